import type { VaultLock } from '@/domain/account/vault-lock';
import { deriveAgain, deriveAnew, fromHex, toHex } from '../derive-secret';

const cipher = 'AES-GCM';
const keyBytes = 32;
const ivBytes = 12;

/** Bytes sealed with AES-GCM, and the number used once that opening them needs. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: Uint8Array<ArrayBuffer> };

/** A new vault key: 256 random bits. */
export function newVaultKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(keyBytes));
}

/** A vault key as the browser holds it: it seals and opens, and no script reads it out again. */
export function importVaultKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, cipher, false, ['encrypt', 'decrypt']);
}

/** Seals a vault key under a password. Takes as long as checking a password does. */
export async function lockKey(bytes: Uint8Array<ArrayBuffer>, password: string): Promise<VaultLock> {
  const { algorithm, salt, derived } = await deriveAnew(password);
  const { iv, sealed } = await seal(await importVaultKey(fromHex(derived)), bytes, lockName);
  return { algorithm, salt, iv: toHex(iv), sealedKey: toHex(sealed) };
}

/** The vault key under a password; null when it is another password's. */
export async function unlockKey(
  { algorithm, salt, iv, sealedKey }: VaultLock,
  password: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = await importVaultKey(fromHex(await deriveAgain(password, algorithm, salt)));
  return open(key, { iv: fromHex(iv), sealed: fromHex(sealedKey) }, lockName);
}

/** Seals bytes. `name` is bound to them: what was sealed under one name does not open under another. */
export async function seal(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const additionalData = new TextEncoder().encode(name);
  const sealed = await crypto.subtle.encrypt({ name: cipher, iv, additionalData }, key, bytes);
  return { iv, sealed: new Uint8Array(sealed) };
}

/** Opens what `seal` sealed under that name; null when the key is another, or a bit was changed. */
export async function open(
  key: CryptoKey,
  { iv, sealed }: Sealed,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const additionalData = new TextEncoder().encode(name);
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: cipher, iv, additionalData }, key, sealed));
  } catch {
    return null; // the browser tells nothing more than that it does not fit
  }
}

const lockName = 'sitewright vault key';
