import type { Finding } from '@/domain/site/finding';

/**
 * What a change brought in that the checks do not allow: errors, and requests to other hosts. What stood before it is not
 * held against it.
 */
export function findNewFaults(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Map<string, number>();
  for (const finding of before.filter(isFault))
    known.set(keyOf(finding), (known.get(keyOf(finding)) ?? 0) + 1);
  return after.filter(isFault).filter((finding) => {
    const left = known.get(keyOf(finding)) ?? 0;
    known.set(keyOf(finding), left - 1);
    return left <= 0;
  });
}

/** One finding on a line: `style.css:12 A brace is not closed.` */
export function tellFinding({ path, line, message }: Finding): string {
  return `${path}${line === undefined ? '' : `:${line}`} ${message}`;
}

function isFault({ severity, rule }: Finding): boolean {
  return severity === 'error' || rule === 'external-request';
}

/** Lines move when something above them changes. */
function keyOf({ path, rule, message }: Finding): string {
  return `${path}\n${rule}\n${message}`;
}
