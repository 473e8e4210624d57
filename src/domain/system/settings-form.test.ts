import { describe, expect, it } from 'vitest';
import { settingsForm, settingsFormSchema, settingsOfForm, type SettingsForm } from './settings-form';
import { defaultSystemSettings } from './system-settings';

const filled = settingsForm(defaultSystemSettings);
const wrongFields = (change: Partial<SettingsForm>) =>
  settingsFormSchema.safeParse({ ...filled, ...change }).error?.issues.map(({ path }) => path.join('.')) ??
  [];

describe('the form of the system settings', () => {
  it('gives back the settings it was opened with', () => {
    expect(settingsOfForm(settingsFormSchema.parse(filled))).toEqual(defaultSystemSettings);
  });

  it.each<[Partial<SettingsForm>, string]>([
    [{ sessionTimeoutMinutes: '0' }, 'sessionTimeoutMinutes'],
    [{ sessionTimeoutMinutes: '1441' }, 'sessionTimeoutMinutes'],
    [{ sessionTimeoutMinutes: '1e2' }, 'sessionTimeoutMinutes'],
    [{ rateLimitPerMinute: '' }, 'rateLimitPerMinute'],
    [{ rateLimitPerMinute: '601' }, 'rateLimitPerMinute'],
    [{ paymentAddress: 'javascript:alert(1)' }, 'paymentAddress'],
    [{ mailRelayAddress: 'relay.example.org' }, 'mailRelayAddress'],
  ])('refuses %o', (change, field) => expect(wrongFields(change)).toEqual([field]));

  it('takes no address at all, and one by mail for payments', () => {
    expect(wrongFields({ paymentAddress: 'mailto:pay@example.org', mailRelayAddress: '' })).toEqual([]);
  });
});
