import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDatabase } from '@/storage/open-database';
import { createAccount, logIn, logOut } from './account-commands';
import * as clock from '../clock';
import type { CodeStep } from './code-step';
import { session } from './session';
import { confirmTwoFactor, endTwoFactor, offerTwoFactor, renewRecoveryCodes } from './two-factor';
import { readVaultState } from './vault/vault-state';
import { emptyDevice } from '../../../tests/support/storage/empty-device';

// The slow derivation has its own tests.
vi.mock('./password', () => ({
  keepSecret: (secret: string) => Promise.resolve({ algorithm: 'plain', salt: '', hash: `#${secret}` }),
  matchesSecret: (secret: string, { hash }: { hash: string }) => Promise.resolve(`#${secret}` === hash),
}));

const ann = { name: 'Ann Lee', email: 'ann@example.org', password: 'correct horse' };
const start = Date.UTC(2026, 10, 22, 12);
const tenYears = 10 * 365 * 86_400_000;
let at = start;
let secret = '';
let recovery: string[] = [];

const codeAt = (time: number) => new TOTP({ secret }).generate({ timestamp: time });
async function askedFor(): Promise<CodeStep> {
  const { outcome, step } = await logIn(ann);
  if (outcome !== 'code-needed' || !step) throw new Error(`not asked: ${outcome}`);
  return step;
}

describe('the second factor', () => {
  beforeEach(async () => {
    at = start;
    vi.spyOn(clock, 'now').mockImplementation(() => at);
    await emptyDevice();
    await createAccount(ann);
    const offer = await offerTwoFactor();
    ({ secret } = offer);
    recovery = (await confirmTwoFactor(offer, codeAt(at))) ?? [];
    await logOut();
    at += 60_000;
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is offered as an address that authenticator apps read', async () => {
    await (await askedFor()).tryCode(codeAt(at));
    const { address, secret: offered } = await offerTwoFactor();
    const url = new URL(address);
    expect(`${url.protocol}//${url.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(url.pathname)).toBe('/Sitewright:ann@example.org');
    expect(url.searchParams.get('secret')).toBe(offered);
    expect(offered).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('is not turned on by a wrong code', async () => {
    await (await askedFor()).tryCode(codeAt(at));
    const offer = await offerTwoFactor();
    expect(await confirmTwoFactor(offer, '000000')).toBeNull();
    await logOut();
    at += 60_000;
    expect(await (await askedFor()).tryCode(codeAt(at))).toEqual({ outcome: 'ok' });
  });

  it('keeps the way in shut until the code is right; then the keys are open too', async () => {
    const step = await askedFor();
    expect(session.read()).toBeNull();
    expect(await step.tryCode('000000')).toEqual({ outcome: 'wrong' });
    expect(await step.tryCode('')).toEqual({ outcome: 'wrong' });
    expect(session.read()).toBeNull();
    expect(await step.tryCode(` ${codeAt(at).slice(0, 3)} ${codeAt(at).slice(3)}`)).toEqual({
      outcome: 'ok',
    });
    expect(session.read()).toMatchObject({ email: ann.email });
    expect(await readVaultState()).toBe('open');
  });

  it.each([-30_000, 30_000])('takes a code that is %i milliseconds off, and none further', async (off) => {
    const step = await askedFor();
    expect(await step.tryCode(codeAt(at + 3 * off))).toEqual({ outcome: 'wrong' });
    expect(await step.tryCode(codeAt(at + off))).toEqual({ outcome: 'ok' });
  });

  it('takes each code once', async () => {
    const [first, second] = [await askedFor(), await askedFor()];
    const answers = await Promise.all([first.tryCode(codeAt(at)), second.tryCode(codeAt(at))]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'wrong']);
  });

  it('takes a recovery code once, however it was typed', async () => {
    expect(recovery).toHaveLength(8);
    const [code = ''] = recovery;
    const typed = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await (await askedFor()).tryCode(typed)).toEqual({ outcome: 'ok' });
    await logOut();
    const step = await askedFor();
    expect(await step.tryCode(code)).toEqual({ outcome: 'wrong' });
    expect(await step.tryCode(recovery[1] ?? '')).toEqual({ outcome: 'ok' });
  });

  it('keeps no recovery code as it is shown', async () => {
    const rows = JSON.stringify(await withDatabase((database) => database.accounts.toArray()));
    for (const code of recovery) expect(rows).not.toContain(code);
  });

  it('slows down after wrong codes as after wrong passwords', async () => {
    const step = await askedFor();
    for (let guess = 0; guess < 5; guess += 1) await step.tryCode(`00000${guess}`);
    expect(await step.tryCode(codeAt(at))).toEqual({ outcome: 'paused', waitSeconds: 30 });
    expect(await logIn(ann)).toMatchObject({ outcome: 'paused' });
    at += 31_000;
    expect(await step.tryCode(codeAt(at))).toEqual({ outcome: 'ok' });
  });

  it('takes no code while the clock is ten years off, a recovery code still, and codes again once it is right', async () => {
    const right = at;
    at += tenYears;
    const step = await askedFor();
    expect(await step.tryCode(codeAt(right))).toEqual({ outcome: 'wrong' });
    expect(await step.tryCode(codeAt(at))).toEqual({ outcome: 'ok' });
    await logOut();
    expect(await (await askedFor()).tryCode(recovery[0] ?? '')).toEqual({ outcome: 'ok' });
    await logOut();
    at = right + 60_000;
    expect(await (await askedFor()).tryCode(codeAt(at))).toEqual({ outcome: 'ok' });
  });

  it('is turned off by the password only', async () => {
    await (await askedFor()).tryCode(codeAt(at));
    expect(await endTwoFactor('wrong horse')).toEqual({ outcome: 'wrong' });
    expect(await endTwoFactor(ann.password)).toEqual({ outcome: 'ok' });
    await logOut();
    expect(await logIn(ann)).toEqual({ outcome: 'ok' });
  });

  it('gives new recovery codes for the password, and the old ones are none any more', async () => {
    await (await askedFor()).tryCode(codeAt(at));
    const { codes = [] } = await renewRecoveryCodes(ann.password);
    expect(codes).toHaveLength(8);
    await logOut();
    const step = await askedFor();
    expect(await step.tryCode(recovery[0] ?? '')).toEqual({ outcome: 'wrong' });
    expect(await step.tryCode(codes[0] ?? '')).toEqual({ outcome: 'ok' });
  });
});
