import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDatabase } from '@/storage/open-database';
import { signInAs } from '../../../tests/support/storage/sign-in-as';
import { listNotifications } from '../notices/notification-centre';
import { readRetention, runRetention } from './retention';
import { readSystemSettings, saveSystemSettings } from './system-settings';

const day = 86_400_000;
const start = Date.UTC(2026, 5, 1);
let accountId = '';

async function keepTwoYears(dataRetention: boolean): Promise<void> {
  await saveSystemSettings({ ...(await readSystemSettings()), dataRetention });
}
async function logAt(id: string, at: number): Promise<void> {
  await withDatabase((database) =>
    database.logs.put({ id, at, kind: 'query', accountId, text: 'x', details: {} }),
  );
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  accountId = await signInAs('admin');
  await withDatabase((database) => database.logs.clear());
  await logAt('old', start - 800 * day);
  await logAt('young', start - 700 * day);
  await keepTwoYears(true);
});
afterEach(async () => {
  await keepTwoYears(false);
  await runRetention();
  vi.useRealTimers();
});
const kept = async () =>
  (await withDatabase((database) => database.logs.toArray()))
    .filter(({ kind }) => kind === 'query')
    .map(({ id }) => id);

describe('data retention', () => {
  it('tells people a week before anything goes, and then lets exactly that go', async () => {
    expect(await runRetention()).toBe(0);
    expect(await readRetention()).toEqual({ dueAt: start + 7 * day, count: 1 });
    expect((await listNotifications(accountId))[0]).toMatchObject({
      title: 'Old records go on June 8, 2026',
    });
    vi.setSystemTime(start + 6 * day);
    await runRetention();
    expect(await kept()).toEqual(['old', 'young']);
    vi.setSystemTime(start + 7 * day);
    expect(await runRetention()).toBe(1);
    expect(await kept()).toEqual(['young']);
    expect(await readRetention()).toEqual({ dueAt: null, count: 0 });
  });

  it('forgets its plan when it is switched off in that week', async () => {
    await runRetention();
    await keepTwoYears(false);
    vi.setSystemTime(start + 9 * day);
    expect(await runRetention()).toBe(0);
    expect(await kept()).toEqual(['old', 'young']);
  });

  it('does not act on what a clock ten years ahead planned', async () => {
    vi.setSystemTime(start + 3650 * day);
    await runRetention();
    expect((await readRetention()).count).toBeGreaterThan(1);
    vi.setSystemTime(start);
    await runRetention();
    expect(await readRetention()).toEqual({ dueAt: null, count: 0 });
    expect(await kept()).toEqual(['old', 'young']);
  });
});
