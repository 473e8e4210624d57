const maxPathBytes = 1024;
const maxSegmentBytes = 255;

/** A path inside a project that was asked for: a file, or a folder (its path ends with `/`, the root is empty). */
export type ParsedPath =
  | { readonly ok: true; readonly path: string; readonly isFolder: boolean }
  | { readonly ok: false };

const refused: ParsedPath = { ok: false };

/**
 * Decodes the path part of an address exactly once. Refused: encoded separators, a NUL, control and bidi characters,
 * dot segments, empty segments, broken UTF-8 and what is longer than a zip entry may be.
 */
export function parseSitePath(encoded: string): ParsedPath {
  if (encoded === '') return { ok: true, path: '', isFolder: true };
  if (/%(?:2f|5c|00)/i.test(encoded)) return refused;
  const isFolder = encoded.endsWith('/');
  const segments: string[] = [];
  for (const raw of (isFolder ? encoded.slice(0, -1) : encoded).split('/')) {
    const segment = decodeOnce(raw);
    if (segment === undefined || !isPlainSegment(segment)) return refused;
    segments.push(segment);
  }
  const path = segments.join('/') + (isFolder ? '/' : '');
  return byteLength(path) > maxPathBytes ? refused : { ok: true, path, isFolder };
}

/** Encodes a path for an address: every segment by itself, separators kept. */
export function encodeSitePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Broken or overlong UTF-8: not a name.
    return undefined;
  }
}

function isPlainSegment(segment: string): boolean {
  if (segment === '' || segment === '.' || segment === '..') return false;
  if (/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(segment)) return false;
  return byteLength(segment) <= maxSegmentBytes;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
