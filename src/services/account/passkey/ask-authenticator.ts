import { AppError } from '@/domain/errors';
import { fromBase64Url, toBase64Url } from './base64url';
import { thisParty } from './relying-party';

/** What the browser answered, with the challenge it was asked with. Each challenge is used once. */
export type NewKey = {
  readonly challenge: string;
  readonly id: string;
  readonly publicKey: ArrayBuffer | null;
  readonly algorithm: number;
  readonly clientData: ArrayBuffer;
  readonly authenticatorData: ArrayBuffer;
};
export type Signed = {
  readonly challenge: string;
  readonly id: string;
  readonly clientData: ArrayBuffer;
  readonly authenticatorData: ArrayBuffer;
  readonly signature: ArrayBuffer;
  /** Id of the account the key was made for; null when the browser does not tell. */
  readonly accountId: string | null;
};

/** COSE numbers of what WebCrypto can check: ES256 first, RS256 for Windows Hello. */
const algorithms = [-7, -257];
const challengeBytes = 32;

/**
 * Has the browser make a passkey for an account. Null when the person closed the question. Throws `passkey-known` when
 * one of `known` is there already, `passkey-failed` when the browser cannot.
 */
export async function askForNewKey(
  account: { readonly id: string; readonly email: string; readonly name: string },
  known: readonly string[],
): Promise<NewKey | null> {
  const challenge = crypto.getRandomValues(new Uint8Array(challengeBytes));
  const credential = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge,
        rp: { id: thisParty().id, name: 'Sitewright' },
        user: {
          id: new TextEncoder().encode(account.id),
          name: account.email || account.name,
          displayName: account.name,
        },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: fromBase64Url(id) })),
        attestation: 'none',
      },
    }),
  );
  if (!credential) return null;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    challenge: toBase64Url(challenge),
    id: toBase64Url(credential.rawId),
    publicKey: response.getPublicKey(),
    algorithm: response.getPublicKeyAlgorithm(),
    clientData: response.clientDataJSON,
    authenticatorData: response.getAuthenticatorData(),
  };
}

/**
 * Has the person choose a passkey of this host and sign with it. `inField` waits, without a dialog, until one is chosen
 * in the list of a field with `autocomplete="webauthn"`. Null when the person closed the question or `signal` ended it.
 */
export async function askToSign({
  inField = false,
  signal,
}: {
  inField?: boolean;
  signal?: AbortSignal;
}): Promise<Signed | null> {
  const challenge = crypto.getRandomValues(new Uint8Array(challengeBytes));
  const credential = await ask(() =>
    navigator.credentials.get({
      ...(inField ? { mediation: 'conditional' as const } : {}),
      ...(signal ? { signal } : {}),
      publicKey: { challenge, rpId: thisParty().id, userVerification: 'required' },
    }),
  );
  if (!credential) return null;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    challenge: toBase64Url(challenge),
    id: toBase64Url(credential.rawId),
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    accountId: response.userHandle ? new TextDecoder().decode(response.userHandle) : null,
  };
}

async function ask(question: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await question()) as PublicKeyCredential | null;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
    // The browser does not tell a closed dialog from a time that ran out.
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError') throw new AppError('passkey-known', {}, error);
    throw new AppError('passkey-failed', { reason: message }, error);
  }
}
