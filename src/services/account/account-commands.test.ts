import { beforeEach, describe, expect, it } from 'vitest';
import { findAccountByEmail, listAccounts } from '@/storage/account/account-store';
import { listLoginAttempts } from '@/storage/account/login-attempt-store';
import { listSessions } from '@/storage/account/session-store';
import { withDatabase } from '@/storage/open-database';
import { projectReader } from '@/storage/project-reader';
import { continueAsGuest, createAccount, logIn, logOut, resetPassword } from './account-commands';
import { session } from './session';
import { emptyDevice } from '../../../tests/support/storage/empty-device';

const ann = { email: ' Ann@Example.org ', password: 'correct horse' };

async function accountOf(email: string) {
  const account = await withDatabase((database) => findAccountByEmail(database, email));
  if (!account) throw new Error(`no account of ${email}`);
  return account;
}

describe('accounts of a device', () => {
  beforeEach(async () => {
    await emptyDevice();
  });

  it('are created by the first sign-in with an e-mail; later the password must match', async () => {
    expect(await logIn(ann)).toMatchObject({ outcome: 'created' });
    await logOut();
    expect(await logIn({ ...ann, email: 'ann@example.org' })).toEqual({ outcome: 'ok' });
    await logOut();
    expect(await logIn({ ...ann, password: 'Correct horse' })).toEqual({ outcome: 'wrong-password' });
    expect(session.read()).toBeNull();
    const attempts = await withDatabase(async (database) =>
      listLoginAttempts(database, (await accountOf('ann@example.org')).id),
    );
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['failed', 'success', 'success']);
  });

  it('keep no password and no recovery code', async () => {
    const { recoveryCode } = await logIn(ann);
    const kept = JSON.stringify(await withDatabase((database) => database.accounts.toArray()));
    expect(kept).not.toContain(ann.password);
    expect(kept).not.toContain(recoveryCode);
    expect(kept).not.toContain(recoveryCode?.replaceAll('-', ''));
    expect(await accountOf('ann@example.org')).toMatchObject({
      password: { algorithm: 'argon2id;m=19456,t=2,p=1' },
    });
  });

  it('give two accounts with one password different hashes', async () => {
    await logIn(ann);
    await logIn({ ...ann, email: 'bob@example.org' });
    const accounts = await withDatabase((database) => listAccounts(database));
    expect(new Set(accounts.map(({ password }) => password?.hash)).size).toBe(2);
  });

  it('make the first account the administrator', async () => {
    await createAccount({ name: 'Ann Lee', ...ann });
    await createAccount({ name: 'Bob', email: 'bob@example.org', password: 'x' });
    const accounts = await withDatabase((database) => listAccounts(database));
    expect(Object.fromEntries(accounts.map(({ name, role }) => [name, role]))).toEqual({
      'Ann Lee': 'admin',
      Bob: 'member',
    });
  });

  it('make the first account with a password administrator even after a guest', async () => {
    await continueAsGuest();
    await createAccount({ name: 'Ann', ...ann });
    expect((await accountOf('ann@example.org')).role).toBe('admin');
  });

  it('refuse a second account with the same e-mail', async () => {
    await createAccount({ name: 'Ann', ...ann });
    await expect(createAccount({ name: 'Ann', ...ann, email: 'ANN@example.org' })).rejects.toMatchObject({
      code: 'email-taken',
    });
  });

  it('sign one in when two tabs create the same account at once', async () => {
    const results = await Promise.allSettled([
      createAccount({ name: 'Ann', ...ann }),
      createAccount({ name: 'Ann', ...ann }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await withDatabase((database) => listAccounts(database))).toHaveLength(1);
  });

  it('are told to the page and to the service worker alike', async () => {
    await createAccount({ name: 'Ann Lee', ...ann });
    const user = session.read();
    expect(user).toMatchObject({ name: 'Ann Lee', email: 'ann@example.org' });
    expect(decodeURIComponent(user?.avatar ?? '')).toContain('>AL</text>');
    expect(await projectReader.readCurrentAccountId()).toBe(user?.id);
    await logOut();
    expect(session.read()).toBeNull();
    expect(await projectReader.readCurrentAccountId()).toBeNull();
    const sessions = await withDatabase((database) => listSessions(database, user?.id ?? ''));
    expect(sessions).toMatchObject([{ endedAt: expect.any(Number) as unknown }]);
  });

  it('let a guest come back to what they made', async () => {
    await continueAsGuest();
    const first = session.read()?.id;
    await logOut();
    await continueAsGuest();
    expect(session.read()).toMatchObject({ id: first, name: 'Guest', email: '' });
  });

  it('take a new password with the recovery code, however it was typed, and with no other', async () => {
    const { recoveryCode = '' } = await logIn(ann);
    await logOut();
    const typed = recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(recoveryCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    const reset = (code: string) =>
      resetPassword({ email: ann.email, recoveryCode: code, password: 'new one' });
    expect(await reset('AAAAA-AAAAA-AAAAA-AAAAA')).toBe(false);
    expect(await resetPassword({ email: 'nobody@example.org', recoveryCode, password: 'x' })).toBe(false);
    expect((await logIn(ann)).outcome).toBe('ok');
    expect(await reset(typed)).toBe(true);
    expect((await logIn(ann)).outcome).toBe('wrong-password');
    expect((await logIn({ ...ann, password: 'new one' })).outcome).toBe('ok');
  });

  it('wait after five wrong passwords, whatever is typed then; the recovery code ends that', async () => {
    const { recoveryCode = '' } = await logIn(ann);
    await logOut();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await logIn({ ...ann, password: `guess ${guess}` })).toEqual({ outcome: 'wrong-password' });
    }
    const paused = await logIn(ann);
    expect(paused.outcome).toBe('paused');
    expect(paused.waitSeconds).toBeGreaterThan(25);
    expect(session.read()).toBeNull();
    expect(await logIn({ email: 'bob@example.org', password: 'x' })).toMatchObject({ outcome: 'created' });
    expect(await resetPassword({ email: ann.email, recoveryCode, password: 'new one' })).toBe(true);
    expect(await logIn({ ...ann, password: 'new one' })).toEqual({ outcome: 'ok' });
  });
});
