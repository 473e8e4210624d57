import type { Understood } from './run-parts';

/** Several wishes as one: what each changed and said, in their order, and a word on what was not done. */
export function joinResults(
  results: readonly Understood[],
  done: readonly Extract<Understood['result'], { status: 'done' }>[],
  rest = '',
): Understood {
  const last = done.at(-1);
  return {
    intent: results.map(({ intent }) => intent).join('+'),
    result: {
      status: 'done',
      changes: done.flatMap(({ changes }) => changes),
      said: `${done.map(({ said }) => said).join(' ')}${rest}`,
      target: done.at(-1)?.target ?? null,
      ...(last?.item === undefined ? {} : { item: last.item }),
    },
  };
}
