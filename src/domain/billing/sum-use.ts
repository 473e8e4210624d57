import type { ModelUse } from '../assistant/model-use';
import { creditsOf, type Span } from '../plans/credits';

/** What several answers came to. */
export type UseSum = {
  readonly answers: number;
  readonly tokens: number;
  readonly priceMicros: number;
  readonly credits: number;
};
/** Start of the day where the device is, milliseconds since 1970. */
export type DaySum = UseSum & { readonly day: number };
export type ModelSum = UseSum & { readonly modelId: string };

/** Answers of a month by day: every day of it, from the first, those without an answer among them. */
export function sumByDay(uses: readonly ModelUse[], { start, end }: Span): DaySum[] {
  const byDay = groupUses(uses, ({ at }) => new Date(at).setHours(0, 0, 0, 0));
  const days: DaySum[] = [];
  const day = new Date(start);
  // By the calendar, not by 24 hours: two days of the year are longer or shorter.
  for (; day.getTime() < end; day.setDate(day.getDate() + 1)) {
    days.push({ day: day.getTime(), ...sumOf(byDay.get(day.getTime()) ?? []) });
  }
  return days;
}

/** Answers by the model that gave them, the dearest first, then the busiest. */
export function sumByModel(uses: readonly ModelUse[]): ModelSum[] {
  return [...groupUses(uses, ({ modelId }) => modelId)]
    .map(([modelId, rows]) => ({ modelId, ...sumOf(rows) }))
    .toSorted((first, second) => second.priceMicros - first.priceMicros || second.answers - first.answers);
}

function groupUses<Key>(uses: readonly ModelUse[], keyOf: (use: ModelUse) => Key): Map<Key, ModelUse[]> {
  const groups = new Map<Key, ModelUse[]>();
  for (const use of uses) {
    const key = keyOf(use);
    const group = groups.get(key);
    if (group) group.push(use);
    else groups.set(key, [use]);
  }
  return groups;
}

function sumOf(uses: readonly ModelUse[]): UseSum {
  let tokens = 0;
  let priceMicros = 0;
  for (const use of uses) {
    tokens += use.inputTokens + use.outputTokens;
    priceMicros += use.priceMicros;
  }
  return { answers: uses.length, tokens, priceMicros, credits: creditsOf(priceMicros) };
}
