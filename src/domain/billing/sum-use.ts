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

/** A sum under way. */
export type RunningSum = { answers: number; tokens: number; priceMicros: number };

export function emptySum(): RunningSum {
  return { answers: 0, tokens: 0, priceMicros: 0 };
}

/** Adds one answer to a sum. */
export function addUse(sum: RunningSum, { inputTokens, outputTokens, priceMicros }: ModelUse): void {
  sum.answers += 1;
  sum.tokens += inputTokens + outputTokens;
  sum.priceMicros += priceMicros;
}

/** Answers of a month by day: every day of it, from the first, those without an answer among them. */
export function sumByDay(uses: readonly ModelUse[], { start, end }: Span): DaySum[] {
  const days: { readonly day: number; readonly end: number; readonly sum: RunningSum }[] = [];
  // By the calendar, not by 24 hours: two days of the year are longer or shorter.
  for (const date = new Date(start); date.getTime() < end;) {
    const day = date.getTime();
    date.setDate(date.getDate() + 1);
    days.push({ day, end: date.getTime(), sum: emptySum() });
  }
  let current = days[0];
  for (const use of uses) {
    // The ledger is in order of time: nearly every answer is of the same day as the one before.
    if (!current || use.at < current.day || use.at >= current.end) {
      current = days.find((day) => use.at >= day.day && use.at < day.end);
    }
    if (current) addUse(current.sum, use);
  }
  return days.map(({ day, sum }) => ({ day, ...finished(sum) }));
}

/** Answers by the model that gave them, the dearest first, then the busiest. */
export function sumByModel(uses: readonly ModelUse[]): ModelSum[] {
  const models = new Map<string, RunningSum>();
  for (const use of uses) {
    const sum = models.get(use.modelId) ?? emptySum();
    models.set(use.modelId, sum);
    addUse(sum, use);
  }
  return [...models]
    .map(([modelId, sum]) => ({ modelId, ...finished(sum) }))
    .toSorted((first, second) => second.priceMicros - first.priceMicros || second.answers - first.answers);
}

function finished(sum: RunningSum): UseSum {
  return { ...sum, credits: creditsOf(sum.priceMicros) };
}
