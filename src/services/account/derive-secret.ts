/** How something is derived from a secret: named with its costs, so that later ones can differ. */
export type Derivation = 'argon2id;m=19456,t=2,p=1' | 'pbkdf2-sha256;i=600000';
export const argonAlgorithm: Derivation = 'argon2id;m=19456,t=2,p=1';
export const pbkdfAlgorithm: Derivation = 'pbkdf2-sha256;i=600000';

const derivedBytes = 32;
const saltBytes = 16;

/**
 * Derives 32 bytes from a secret with a new salt: argon2id, or PBKDF2 where the browser does not allow WebAssembly.
 * Takes a moment on purpose. Hex.
 */
export async function deriveAnew(
  secret: string,
): Promise<{ algorithm: Derivation; salt: string; derived: string }> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(saltBytes)));
  try {
    return { algorithm: argonAlgorithm, salt, derived: await deriveAgain(secret, argonAlgorithm, salt) };
  } catch {
    // A policy or an old browser forbids WebAssembly: the browser's own derivation is slower to break per second spent.
    return { algorithm: pbkdfAlgorithm, salt, derived: await deriveAgain(secret, pbkdfAlgorithm, salt) };
  }
}

/** Derives the same bytes once more. Rejects when this browser cannot derive that way. Hex. */
export async function deriveAgain(secret: string, algorithm: string, salt: string): Promise<string> {
  return algorithm === argonAlgorithm
    ? deriveArgon(secret, fromHex(salt))
    : derivePbkdf(secret, fromHex(salt));
}

async function deriveArgon(secret: string, salt: Uint8Array): Promise<string> {
  const { argon2id } = await import('hash-wasm');
  return argon2id({
    password: encode(secret),
    salt,
    memorySize: 19_456,
    iterations: 2,
    parallelism: 1,
    hashLength: derivedBytes,
    outputType: 'hex',
  });
}

async function derivePbkdf(secret: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encode(secret), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000, salt };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, derivedBytes * 8)));
}

/** One spelling per password: the same letters typed on another system must match. Empty text still needs a byte. */
function encode(secret: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${secret.normalize('NFC')}\0`);
}

/** Bytes as hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of hex. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
