import { afterEach, describe, expect, it } from 'vitest';
import { defaultSystemSettings } from '@/domain/system/system-settings';
import { listConnectOrigins } from './connect-origins';
import { clearUser, storeUser } from './session';
import { saveSystemSettings } from './system-settings';

describe('the origins that pages may talk to', () => {
  afterEach(async () => {
    clearUser();
    await saveSystemSettings(defaultSystemSettings);
  });
  const withRelay = async (mailRelayAddress: string) => {
    storeUser({ id: 'ann', name: 'Ann', email: 'ann@example.org', avatar: '' });
    const before = await listConnectOrigins();
    await saveSystemSettings({ ...defaultSystemSettings, mailRelayAddress });
    return (await listConnectOrigins()).filter((origin) => !before.includes(origin));
  };

  it('hold that of the mail relay, and nothing of its path', async () => {
    expect(await withRelay('https://mail.example.org/hooks?key=1')).toEqual(['https://mail.example.org']);
  });

  it.each(['', 'not an address', 'javascript:alert(1)'])(
    'are as before with "%s" for a relay',
    async (address) => {
      expect(await withRelay(address)).toEqual([]);
    },
  );

  it('are none while nobody is signed in', async () => {
    await saveSystemSettings({ ...defaultSystemSettings, mailRelayAddress: 'https://mail.example.org/' });
    expect(await listConnectOrigins()).toEqual([]);
  });
});
