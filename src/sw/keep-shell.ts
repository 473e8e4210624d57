import { parcelName, unpackParcel } from '@/contract/shell-parcel';
import { smallBytes, type SmallFiles } from './small-files';

/** A file to keep: where it is asked for, the key it is kept under, and the mark of its content if the name has none. */
export type ShellFile = { readonly url: string; readonly cacheKey: string; readonly revision: string | null };

type Store = Pick<Cache, 'keys' | 'put' | 'addAll'>;

// Enough to keep the device busy; small enough that an install that is broken off has kept most of what came.
const keptAtOnce = 64;

/**
 * Keeps every file of the build that is not kept yet. A first visit asks for one parcel with all of them, which costs
 * seconds less than some hundred requests; an update asks only for what changed. What an install that was broken off
 * has kept is not asked for again. Rejects when a file did not come whole.
 */
export async function keepShell(
  cache: Store,
  small: SmallFiles,
  files: readonly ShellFile[],
  base: string,
): Promise<void> {
  const kept = new Set([...(await cache.keys()).map(({ url }) => url), ...(await small.keys())]);
  let missing: readonly ShellFile[] = files.filter(({ cacheKey }) => !kept.has(cacheKey));
  if (missing.length > files.length / 2) missing = await keepFromParcel(cache, small, missing, base);
  for (const some of inLots(missing)) {
    await cache.addAll(
      some.map(({ url, cacheKey }) => {
        // A name without a hash of its content may lie in the browser's cache from an earlier build.
        const reload = cacheKey === url ? 'default' : 'reload';
        return new Request(cacheKey, { cache: reload, credentials: 'same-origin' });
      }),
    );
  }
}

/** Keeps what the parcel holds of the files; answers those that it does not. A host without one is no error. */
async function keepFromParcel(
  cache: Store,
  small: SmallFiles,
  files: readonly ShellFile[],
  base: string,
): Promise<readonly ShellFile[]> {
  const parcel = await readParcel(base).catch(() => []);
  const bodies = new Map(parcel.map((file) => [nameOf(`${base}${file.url}`, file.revision), file]));
  const found = files.map((file) => ({ ...file, sent: bodies.get(nameOf(pathOf(file), file.revision)) }));
  const here = found.flatMap(({ cacheKey, sent }) => (sent ? [{ cacheKey, sent }] : []));
  const isSmall = ({ sent }: (typeof here)[number]) => sent.body.length <= smallBytes;
  await small.keep(new Map(here.filter(isSmall).map(({ cacheKey, sent }) => [cacheKey, sent])));
  for (const some of inLots(here.filter((file) => !isSmall(file)))) {
    await Promise.all(
      some.map(({ cacheKey, sent: { type, body } }) => {
        const headers = { 'Content-Type': type, 'Content-Length': String(body.length) };
        return cache.put(cacheKey, new Response(body, { headers }));
      }),
    );
  }
  return found.filter(({ sent }) => !sent);
}

async function readParcel(base: string) {
  const answer = await fetch(`${base}${parcelName}`, { cache: 'no-store', credentials: 'same-origin' });
  if (!answer.ok || !answer.body) return [];
  const unpacked = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return unpackParcel(new Uint8Array(await new Response(unpacked).arrayBuffer()));
}

const pathOf = ({ url }: ShellFile) => new URL(url).pathname;
const nameOf = (path: string, revision: string | null) => `${path} ${revision ?? ''}`;

function inLots<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / keptAtOnce) }, (_, index) =>
    items.slice(index * keptAtOnce, (index + 1) * keptAtOnce),
  );
}
