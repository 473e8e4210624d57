import { describe, expect, it } from 'vitest';
import type { ModelUse } from '@/domain/assistant/model-use';
import type { SitewrightDatabase } from '../database';
import { openTestDatabase } from '../../../tests/support/storage/open-test-database';
import { countUse, listNewestUse, walkUse } from './usage-store';

const span = { start: 0, end: 100_000 };
const use = (id: string, at: number): ModelUse => ({
  id,
  accountId: 'ann',
  at,
  modelId: 'composer',
  projectId: null,
  inputTokens: 1,
  outputTokens: 1,
  priceMicros: 0,
  milliseconds: 1,
});

async function walked(database: SitewrightDatabase): Promise<string[]> {
  const ids: string[] = [];
  await walkUse(database, 'ann', span, (rows) => ids.push(...rows.map(({ id }) => id)));
  return ids;
}

describe('the ledger', () => {
  it('is walked whole, each answer once, also where a thousand fall on one moment', async () => {
    const database = await openTestDatabase();
    const rows = Array.from({ length: 13_000 }, (_, index) =>
      use(`u${index}`, index > 3000 && index < 11_500 ? 5000 : index),
    );
    await database.usage.bulkAdd(rows);
    const ids = await walked(database);
    expect(ids).toHaveLength(13_000);
    expect(new Set(ids).size).toBe(13_000);
    expect(await countUse(database, 'ann', span)).toBe(13_000);
  });

  it('shows its newest first, and only as many as asked', async () => {
    const database = await openTestDatabase();
    await database.usage.bulkAdd([use('a', 1), use('b', 3), use('c', 2), use('late', span.end)]);
    const newest = await listNewestUse(database, 'ann', span, { now: 50_000, most: 2 });
    expect(newest.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('leaves out a row that cannot be read, and sets it aside', async () => {
    const database = await openTestDatabase();
    await database.usage.bulkAdd([use('a', 1), { ...use('b', 2), priceMicros: 'much' as never }]);
    expect(await walked(database)).toEqual(['a']);
    await expect.poll(() => database.quarantine.count()).toBe(1);
  });

  it('ends when nobody waits for it any more', async () => {
    const database = await openTestDatabase();
    const stopped = AbortSignal.abort();
    await expect(walkUse(database, 'ann', span, () => undefined, stopped)).rejects.toThrow(/abort/i);
  });
});
