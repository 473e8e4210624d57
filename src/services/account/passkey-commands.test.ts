import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLoginAttempts } from '@/storage/account/login-attempt-store';
import { findAccount } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { SoftwareAuthenticator } from '../../../tests/support/software-authenticator';
import { createAccount, logIn, logOut, resetPassword } from './account-commands';
import { addPasskey, listPasskeys, logInWithPasskey, removePasskey } from './passkey-commands';
import { askToSign } from './passkey/ask-authenticator';
import { session } from './session';
import { confirmTwoFactor, offerTwoFactor } from './two-factor';
import { readVaultState } from './vault/vault-state';
import { emptyDevice } from '../../../tests/support/storage/empty-device';

// The slow derivation has its own tests.
vi.mock('./password', () => ({
  keepSecret: (secret: string) => Promise.resolve({ algorithm: 'plain', salt: '', hash: secret }),
  matchesSecret: (secret: string, { hash }: { hash: string }) => Promise.resolve(secret === hash),
}));

const ann = { name: 'Ann Lee', email: 'ann@example.org', password: 'correct horse' };
let device: SoftwareAuthenticator;
let recoveryCode: string;
let accountId: string;

async function sign() {
  const signed = await askToSign({});
  if (!signed) throw new Error('nothing was signed');
  return signed;
}

describe('passkeys of a device’s accounts', () => {
  beforeEach(async () => {
    device = new SoftwareAuthenticator();
    vi.stubGlobal('navigator', { userAgent: 'Firefox/150.0 (Linux)', credentials: device });
    vi.stubGlobal('location', { hostname: 'sites.example', origin: 'https://sites.example' });
    await emptyDevice();
    ({ recoveryCode } = await createAccount(ann));
    accountId = session.read()?.id ?? '';
  });

  it('open the account they were added to, as often as asked, and its password still does', async () => {
    expect(await addPasskey()).toBe(true);
    // Often enough for signatures whose numbers are shorter than usual or begin with a high bit.
    for (let visit = 0; visit < 40; visit += 1) {
      await logOut();
      await logInWithPasskey(await sign());
      expect(session.read()).toMatchObject({ id: accountId, email: 'ann@example.org' });
    }
    await logOut();
    expect(await logIn(ann)).toEqual({ outcome: 'ok' });
  });

  it('ask for the code of a second factor, too, and leave the keys locked', async () => {
    await addPasskey();
    const offer = await offerTwoFactor();
    const code = (milliseconds: number) =>
      new TOTP({ secret: offer.secret }).generate({ timestamp: Date.now() + milliseconds });
    await confirmTwoFactor(offer, code(-30_000));
    await logOut();
    const step = await logInWithPasskey(await sign());
    expect(session.read()).toBeNull();
    expect(await step?.tryCode('000000')).toEqual({ outcome: 'wrong' });
    expect(await step?.tryCode(code(30_000))).toEqual({ outcome: 'ok' });
    expect(session.read()).toMatchObject({ id: accountId });
    expect(await readVaultState()).toBe('locked');
  });

  it('are listed by the device they were added on, and removed', async () => {
    await addPasskey();
    await logOut();
    await logInWithPasskey(await sign());
    const [passkey] = await listPasskeys();
    expect(passkey).toEqual({
      id: expect.any(String) as unknown,
      name: 'Firefox on Linux',
      createdAt: expect.any(Number) as unknown,
      lastUsedAt: expect.any(Number) as unknown,
    });
    await removePasskey(passkey?.id ?? '');
    expect(await listPasskeys()).toEqual([]);
    await logOut();
    await expect(logInWithPasskey(await sign())).rejects.toMatchObject({ code: 'passkey-unknown' });
    expect(session.read()).toBeNull();
  });

  it('keep the public half only', async () => {
    await addPasskey();
    const [key] = device.keys;
    const secret = key && (await crypto.subtle.exportKey('jwk', key.pair.privateKey)).d;
    const row = JSON.stringify(await withDatabase((database) => findAccount(database, accountId)));
    expect(row).toContain('"algorithm":-7');
    expect(secret).toMatch(/.{40}/);
    expect(row).not.toContain(secret);
  });

  it('are not added twice to one account, nor when the person closes the question', async () => {
    await addPasskey();
    await expect(addPasskey()).rejects.toMatchObject({ code: 'passkey-known' });
    device.isClosed = true;
    expect(await addPasskey()).toBe(false);
    expect(await askToSign({})).toBeNull();
    expect(await listPasskeys()).toHaveLength(1);
  });

  it('are added to nobody when nobody is signed in', async () => {
    await logOut();
    await expect(addPasskey()).rejects.toMatchObject({ code: 'not-found' });
  });

  const other = 'b3RoZXItY2hhbGxlbmdl';
  it.each([
    ['another challenge', { challenge: other }],
    ['another origin', { origin: 'https://sites.example.evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['nobody recognised', { flags: 0x41 }],
    ['nobody there', { flags: 0x44 }],
  ])('are not added with %s', async (_what, lies) => {
    device.lies = lies;
    await expect(addPasskey()).rejects.toMatchObject({ code: 'passkey-refused' });
    expect(await listPasskeys()).toEqual([]);
  });

  it.each([
    ['another challenge', { challenge: other }],
    ['another origin', { origin: 'http://sites.example' }],
    ['another host', { rpId: 'evil.test' }],
    ['nobody recognised', { flags: 0x01 }],
    ['a counter that stands still', { counter: 1 }],
    ['a counter that fell to nothing', { counter: 0 }],
    ['a signature of something else', { isForged: true }],
    ['the name of another account', { userHandle: 'somebody-else' }],
  ])('do not open it with %s, and the try is in the login history', async (_what, lies) => {
    await addPasskey();
    await logOut();
    device.lies = lies;
    const signed = await sign();
    await expect(logInWithPasskey(signed)).rejects.toMatchObject({ code: 'passkey-refused' });
    expect(session.read()).toBeNull();
    const [last] = await withDatabase((database) => listLoginAttempts(database, accountId));
    expect(last?.status).toBe('failed');
  });

  it('open it once per answer: a replayed one is refused', async () => {
    await addPasskey();
    await logOut();
    const signed = await sign();
    await logInWithPasskey(signed);
    await logOut();
    await expect(logInWithPasskey(signed)).rejects.toMatchObject({ code: 'passkey-refused' });
    expect(session.read()).toBeNull();
  });

  it('that do not count are not held to a counter', async () => {
    device.lies = { counter: 0 };
    await addPasskey();
    await logOut();
    await logInWithPasskey(await sign());
    expect(session.read()?.id).toBe(accountId);
  });

  it('stay when the password is replaced', async () => {
    await addPasskey();
    await resetPassword({ ...ann, recoveryCode, password: 'another one' });
    expect(await listPasskeys()).toHaveLength(1);
  });
});
