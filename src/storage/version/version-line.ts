import type { Version } from '@/domain/project/version';

/** What the undo rule needs of a version. */
type LineVersion = Pick<Version, 'id' | 'step'>;

type Line = {
  /** Versions that brought a state of their own, in order, without those that a later change left behind. */
  readonly states: readonly string[];
  /** Which of them the project shows now; -1 before the first. */
  readonly position: number;
};

/**
 * Where a project stands in its history. A change (or a restore by hand) cuts off what was undone and becomes the
 * newest state; an undo or redo only moves along the states. Versions come in the order of their numbers.
 */
function readLine(versions: readonly LineVersion[]): Line {
  const states: string[] = [];
  let position = -1;
  for (const { id, step } of versions) {
    if (step === 'undo') position = Math.max(position - 1, Math.min(states.length - 1, 0));
    else if (step === 'redo') position = Math.min(position + 1, states.length - 1);
    else {
      states.length = position + 1;
      position = states.push(id) - 1;
    }
  }
  return { states, position };
}

/** The version whose content an undo brings back; null when there is nothing before the state shown. */
export function findUndoTarget(versions: readonly LineVersion[]): string | null {
  const { states, position } = readLine(versions);
  return states[position - 1] ?? null;
}

/** The version whose content a redo brings back; null when nothing was undone since the last change. */
export function findRedoTarget(versions: readonly LineVersion[]): string | null {
  const { states, position } = readLine(versions);
  return states[position + 1] ?? null;
}
