import type { SitewrightDatabase } from '../database';
import { checkRow, checkRows } from '../rows/check-rows';
import { blobSchema } from '../rows/stored-rows';

type Content = { readonly hash: string; readonly size: number; readonly bytes?: Uint8Array };

/** Writes content that is not there yet. Called inside a transaction that covers `blobs`. */
export async function keepBlobs(database: SitewrightDatabase, contents: readonly Content[]): Promise<void> {
  const byHash = new Map(
    contents.flatMap(({ hash, size, bytes }) => (bytes ? [[hash, { hash, size, bytes }] as const] : [])),
  );
  if (byHash.size === 0) return;
  const present = await database.blobs
    .where('hash')
    .anyOf([...byHash.keys()])
    .primaryKeys();
  for (const hash of present) byHash.delete(hash);
  await database.blobs.bulkAdd(
    // A view into a larger buffer would store that whole buffer.
    [...byHash.values()].map(({ hash, size, bytes }) => ({ hash, size, bytes: new Uint8Array(bytes) })),
  );
}

/** The content of one hash; undefined when it is missing or broken. */
export async function readBlob(database: SitewrightDatabase, hash: string): Promise<Uint8Array | undefined> {
  return checkRow(database, database.blobs, blobSchema, await database.blobs.get(hash))?.bytes;
}

/** The contents of many hashes by hash; what is missing or broken is left out. */
export async function readBlobs(
  database: SitewrightDatabase,
  hashes: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const rows = await database.blobs.bulkGet([...new Set(hashes)]);
  const readable = checkRows(
    database,
    database.blobs,
    blobSchema,
    rows.filter((row) => row !== undefined),
  );
  return new Map(readable.map(({ hash, bytes }) => [hash, bytes]));
}
