import type { FileCount } from '@/domain/project/message';
import { readBlobs } from '../content/blob-store';
import type { SitewrightDatabase } from '../database';
import { countLines } from './count-lines';
import type { WrittenVersion } from './write-version';

/** Content longer than this is counted as one change; nobody reads a line count of a picture or a bundle. */
const countedMaxBytes = 2_000_000;

/** Lines added and removed by a version, file by file, by path. Called inside the transaction that wrote it. */
export async function countChanges(
  database: SitewrightDatabase,
  { version, before }: WrittenVersion,
): Promise<FileCount[]> {
  const written = [...version.added, ...version.modified];
  const hashes = [...written, ...version.deleted].map(({ hash }) => hash);
  const blobs = await readBlobs(database, [...hashes, ...[...before.values()].map(({ hash }) => hash)]);
  const textAt = (hash: string | undefined) => decode(hash === undefined ? undefined : blobs.get(hash));
  const counts = [
    ...written.map(({ path, hash }): FileCount => {
      const old = before.get(path);
      return { path, ...countLines(textAt(old?.hash), textAt(hash)), state: old ? 'modified' : 'added' };
    }),
    ...version.deleted.map(({ path, hash }): FileCount => ({
      path,
      ...countLines(textAt(hash), ''),
      state: 'deleted',
    })),
  ];
  return counts.toSorted((first, second) => (first.path < second.path ? -1 : 1));
}

function decode(bytes: Uint8Array | undefined): string {
  if (!bytes || bytes.length > countedMaxBytes) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ''; // a picture has no lines
  }
}
