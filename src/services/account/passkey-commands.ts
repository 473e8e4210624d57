import type { Passkey } from '@/domain/account/passkey';
import { AppError } from '@/domain/errors';
import * as store from '@/storage/account/passkey-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { signInOrAsk, type CodeStep } from './code-step';
import { currentAccount } from './current-account';
import { askForNewKey, type Signed } from './passkey/ask-authenticator';
import { toBase64Url } from './passkey/base64url';
import { checkAnswer, refuse } from './passkey/check-answer';
import { isCheckable, isSignedBy } from './passkey/check-signature';
import { thisParty } from './passkey/relying-party';
import { recordFailure, signInAs, thisDevice } from './sign-in';
import { lock } from './vault';

/** A passkey as a person knows it. Times in milliseconds since 1970. */
export type PasskeyInfo = Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;

/**
 * Adds a passkey to the account that is signed in; answers whether the person went through with it. Throws
 * `passkey-known`, `passkey-refused`, `passkey-failed`, or `not-found` when nobody is signed in.
 */
export async function addPasskey(): Promise<boolean> {
  const account = await currentAccount();
  const made = await askForNewKey(
    account,
    (account.passkeys ?? []).map(({ id }) => id),
  );
  if (!made) return false;
  const counter = await checkAnswer('webauthn.create', made, thisParty());
  if (!made.publicKey || !isCheckable(made.algorithm)) refuse('its key is of an unknown kind');
  const passkey: Passkey = {
    id: made.id,
    publicKey: toBase64Url(made.publicKey),
    algorithm: made.algorithm,
    counter,
    name: thisDevice(),
    createdAt: now(),
    lastUsedAt: null,
  };
  await withDatabase((database) => store.addPasskey(database, account.id, passkey));
  return true;
}

/**
 * Signs in with what `askToSign` answered, or answers what takes the code of the account's second factor. Throws `passkey-unknown` when no account here has that passkey, and
 * `passkey-refused` when the answer does not hold: then the account's login history has it too.
 */
export async function logInWithPasskey(signed: Signed): Promise<CodeStep | null> {
  const account = await withDatabase((database) => store.findAccountByPasskey(database, signed.id));
  const passkey = account?.passkeys?.find(({ id }) => id === signed.id);
  if (!account || !passkey) throw new AppError('passkey-unknown');
  try {
    const counter = await checkAnswer('webauthn.get', signed, thisParty());
    if (signed.accountId !== null && signed.accountId !== account.id) refuse('it names another account');
    if (!(await isSignedBy(passkey, signed))) refuse('its signature is wrong');
    await withDatabase((database) =>
      store.notePasskeyUse(database, account.id, { id: passkey.id, counter, at: now() }),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'passkey-refused') await recordFailure(account);
    throw error;
  }
  return signInOrAsk(account, async () => {
    // Keys are sealed with the password, which was not typed.
    await lock();
    await signInAs(account);
  });
}

/** The passkeys of the account that is signed in, oldest first. */
export async function listPasskeys(): Promise<PasskeyInfo[]> {
  const { passkeys = [] } = await currentAccount();
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
}

/** Takes a passkey from the account that is signed in, and tells the browser, so that it is offered no more. */
export async function removePasskey(passkeyId: string): Promise<void> {
  const { id } = await currentAccount();
  await withDatabase((database) => store.removePasskey(database, id, passkeyId));
  const { signalUnknownCredential: tell } = (
    typeof PublicKeyCredential === 'function' ? PublicKeyCredential : {}
  ) as { signalUnknownCredential?: (named: { rpId: string; credentialId: string }) => Promise<void> };
  // Only a courtesy: the account refuses it in any case.
  await tell
    ?.call(PublicKeyCredential, { rpId: thisParty().id, credentialId: passkeyId })
    .catch(() => undefined);
}
