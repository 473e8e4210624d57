import { putTwoFactor } from '@/storage/account/two-factor-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { currentAccount } from './current-account';
import { recordEvent } from '../notices/notification-centre';
import { checkTwoFactor } from '../plans/plan-limits';
import { provePassword, type Proof } from './prove-password';
import { findCodeStep, newRecoveryCodes, newTwoFactorSecret, writeOtpAddress } from './two-factor-codes';

/** What an authenticator app needs: the secret to type, or the address that a QR code holds. Not kept yet. */
export type TwoFactorOffer = { readonly secret: string; readonly address: string };

/** A new secret for the signed-in account. Nothing changes before `confirmTwoFactor`. Throws `not-found`, `plan-two-factor`. */
export async function offerTwoFactor(): Promise<TwoFactorOffer> {
  await checkTwoFactor();
  const account = await currentAccount();
  const secret = await newTwoFactorSecret();
  return { secret, address: await writeOtpAddress(secret, account) };
}

/**
 * Turns the second factor on when the code is one of the offered secret. Answers the eight recovery codes, which are
 * shown once, or null when the code is wrong. Throws `not-found`.
 */
export async function confirmTwoFactor(offer: TwoFactorOffer, typed: string): Promise<string[] | null> {
  const { id } = await currentAccount();
  const at = now();
  const usedStep = await findCodeStep({ secret: offer.secret }, typed, at);
  if (usedStep === null) return null;
  const { codes, kept } = await newRecoveryCodes();
  const twoFactor = { secret: offer.secret, confirmedAt: at, recovery: kept, usedStep };
  await withDatabase((database) => putTwoFactor(database, id, twoFactor));
  await tell('Two-factor authentication is on', 'From now on, signing in asks for a code as well.');
  return codes;
}

/** Turns the second factor off when the password is right. Throws `not-found`. */
export async function endTwoFactor(password: string): Promise<Proof> {
  const account = await currentAccount();
  const proof = await provePassword(account, password);
  if (proof.outcome !== 'ok') return proof;
  await withDatabase((database) => putTwoFactor(database, account.id, null));
  await tell('Two-factor authentication is off', 'Signing in asks for the password or a passkey only.');
  return proof;
}

/** Eight new recovery codes in place of those that are left, when the password is right. Throws `not-found`. */
export async function renewRecoveryCodes(password: string): Promise<Proof & { readonly codes?: string[] }> {
  const account = await currentAccount();
  const proof = await provePassword(account, password);
  if (proof.outcome !== 'ok' || !account.twoFactor) return proof;
  const { codes, kept } = await newRecoveryCodes();
  const twoFactor = { ...account.twoFactor, recovery: kept };
  await withDatabase((database) => putTwoFactor(database, account.id, twoFactor));
  return { ...proof, codes };
}

async function tell(title: string, message: string): Promise<void> {
  await recordEvent({ kind: 'account', type: 'info', title, message, href: '/app/profile/security' });
}
