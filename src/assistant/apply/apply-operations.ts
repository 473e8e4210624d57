import { textOf, type SiteFile } from '@/domain/site/site-file';
import type { AnswerProblem, Operation, SearchPair } from '../protocol/operation';
import { applyPairs } from './apply-pairs';
import { findRefusal, isTextPath, type PathRule } from './write-rules';

/** A site after an answer, apart from the one that stands. */
export type AppliedAnswer = {
  /** The whole site as it would be. */
  readonly site: readonly SiteFile[];
  readonly problems: readonly AnswerProblem[];
};

/**
 * Does what an answer asks for on a copy of the site. An operation that the rules refuse is not done and is told; the
 * others are. `rule` says why a path cannot be written, null when it can.
 */
export function applyOperations(
  before: readonly SiteFile[],
  operations: readonly Operation[],
  rule: PathRule,
): AppliedAnswer {
  const site = new Map(before.map((file) => [file.path, file]));
  const problems: AnswerProblem[] = [];
  const refuse = (path: string, message: string) => problems.push({ path, message });
  for (const operation of gatherEdits(operations)) {
    const refusal = findRefusal(operation, site, rule);
    if (refusal !== null) {
      refuse(operation.kind === 'rename' ? operation.from : operation.path, refusal);
      continue;
    }
    if (operation.kind === 'delete') site.delete(operation.path);
    else if (operation.kind === 'file')
      site.set(operation.path, { path: operation.path, content: operation.content });
    else if (operation.kind === 'rename') {
      const file = site.get(operation.from);
      if (file) site.set(operation.to, { ...file, path: operation.to });
      site.delete(operation.from);
    } else {
      const file = site.get(operation.path);
      const applied = applyPairs(operation.path, file ? textOf(file) : '', operation.pairs);
      problems.push(...applied.problems);
      site.set(operation.path, { path: operation.path, content: applied.text });
    }
  }
  return { site: [...site.values()], problems };
}

/** Edits of one file that follow one another count as one: none of them sees what another did. */
function gatherEdits(operations: readonly Operation[]): readonly Operation[] {
  const gathered: Operation[] = [];
  for (const operation of operations) {
    const last = gathered.findLastIndex(
      (other) => other.kind === 'rename' || other.path === pathIn(operation),
    );
    const earlier = gathered[last];
    if (operation.kind === 'edit' && earlier?.kind === 'edit' && earlier.path === operation.path) {
      const pairs: SearchPair[] = [...earlier.pairs, ...operation.pairs];
      gathered[last] = { ...earlier, pairs };
    } else gathered.push(operation);
  }
  return gathered;
}

function pathIn(operation: Operation): string {
  return operation.kind === 'rename' ? operation.from : operation.path;
}

/** What differs between two states of a site: files added or changed, whole, and the paths that are gone. */
export function differenceOf(
  before: readonly SiteFile[],
  site: readonly SiteFile[],
): { readonly files: readonly SiteFile[]; readonly deleted: readonly string[] } {
  const left = new Set(site.map(({ path }) => path));
  const known = new Map(before.map((file) => [file.path, file]));
  const files = site.filter((file) => {
    const old = known.get(file.path);
    if (old === file) return false;
    return !old || !isTextPath(file.path) || textOf(old) !== textOf(file);
  });
  return { files, deleted: before.map(({ path }) => path).filter((path) => !left.has(path)) };
}
