import { createRouter, type Router } from '@/sw/router';
import type { ProjectReader } from '@/domain/project/project-reader';
import type { MemoryProject } from './memory-reader';
import type { MakeStore } from './router-store';

/** The bytes of the sample film. */
export const media = Uint8Array.from({ length: 100 }, (_, index) => index);
/** A project of `me` with one file of every sort. */
export const site: MemoryProject = {
  project: { id: 'p1' },
  files: {
    'index.html':
      '<!doctype html><html lang="en"><head><title>Home</title></head><body><h1>Hi</h1></body></html>',
    'about.html': '<!doctype html><title>About</title>',
    'style.css': 'body{color:red}',
    'script.js': 'let a',
    'assets/film.mp4': media,
    'assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'notes.xyz': 'unknown type',
  },
};
/** Somebody else's private project. */
export const others: MemoryProject = {
  project: { id: 'p2', ownerId: 'you' },
  files: { 'index.html': 'secret' },
};
/** Somebody else's public project. */
export const shared: MemoryProject = {
  project: { id: 'p3', ownerId: 'you', privacy: 'public', updatedAt: Date.UTC(2027, 0) },
  files: { 'index.html': 'open' },
};
/** A project of `me` in the trash. */
export const trashed: MemoryProject = {
  project: { id: 'p4', deletedAt: 1 },
  files: { 'index.html': 'gone' },
};

/** What asks a router, over stores that `makeStore` makes. A question that nobody answers throws. */
export function askRouterOf(makeStore: MakeStore) {
  const makeReader = async (
    projects: readonly MemoryProject[],
    accountId: string | null = 'me',
  ): Promise<ProjectReader> => (await makeStore(projects, accountId)).reader;
  const makeRouter = async (
    projects = [site, others, shared, trashed],
    accountId: string | null = 'me',
    base = '/',
  ) => createRouter({ reader: await makeReader(projects, accountId), previewScript: '/*preview*/', base });
  const ask = async (
    path: string,
    init: RequestInit & { navigation?: boolean } = {},
    router?: Router,
  ): Promise<Response> => {
    const { navigation = false, ...rest } = init;
    const answer = router ?? (await makeRouter());
    const response = await answer(new Request(`http://localhost${path}`, rest), { navigation });
    if (!response) throw new Error(`Nobody answered ${path}.`);
    return response;
  };

  return { makeReader, makeRouter, ask };
}
