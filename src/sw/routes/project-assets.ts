import type { AssetListing } from '@/contract/sw-messages';
import { respondJson } from '../respond';
import { readVisibleProject, type RouteContext } from '../route-context';
import { answerMissing } from './not-found';

const folder = 'assets/';

/** GET /projects/{id}/assets/: the names in the assets folder; 404 when there are none. */
export async function answerAssets(context: RouteContext, projectId: string): Promise<Response> {
  const project = await readVisibleProject(context, projectId);
  const files = project
    ? assetNames((await context.reader.listFiles(projectId)).map(({ path }) => path))
    : [];
  if (files.length === 0) return answerMissing(context);
  const listing: AssetListing = { files };
  return respondJson(listing);
}

/** Names of the files in the assets folder, relative to it, sorted. */
export function assetNames(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
    .toSorted();
}
