import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/domain/system/log-entry';
import { openTestDatabase } from '../../../tests/support/storage/open-test-database';
import { addLogEntry, clearLog, countLog, readNewestLog, readWholeLog, trimLog } from './log-store';

const entry = (id: string, at: number): LogEntry => ({
  id,
  at,
  kind: 'query',
  accountId: 'ann',
  text: `line ${id}`,
  details: { brain: 'Composer' },
});

describe('the log', () => {
  it('is read newest first, whatever the order of its ids', async () => {
    const database = await openTestDatabase();
    await addLogEntry(database, entry('z', 1));
    await addLogEntry(database, entry('a', 3));
    await addLogEntry(database, entry('m', 2));
    expect((await readWholeLog(database)).map(({ id }) => id)).toEqual(['a', 'm', 'z']);
    expect((await readNewestLog(database, 2)).map(({ id }) => id)).toEqual(['a', 'm']);
    expect(await clearLog(database)).toBe(3);
    expect(await countLog(database)).toBe(0);
  });

  it(
    'is read across stretches, and loses its oldest lines beyond a number',
    { timeout: 60_000 },
    async () => {
      const database = await openTestDatabase();
      const rows = Array.from({ length: 12_500 }, (_, index) => entry(`e${index}`, index));
      await database.logs.bulkAdd(rows);
      const whole = await readWholeLog(database);
      expect(whole).toHaveLength(12_500);
      expect(whole[0]?.at).toBe(12_499);
      expect(await trimLog(database, 10_000)).toBe(2500);
      expect((await database.logs.orderBy('at').first())?.at).toBe(2500);
    },
  );

  it('stops reading when nobody waits any more', async () => {
    const database = await openTestDatabase();
    await expect(readWholeLog(database, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('shows the others when one line is broken', async () => {
    const database = await openTestDatabase();
    await addLogEntry(database, entry('a', 1));
    await database.table('logs').add({ id: 'b', at: 2, kind: 'nonsense' });
    expect((await readWholeLog(database)).map(({ id }) => id)).toEqual(['a']);
  });
});
