import { encodeSitePath, parseSitePath } from './site-path';

/** Names that Windows keeps for devices: a zip with such a file cannot be unpacked there. */
export const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Whether a path can be an address, a zip entry and a file on every system. */
export function isSafePath(path: string): boolean {
  try {
    const parsed = parseSitePath(encodeSitePath(path));
    return parsed.ok && path !== '' && !parsed.isFolder && path.split('/').every(isPortable);
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
