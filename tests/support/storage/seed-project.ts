import { hashFiles, type HashedFile } from '../../../src/storage/content/hash-files';
import type { SitewrightDatabase } from '../../../src/storage/database';
import type { Stamp } from '../../../src/storage/guard/run-write';
import { createProject } from '../../../src/storage/project/project-store';
import { commitFiles } from '../../../src/storage/version/commit-files';

/** Text files by path, hashed as the store wants them. */
export function textFiles(texts: Readonly<Record<string, string>>): Promise<HashedFile[]> {
  return hashFiles(
    Object.entries(texts).map(([path, content]) => ({ path, content })),
    () => 'text/plain; charset=utf-8',
  );
}

/** One text file, hashed. */
export async function textFile(path: string, content: string): Promise<HashedFile> {
  const [file] = await textFiles({ [path]: content });
  if (!file) throw new Error('one file in, one file out');
  return file;
}

/** A project `p` of account `ann` with the given files as its first version. */
export async function seedProject(
  database: SitewrightDatabase,
  texts: Readonly<Record<string, string>>,
  stamp: () => Stamp,
  id = 'p',
): Promise<void> {
  await createProject(
    database,
    {
      id,
      ownerId: 'ann',
      name: `Project ${id}`,
      description: '',
      privacy: 'public',
      seed: 1,
      prompt: 'A site',
    },
    stamp(),
  );
  const files = await textFiles(texts);
  await commitFiles(
    database,
    { projectId: id, files, deleted: [], author: 'assistant', note: 'Built' },
    stamp(),
  );
}
