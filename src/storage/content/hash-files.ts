import { bytesOf, type SiteFile } from '@/domain/site/site-file';
import { hashBytes } from './hash-bytes';

/** A file ready to be written: hashed before the transaction opens, because hashing would end it. */
export type HashedFile = {
  readonly path: string;
  readonly hash: string;
  readonly size: number;
  readonly mime: string;
  readonly bytes: Uint8Array;
};

/** Hashes files. Of several with one path the last wins. `mimeOf` names the content type of a path. */
export async function hashFiles(
  files: readonly SiteFile[],
  mimeOf: (path: string) => string,
): Promise<HashedFile[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return Promise.all(
    [...byPath.values()].map(async (file) => {
      const bytes = bytesOf(file);
      return {
        path: file.path,
        hash: await hashBytes(bytes),
        size: bytes.length,
        mime: mimeOf(file.path),
        bytes,
      };
    }),
  );
}
