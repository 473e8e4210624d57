import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSystemSettings } from '@/domain/system/system-settings';
import { withDatabase } from '@/storage/open-database';
import { readWholeLog } from '@/storage/system/log-store';
import { signInAs } from '../../../tests/support/storage/sign-in-as';
import { clearLog, logQuery } from './query-log';
import { changeSettings, resetSettings } from './settings-commands';
import { readSystemSettings, saveSystemSettings } from './system-settings';

const log = () => withDatabase((database) => readWholeLog(database));
const query = { projectId: 'p', text: 'make it greener', brain: 'Composer', milliseconds: 12 };

beforeEach(async () => {
  await signInAs('admin');
  await clearLog();
  await saveSystemSettings(defaultSystemSettings);
});

describe('the system settings', () => {
  it('are changed by administrators, and the log says what changed', async () => {
    await changeSettings({ ...defaultSystemSettings, maintenanceMode: true, rateLimitPerMinute: 5 });
    expect(await readSystemSettings()).toMatchObject({ maintenanceMode: true, rateLimitPerMinute: 5 });
    expect(await log()).toMatchObject([
      { kind: 'system', details: { changed: 'rateLimitPerMinute: 5, maintenanceMode: true' } },
    ]);
    await resetSettings();
    expect(await readSystemSettings()).toEqual(defaultSystemSettings);
  });

  it('refuse members and change nothing', async () => {
    await signInAs('member');
    await expect(resetSettings()).rejects.toMatchObject({ code: 'admin-only' });
    await expect(changeSettings({ ...defaultSystemSettings, planLimits: true })).rejects.toMatchObject({
      code: 'admin-only',
    });
    expect(await readSystemSettings()).toEqual(defaultSystemSettings);
  });

  it('let queries into the log only while query logging is on', async () => {
    await logQuery(query);
    expect(await log()).toEqual([]);
    await changeSettings({ ...defaultSystemSettings, queryLogging: true });
    await logQuery({ ...query, text: 'x'.repeat(9000) });
    const [newest] = (await log()).filter(({ kind }) => kind === 'query');
    expect(newest).toMatchObject({ details: { brain: 'Composer', milliseconds: 12, projectId: 'p' } });
    expect(newest?.text).toHaveLength(2000);
  });
});
