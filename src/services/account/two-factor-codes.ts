import type { Account } from '@/domain/account/account';
import type { TwoFactor } from '@/domain/account/two-factor';
import { keepSecret, matchesSecret, type KeptSecret } from './password';
import { normalizeRecoveryCode } from './recovery-code';

const periodSeconds = 30;
const digits = 6;
/** A code is taken half a minute early or late: clocks differ, and typing takes time. */
const windowSteps = 1;
const secretBytes = 20;
const recoveryCodes = 8;
const recoveryCharacters = 10;
/** Crockford's digits, as in the account's recovery code. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new secret for an authenticator app, base32: 160 random bits. */
export async function newTwoFactorSecret(): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export async function writeOtpAddress(
  secret: string,
  { email, name }: Pick<Account, 'email' | 'name'>,
): Promise<string> {
  return (await authenticator(secret, email || name)).toString();
}

/**
 * The half minute since 1970 that a six-digit code belongs to; null when it is none of those around `at`, or was used
 * before. `at` in milliseconds.
 */
export async function findCodeStep(
  { secret, usedStep }: Pick<TwoFactor, 'secret' | 'usedStep'>,
  typed: string,
  at: number,
): Promise<number | null> {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = (await authenticator(secret, '')).validate({ token, timestamp: at, window: windowSteps });
  if (delta === null) return null;
  const step = Math.floor(at / 1000 / periodSeconds) + delta;
  // Only steps close by: a code used while the clock ran years ahead must not refuse all that follow.
  const isUsed = usedStep !== undefined && step <= usedStep && usedStep - step <= 2 * windowSteps;
  return isUsed ? null : step;
}

/** Eight new recovery codes, and what is kept of them. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; kept: KeptSecret[] }> {
  const codes = Array.from({ length: recoveryCodes }, newCode);
  const kept: KeptSecret[] = [];
  for (const code of codes) kept.push(await keepSecret(normalizeRecoveryCode(code)));
  return { codes, kept };
}

/** The place of a recovery code among the kept ones, however it was typed; -1 when it is none of them. */
export async function findRecoveryCode(kept: readonly KeptSecret[], typed: string): Promise<number> {
  const code = normalizeRecoveryCode(typed);
  if (code.length !== recoveryCharacters) return -1;
  for (const [place, secret] of kept.entries()) if (await matchesSecret(code, secret)) return place;
  return -1;
}

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(recoveryCharacters));
  const code = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return `${code.slice(0, recoveryCharacters / 2)}-${code.slice(recoveryCharacters / 2)}`;
}

async function authenticator(secret: string, label: string) {
  const { TOTP } = await import('otpauth');
  return new TOTP({
    issuer: 'Sitewright',
    label,
    algorithm: 'SHA1',
    digits,
    period: periodSeconds,
    secret,
  });
}
