import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../tests/support/storage/sign-in-as';
import { takeModelTurn } from './model-rate-limit';
import { readSystemSettings, saveSystemSettings } from '../admin/system-settings';
import { clearUser } from '../account/session';

async function limit(rateLimitPerMinute: number, rateLimiting = true): Promise<void> {
  await saveSystemSettings({ ...(await readSystemSettings()), rateLimiting, rateLimitPerMinute });
}
async function passes(): Promise<boolean> {
  return takeModelTurn().then(
    () => true,
    () => false,
  );
}

describe('the limit of requests to models', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 1) });
    await limit(3);
    await signInAs('member');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets so many pass in a minute and names the wait for the next', async () => {
    for (const _ of [1, 2, 3]) {
      await takeModelTurn();
      vi.advanceTimersByTime(5000);
    }
    await expect(takeModelTurn()).rejects.toMatchObject({
      code: 'model-rate',
      details: { wait: '45 seconds' },
    });
    vi.advanceTimersByTime(45_000);
    await expect(takeModelTurn()).resolves.toBeUndefined();
    await expect(takeModelTurn()).rejects.toMatchObject({ details: { wait: '5 seconds' } });
  });

  it('does not let a burst through that asks all at once', async () => {
    const passed = await Promise.all(Array.from({ length: 10 }, passes));
    expect(passed.filter(Boolean)).toHaveLength(3);
  });

  it('counts each account by itself', async () => {
    for (const _ of [1, 2, 3]) await takeModelTurn();
    await signInAs('member');
    expect(await passes()).toBe(true);
  });

  it('does not lock anybody out when the clock is set back', async () => {
    for (const _ of [1, 2, 3]) await takeModelTurn();
    vi.setSystemTime(Date.UTC(2016, 4, 1));
    expect(await passes()).toBe(true);
  });

  it('does nothing while it is off, and is for people who are signed in', async () => {
    await limit(1, false);
    for (const _ of [1, 2, 3]) expect(await passes()).toBe(true);
    clearUser();
    await expect(takeModelTurn()).rejects.toMatchObject({ code: 'forbidden' });
  });
});
