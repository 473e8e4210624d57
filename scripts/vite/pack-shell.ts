import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mimeTypeOf } from '../../src/contract/mime-types';
import { packParcel, parcelName } from '../../src/contract/shell-parcel';

type Entry = { readonly url: string; readonly revision: string | null };

/**
 * Writes the files that the service worker keeps into the build once more, as one compressed file: a first visit then
 * asks once instead of some hundred times. The list itself stays as it is.
 */
export async function packShell<Given extends Entry>(
  entries: readonly Given[],
  folder: string,
): Promise<void> {
  const files = await Promise.all(
    entries.map(async ({ url, revision }) => ({
      url,
      revision,
      type: mimeTypeOf(url) ?? 'application/octet-stream',
      body: new Uint8Array(await readFile(join(folder, url))),
    })),
  );
  await writeFile(join(folder, parcelName), gzipSync(packParcel(files), { level: 9 }));
}
