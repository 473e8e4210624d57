import type { NameRun } from '../names/find-name-run';
import type { Reading } from '../reading';

/** Whether a run is a thing with its bare figure, and another follows: "Cut 24, Beard 14". */
export function isPricedRow(reading: Reading, run: NameRun): boolean {
  const isFigure = (at: number): boolean => /^\d{1,3}$/u.test(reading.tokens[at]?.form ?? '');
  const { clause } = reading.tokens[run.to] ?? {};
  let end = run.to;
  while (end < run.to + 5 && reading.tokens[end]?.clause === clause) end += 1;
  return (
    run.to - run.from > 1 &&
    isFigure(run.to - 1) &&
    clause !== reading.tokens[run.to - 1]?.clause &&
    end > run.to &&
    isFigure(end - 1)
  );
}
