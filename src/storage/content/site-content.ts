import type { SiteFile } from '@/domain/site/site-file';
import type { SitewrightDatabase } from '../database';
import { readBlobs } from './blob-store';

const media = /^(?:image\/(?!svg)|font\/|video\/|audio\/|application\/(?:pdf|wasm|zip))/;

/** Text of the bytes when they are UTF-8 through and through, else the bytes themselves. */
function readableContent(bytes: Uint8Array, mime: string): string | Uint8Array {
  if (media.test(mime)) return bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

/** The files of a tree with their content, in the tree's order; text as a string. A file whose content is missing is left out. */
export async function readSiteFiles(
  database: SitewrightDatabase,
  tree: readonly { readonly path: string; readonly hash: string; readonly mime: string }[],
): Promise<SiteFile[]> {
  const blobs = await readBlobs(
    database,
    tree.map(({ hash }) => hash),
  );
  return tree.flatMap(({ path, hash, mime }) => {
    const bytes = blobs.get(hash);
    return bytes ? [{ path, content: readableContent(bytes, mime) }] : [];
  });
}
