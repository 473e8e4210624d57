/** A secret as it is kept: how it was derived, with what salt, and the result. Hex. */
export type KeptSecret = { readonly algorithm: string; readonly salt: string; readonly hash: string };

const argonAlgorithm = 'argon2id;m=19456,t=2,p=1';
const pbkdfAlgorithm = 'pbkdf2-sha256;i=600000';
const hashBytes = 32;
const saltBytes = 16;

/** Derives what is kept of a secret: argon2id, or PBKDF2 where the browser does not allow WebAssembly. Takes a moment on purpose. */
export async function keepSecret(secret: string): Promise<KeptSecret> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  try {
    return { algorithm: argonAlgorithm, salt: toHex(salt), hash: await deriveArgon(secret, salt) };
  } catch {
    // A policy or an old browser forbids WebAssembly: the browser's own derivation is slower to break per second spent.
    return { algorithm: pbkdfAlgorithm, salt: toHex(salt), hash: await derivePbkdf(secret, salt) };
  }
}

/** Whether a secret is the kept one. Rejects when this browser cannot derive it the way it was kept. */
export async function matchesSecret(secret: string, kept: KeptSecret): Promise<boolean> {
  const derive = kept.algorithm === argonAlgorithm ? deriveArgon : derivePbkdf;
  return isEqual(await derive(secret, fromHex(kept.salt)), kept.hash);
}

async function deriveArgon(secret: string, salt: Uint8Array): Promise<string> {
  const { argon2id } = await import('hash-wasm');
  return argon2id({
    password: encode(secret),
    salt,
    memorySize: 19_456,
    iterations: 2,
    parallelism: 1,
    hashLength: hashBytes,
    outputType: 'hex',
  });
}

async function derivePbkdf(secret: string, salt: Uint8Array): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encode(secret), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000, salt: new Uint8Array(salt) };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, hashBytes * 8)));
}

/** One spelling per password: the same letters typed on another system must match. Empty text still needs a byte. */
function encode(secret: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${secret.normalize('NFC')}\0`);
}

/** Takes as long for the first wrong digit as for the last. */
function isEqual(first: string, second: string): boolean {
  if (first.length !== second.length) return false;
  let difference = 0;
  for (let index = 0; index < first.length; index += 1) {
    difference |= first.charCodeAt(index) ^ second.charCodeAt(index);
  }
  return difference === 0;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
