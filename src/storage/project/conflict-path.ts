/** A free path beside the given one for the losing text of a conflict: `about.html` -> `about (conflict 2).html`. */
export function conflictPath(path: string, isTaken: (candidate: string) => boolean): string {
  const [, stem = path, extension = ''] = /^(.*?[^/])(\.[^./]+)?$/u.exec(path) ?? [];
  const plain = stem.replace(/ \(conflict \d+\)$/u, '');
  for (let number = 2; ; number += 1) {
    const candidate = `${plain} (conflict ${number})${extension}`;
    if (!isTaken(candidate)) return candidate;
  }
}
