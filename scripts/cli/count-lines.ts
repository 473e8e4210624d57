import { diffLines } from 'diff';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';

/** One changed file with how many lines came and went. */
export type LineCount = { readonly path: string; readonly added: number; readonly removed: number };

/** Counts added and removed lines of each changed or deleted file against the files before. */
export function countLines(
  before: readonly SiteFile[],
  changed: readonly SiteFile[],
  deleted: readonly string[],
): LineCount[] {
  const old = new Map(before.map((file) => [file.path, textOf(file)]));
  const pairs = [
    ...changed.map((file) => [file.path, old.get(file.path) ?? '', textOf(file)] as const),
    ...deleted.map((path) => [path, old.get(path) ?? '', ''] as const),
  ];
  return pairs.map(([path, from, to]) => {
    const parts = diffLines(from, to);
    const sum = (wanted: 'added' | 'removed') =>
      parts.filter((part) => part[wanted]).reduce((count, part) => count + part.count, 0);
    return { path, added: sum('added'), removed: sum('removed') };
  });
}
