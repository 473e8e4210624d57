import type { Passkey } from '@/domain/account/passkey';
import { fromBase64Url } from './base64url';

type SignedParts = {
  readonly clientData: ArrayBuffer;
  readonly authenticatorData: ArrayBuffer;
  readonly signature: ArrayBuffer;
};
const es256 = -7;
const rs256 = -257;
const coordinateBytes = 32;

/** Whether WebCrypto can check signatures of this COSE number. */
export function isCheckable(algorithm: number): boolean {
  return algorithm === es256 || algorithm === rs256;
}

/** Whether the passkey's private half signed exactly this answer. */
export async function isSignedBy(
  { publicKey, algorithm }: Pick<Passkey, 'publicKey' | 'algorithm'>,
  { clientData, authenticatorData, signature }: SignedParts,
): Promise<boolean> {
  const signed = join(authenticatorData, await crypto.subtle.digest('SHA-256', clientData));
  const spki = fromBase64Url(publicKey);
  if (algorithm === rs256) {
    const scheme = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('spki', spki, scheme, false, ['verify']);
    return crypto.subtle.verify(scheme, key, signature, signed);
  }
  const raw = readDerSignature(new Uint8Array(signature));
  if (algorithm !== es256 || !raw) return false;
  const key = await crypto.subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ]);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, raw, signed);
}

/** WebAuthn signs in DER, WebCrypto reads the two numbers side by side; null when it is not such a signature. */
function readDerSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null;
  const raw = new Uint8Array(2 * coordinateBytes);
  let at = 2;
  for (const end of [coordinateBytes, 2 * coordinateBytes]) {
    const length = der[at + 1] ?? 0;
    if (der[at] !== 0x02 || length === 0 || at + 2 + length > der.length) return null;
    const digits = der.subarray(at + 2, at + 2 + length);
    const significant = digits[0] === 0 ? digits.subarray(1) : digits;
    if (significant.length > coordinateBytes) return null;
    raw.set(significant, end - significant.length);
    at += 2 + length;
  }
  return at === der.length ? raw : null;
}

function join(first: ArrayBuffer, second: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.byteLength + second.byteLength);
  joined.set(new Uint8Array(first));
  joined.set(new Uint8Array(second), first.byteLength);
  return joined;
}
