import { mimeTypeOf } from '@/contract/mime-types';
import { isSafePath } from '@/contract/safe-path';
import { AppError } from '@/domain/errors';

export { deviceName, isSafePath } from '@/contract/safe-path';

/** Throws `path-invalid` for a path that could not be an address, a zip entry or a file on every system. */
export function requireSafePath(path: string): void {
  if (!isSafePath(path)) throw new AppError('path-invalid', { path });
}

/** Content type of a path; unknown ones are plain bytes. */
export function mimeOf(path: string): string {
  return mimeTypeOf(path) ?? 'application/octet-stream';
}
