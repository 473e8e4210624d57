import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findAccountByEmail } from '@/storage/account/account-store';
import { readOpenVault } from '@/storage/account/open-vault-store';
import { withDatabase } from '@/storage/open-database';
import { continueAsGuest, createAccount, logIn, logOut, resetPassword } from './account-commands';
import { changePassword } from './change-password';
import * as clock from '../clock';
import { session, storeUser } from './session';
import * as vault from './vault';
import { readVaultState } from './vault/vault-state';
import { emptyDevice } from '../../../tests/support/storage/empty-device';

const ann = { name: 'Ann', email: 'ann@example.org', password: 'correct horse' };
const secret = 'sk-live-7f3a91';
let recoveryCode: string;

async function everyRow(): Promise<string> {
  const tables = await withDatabase((database) =>
    Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const)),
  );
  return JSON.stringify(tables, (_, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  );
}

describe('the vault of keys', () => {
  beforeEach(async () => {
    await emptyDevice();
    ({ recoveryCode } = await createAccount(ann));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is open after a sign-in, and keeps, reads, lists and removes', async () => {
    const id = session.read()?.id ?? '';
    expect(await readVaultState()).toBe('open');
    await vault.keepSecret('gpt-4o', secret);
    expect(await vault.readSecret('gpt-4o')).toBe(secret);
    expect(await vault.readSecret('figma')).toBeNull();
    expect(await vault.listSecretNames(id)).toEqual(['gpt-4o']);
    await vault.removeSecret('gpt-4o');
    expect(await vault.listSecretNames(id)).toEqual([]);
  });

  it('leaves no trace of a secret or a password in any table', async () => {
    await vault.keepSecret('gpt-4o', secret);
    const rows = await everyRow();
    expect(rows).toContain(':gpt-4o');
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(ann.password);
  });

  it('holds its key where no script can read it', async () => {
    const open = await readOpenVault();
    expect(open?.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', open?.key as CryptoKey)).rejects.toThrow();
  });

  it('is locked by signing out, and opened by the next sign-in', async () => {
    await vault.keepSecret('gpt-4o', secret);
    await logOut();
    expect(await readOpenVault()).toBeNull();
    await logIn(ann);
    expect(await vault.readSecret('gpt-4o')).toBe(secret);
  });

  it('is locked by hand, says so, and opens with the right password only', async () => {
    await vault.keepSecret('gpt-4o', secret);
    await vault.lock();
    expect(await readVaultState()).toBe('locked');
    await expect(vault.readSecret('gpt-4o')).rejects.toMatchObject({ code: 'vault-locked' });
    await expect(vault.keepSecret('figma', 'x')).rejects.toMatchObject({ code: 'vault-locked' });
    expect(await vault.unlock('wrong horse')).toEqual({ outcome: 'wrong' });
    expect(await readVaultState()).toBe('locked');
    expect(await vault.unlock(ann.password)).toEqual({ outcome: 'ok' });
    expect(await vault.readSecret('gpt-4o')).toBe(secret);
  });

  it('makes wrong passwords wait', async () => {
    await vault.lock();
    for (let guess = 0; guess < 5; guess += 1) await vault.unlock(`guess ${guess}`);
    expect(await vault.unlock(ann.password)).toMatchObject({ outcome: 'paused' });
  });

  const tooLong = [
    ['after four idle hours', 4 * 3_600_000 + 1],
    ['when the clock was set back', -3_600_000],
    ['when the clock jumps ten years', 10 * 365 * 86_400_000],
  ] as const;

  it.each(tooLong)(
    'gives nothing away %s, though nobody looked at it meanwhile',
    async (_when, milliseconds) => {
      await vault.keepSecret('gpt-4o', secret);
      const at = Date.now();
      vi.spyOn(clock, 'now').mockReturnValue(at + milliseconds);
      await expect(vault.readSecret('gpt-4o')).rejects.toMatchObject({ code: 'vault-locked' });
      expect(await readOpenVault()).toBeNull();
    },
  );

  it.each(tooLong)('locks itself %s', async (_when, milliseconds) => {
    const at = Date.now();
    vi.spyOn(clock, 'now').mockReturnValue(at + milliseconds);
    expect(await readVaultState()).toBe('locked');
    expect(await readOpenVault()).toBeNull();
  });

  it('stays readable when the password changes, and under the new one only', async () => {
    await vault.keepSecret('gpt-4o', secret);
    expect(await changePassword({ current: 'wrong', next: 'new horse' })).toEqual({ outcome: 'wrong' });
    expect(await changePassword({ current: ann.password, next: 'new horse' })).toEqual({ outcome: 'ok' });
    expect(await vault.readSecret('gpt-4o')).toBe(secret);
    await vault.lock();
    expect(await vault.unlock(ann.password)).toEqual({ outcome: 'wrong' });
    expect(await vault.unlock('new horse')).toEqual({ outcome: 'ok' });
    expect(await vault.readSecret('gpt-4o')).toBe(secret);
  });

  it('and the password stay as they were when the store fails in the middle of a change', async () => {
    await vault.keepSecret('gpt-4o', secret);
    await withDatabase((database) => {
      vi.spyOn(database.accounts, 'put').mockRejectedValueOnce(
        new DOMException('full', 'QuotaExceededError'),
      );
      return Promise.resolve();
    });
    await expect(changePassword({ current: ann.password, next: 'new horse' })).rejects.toMatchObject({
      code: 'storage-full',
    });
    await vault.lock();
    expect(await vault.unlock('new horse')).toEqual({ outcome: 'wrong' });
    expect(await vault.unlock(ann.password)).toEqual({ outcome: 'ok' });
    expect(await vault.readSecret('gpt-4o')).toBe(secret);
  });

  it('cannot be read after a reset without the password from before, which rescues it', async () => {
    await vault.keepSecret('gpt-4o', secret);
    await logOut();
    await resetPassword({ email: ann.email, recoveryCode, password: 'new horse' });
    await logIn({ ...ann, password: 'new horse' });
    expect(await readVaultState()).toBe('stale');
    await expect(vault.readSecret('gpt-4o')).rejects.toMatchObject({ code: 'vault-stale' });
    await expect(vault.unlock('new horse')).rejects.toMatchObject({ code: 'vault-stale' });
    expect(await vault.rescue({ before: 'guess', password: 'new horse' })).toEqual({ outcome: 'wrong' });
    expect(await vault.rescue({ before: ann.password, password: 'new horse' })).toEqual({ outcome: 'ok' });
    expect(await vault.readSecret('gpt-4o')).toBe(secret);
  });

  it('can be emptied after a reset, and is new then', async () => {
    await vault.keepSecret('gpt-4o', secret);
    await logOut();
    await resetPassword({ email: ann.email, recoveryCode, password: 'new horse' });
    await logIn({ ...ann, password: 'new horse' });
    await vault.empty();
    expect(await vault.listSecretNames(session.read()?.id ?? '')).toEqual([]);
    expect(await vault.unlock('new horse')).toEqual({ outcome: 'ok' });
    await vault.keepSecret('gpt-4o', 'other');
    expect(await vault.readSecret('gpt-4o')).toBe('other');
  });

  it('opens nothing for another account, whose rows look alike', async () => {
    await vault.keepSecret('gpt-4o', secret);
    const ours = session.read()?.id ?? '';
    await createAccount({ ...ann, email: 'bob@example.org' });
    const theirs = session.read()?.id ?? '';
    expect(await vault.readSecret('gpt-4o')).toBeNull();
    await withDatabase(async (database) => {
      const row = await database.vault.get(`${ours}:gpt-4o`);
      if (row) await database.vault.put({ ...row, id: `${theirs}:gpt-4o`, accountId: theirs });
    });
    await expect(vault.readSecret('gpt-4o')).rejects.toMatchObject({ code: 'vault-broken' });
  });

  it('is locked for whoever is signed in while it lies open for somebody else', async () => {
    await vault.keepSecret('gpt-4o', secret);
    const user = session.read();
    await createAccount({ ...ann, email: 'bob@example.org' });
    if (user) storeUser(user);
    expect(await readVaultState()).toBe('locked');
    await expect(vault.readSecret('gpt-4o')).rejects.toMatchObject({ code: 'vault-locked' });
  });

  it('takes nothing from a guest', async () => {
    await continueAsGuest();
    expect(await readVaultState()).toBe('none');
    await expect(vault.keepSecret('gpt-4o', secret)).rejects.toMatchObject({ code: 'vault-no-password' });
  });

  it('is made for an account from before there were vaults', async () => {
    await withDatabase(async (database) => {
      const account = await findAccountByEmail(database, ann.email);
      if (!account) throw new Error('no account');
      const { vault: _vault, ...before } = account;
      await database.accounts.put(before);
    });
    await logOut();
    await logIn(ann);
    await vault.keepSecret('gpt-4o', secret);
    expect(await vault.readSecret('gpt-4o')).toBe(secret);
  });
});
