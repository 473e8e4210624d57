import { describe, expect, it } from 'vitest';
import type { ModelUse } from '../assistant/model-use';
import { monthAround } from '../plans/credits';
import { sumByDay, sumByModel } from './sum-use';

const use = (at: Date, modelId: string, priceMicros = 0): ModelUse => ({
  id: `${at.getTime()}${modelId}`,
  accountId: 'ann',
  at: at.getTime(),
  modelId,
  projectId: null,
  inputTokens: 10,
  outputTokens: 5,
  priceMicros,
  milliseconds: 1,
});

describe('the ledger summed', () => {
  it('by day has every day of the month, also where clocks change', () => {
    const month = monthAround(new Date(2026, 2, 10).getTime());
    const days = sumByDay(
      [use(new Date(2026, 2, 29, 23, 59), 'a'), use(new Date(2026, 2, 29), 'b', 1500)],
      month,
    );
    expect(days).toHaveLength(31);
    expect(days.map(({ day }) => new Date(day).getDate())).toEqual(
      Array.from({ length: 31 }, (_, at) => at + 1),
    );
    expect(days[28]).toMatchObject({ answers: 2, tokens: 30, priceMicros: 1500, credits: 2 });
    expect(days[27]).toMatchObject({ answers: 0, credits: 0 });
  });

  it('by model begins with the dearest', () => {
    const at = new Date(2026, 2, 1);
    const sums = sumByModel([
      use(at, 'composer'),
      use(at, 'composer'),
      use(at, 'big', 9),
      use(at, 'small', 1),
    ]);
    expect(sums.map(({ modelId, answers }) => [modelId, answers])).toEqual([
      ['big', 1],
      ['small', 1],
      ['composer', 2],
    ]);
  });
});
