/** Encodes a path for an address: every segment by itself, separators kept. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
