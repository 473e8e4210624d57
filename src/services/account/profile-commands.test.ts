import { beforeEach, describe, expect, it, vi } from 'vitest';
import { continueAsGuest, createAccount, logIn, logOut } from './account-commands';
import { readAccountFigures, readAccountView } from './account-view';
import { createProject } from '../project/project-commands';
import { saveProfile, turnGuestIntoAccount } from './profile-commands';
import { session } from './session';
import { keepSecret, readSecret } from './vault';
import { emptyDevice } from '../../../tests/support/storage/empty-device';

// The slow derivation has its own tests.
vi.mock('./password', () => ({
  keepSecret: (secret: string) => Promise.resolve({ algorithm: 'plain', salt: '', hash: secret }),
  matchesSecret: (secret: string, { hash }: { hash: string }) => Promise.resolve(secret === hash),
}));

const ann = { name: 'Ann Lee', email: 'ann@example.org', password: 'correct horse' };
const idOf = () => session.read()?.id ?? '';

describe('a profile', () => {
  beforeEach(async () => {
    await emptyDevice();
  });

  it('is saved for the account, the page and the next sign-in', async () => {
    await createAccount(ann);
    await saveProfile({ name: ' Mara Voss ', email: ' Mara@Example.org ' });
    expect(session.read()).toMatchObject({ name: 'Mara Voss', email: 'mara@example.org' });
    expect(decodeURIComponent(session.read()?.avatar ?? '')).toContain('>MV</text>');
    expect(await readAccountView(idOf())).toMatchObject({ name: 'Mara Voss', email: 'mara@example.org' });
    await logOut();
    expect(await logIn({ email: 'mara@example.org', password: ann.password })).toEqual({ outcome: 'ok' });
  });

  it('keeps its name when a blank one is saved', async () => {
    await createAccount(ann);
    await saveProfile({ name: '  ' });
    expect(session.read()).toMatchObject({ name: 'Ann Lee' });
  });

  it('does not take another account’s e-mail, and nothing changes then', async () => {
    await createAccount({ ...ann, email: 'bob@example.org' });
    await logOut();
    await createAccount(ann);
    await expect(saveProfile({ name: 'New', email: 'bob@example.org' })).rejects.toMatchObject({
      code: 'email-taken',
    });
    expect(await readAccountView(idOf())).toMatchObject({ name: 'Ann Lee', email: 'ann@example.org' });
    expect(session.read()).toMatchObject({ name: 'Ann Lee' });
  });

  it('shows nothing that proves or unlocks', async () => {
    await createAccount(ann);
    const view = (await readAccountView(idOf())) ?? {};
    expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['password']));
    expect(JSON.stringify(view)).not.toMatch(/hash|salt|sealedKey/);
  });

  it('counts what there is', async () => {
    await createAccount(ann);
    expect(await readAccountFigures(idOf())).toEqual({ apiCalls: 0, projects: 0, teamMembers: 1 });
    await createProject({ name: 'Bakery', description: '', privacy: 'public' });
    expect(await readAccountFigures(idOf())).toMatchObject({ projects: 1 });
  });
});

describe('a guest who becomes an account', () => {
  beforeEach(async () => {
    await emptyDevice();
    await continueAsGuest();
  });

  it('keeps the projects, has a password, and keys can be kept', async () => {
    const guestId = idOf();
    await createProject({ name: 'Bakery', description: '', privacy: 'public' });
    const { recoveryCode } = await turnGuestIntoAccount(ann);
    expect(recoveryCode).toMatch(/^(\w{5}-){3}\w{5}$/);
    expect(session.read()).toMatchObject({ id: guestId, name: 'Ann Lee', email: ann.email });
    await keepSecret('gpt-4o', 'sk-1');
    await logOut();
    expect(await logIn(ann)).toEqual({ outcome: 'ok' });
    expect(idOf()).toBe(guestId);
    expect(await readSecret('gpt-4o')).toBe('sk-1');
    expect(await readAccountView(guestId)).toMatchObject({ guest: false, role: 'admin' });
    expect((await readAccountFigures(guestId)).projects).toBe(1);
  });

  it('leaves the place to another guest', async () => {
    const first = idOf();
    await turnGuestIntoAccount(ann);
    await logOut();
    await continueAsGuest();
    expect(idOf()).not.toBe(first);
  });

  it('is no administrator where there is one', async () => {
    const guestId = idOf();
    await createAccount({ ...ann, email: 'bob@example.org' });
    await logOut();
    await continueAsGuest();
    await turnGuestIntoAccount(ann);
    expect(await readAccountView(guestId)).toMatchObject({ role: 'member' });
  });

  it('cannot take an e-mail that is taken, and stays a guest', async () => {
    await createAccount(ann);
    await logOut();
    await continueAsGuest();
    await expect(turnGuestIntoAccount(ann)).rejects.toMatchObject({ code: 'email-taken' });
    expect(await readAccountView(idOf())).toMatchObject({ guest: true });
  });
});
