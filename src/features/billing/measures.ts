import type { UseSum } from '@/domain/billing/sum-use';
import type { Formats } from '@/services/formats';

/** What a chart of the ledger can show. */
export const measures = ['answers', 'tokens', 'credits'] as const;
export type Measure = (typeof measures)[number];

export const measureWords: Readonly<Record<Measure, string>> = {
  answers: 'Answers',
  tokens: 'Tokens',
  credits: 'Credits',
};

/** Millionths of a dollar as money: `$1.20`, and small sums to a hundredth of a cent. */
export function writeMicros(micros: number, shown: Formats): string {
  return shown.dollars(micros / 1_000_000);
}

/** The largest value of a measure, at least one, so that it can be divided by. */
export function largest(sums: readonly UseSum[], measure: Measure): number {
  return sums.reduce((most, sum) => Math.max(most, sum[measure]), 1);
}
