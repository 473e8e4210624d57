import { encodeSitePath, parseSitePath } from '@/contract/site-path';
import { mimeTypeOf } from '@/contract/mime-types';
import { AppError } from '@/domain/errors';

/** Names that Windows keeps for devices: a zip with such a file cannot be unpacked there. */
export const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Throws `path-invalid` for a path that could not be an address, a zip entry or a file on every system. */
export function requireSafePath(path: string): void {
  if (!isSafePath(path)) throw new AppError('path-invalid', { path });
}

/** Content type of a path; unknown ones are plain bytes. */
export function mimeOf(path: string): string {
  return mimeTypeOf(path) ?? 'application/octet-stream';
}

/** Whether a path can be an address, a zip entry and a file on every system. */
export function isSafePath(path: string): boolean {
  try {
    const parsed = parseSitePath(encodeSitePath(path));
    return parsed.ok && !parsed.isFolder && path.split('/').every(isPortable);
  } catch {
    return false; // half a surrogate pair has no address
  }
}

function isPortable(segment: string): boolean {
  return (
    !/[. ]$/.test(segment) &&
    !segment.startsWith(' ') &&
    !/[<>:"|?*]/.test(segment) &&
    !deviceName.test(segment)
  );
}
