import { isPagePath } from '@/contract/mime-types';
import type { Message } from '@/domain/project/message';
import type { HistoryEntry, ProjectMeta } from '@/domain/project/project-meta';
import type { Version } from '@/domain/project/version';
import { respondJson } from '../respond';
import { readVisibleProject, type RouteContext } from '../route-context';
import { answerMissing } from './not-found';
import { assetNames } from './project-assets';

/** GET /projects/{id}/meta.json: what a project is, who said what, and which files it has (specification §3). */
export async function answerMeta(context: RouteContext, projectId: string): Promise<Response> {
  const project = await readVisibleProject(context, projectId);
  if (!project) return answerMissing(context);
  const { reader } = context;
  const [files, messages, versions] = await Promise.all([
    reader.listFiles(projectId),
    reader.listMessages(projectId),
    reader.listVersions(projectId),
  ]);
  const paths = files.map(({ path }) => path).toSorted();
  const meta: ProjectMeta = {
    id: project.id,
    name: project.name,
    createdAt: new Date(project.createdAt).toISOString(),
    updatedAt: new Date(project.updatedAt).toISOString(),
    history: buildHistory(messages, versions),
    paths: {
      index: choosePath(paths, 'index.html', /\.html?$/i),
      style: choosePath(paths, 'style.css', /\.css$/i),
      script: choosePath(paths, 'script.js', /\.m?js$/i),
    },
    pages: paths.filter(isPagePath).toSorted((one, other) => rankPage(one) - rankPage(other)),
    assets: assetNames(paths),
    warnings: [
      ...describeMissingIndex(paths, project.headSeq),
      ...((await reader.listWarnings?.(projectId)) ?? []),
    ],
  };
  return respondJson(meta);
}

/** The expected file, else the first of its sort, else an empty string. */
function choosePath(paths: readonly string[], expected: string, sort: RegExp): string {
  return paths.includes(expected) ? expected : (paths.find((path) => sort.test(path)) ?? '');
}

function rankPage(path: string): number {
  return path === 'index.html' ? 0 : 1;
}

function buildHistory(messages: readonly Message[], versions: readonly Version[]): HistoryEntry[] {
  const byId = new Map(versions.map((version) => [version.id, version]));
  return messages
    .toSorted((one, other) => one.seq - other.seq)
    .map((message) => {
      const time = new Date(message.createdAt).toISOString();
      if (message.role === 'user') return { role: 'user', text: message.text, time };
      const version = message.versionId === undefined ? undefined : byId.get(message.versionId);
      return { role: 'assistant', ...(version && describeVersion(version)), note: message.text, time };
    });
}

function describeVersion(version: Version) {
  const pathOf = ({ path }: { readonly path: string }) => path;
  return {
    type: 'generation' as const,
    added: version.added.map(pathOf),
    modified: version.modified.map(pathOf),
    deleted: version.deleted.map(pathOf),
  };
}

/** A site opens with its index.html. A project that nothing was written to yet misses nothing. */
function describeMissingIndex(paths: readonly string[], headSeq: number): string[] {
  const isBegun = paths.length > 0 || headSeq > 0;
  return isBegun && !paths.includes('index.html')
    ? ['There is no index.html: the site has no first page.']
    : [];
}
