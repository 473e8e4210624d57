import { deriveAgain, deriveAnew } from './derive-secret';

/** A secret as it is kept: how it was derived, with what salt, and the result. Hex. */
export type KeptSecret = { readonly algorithm: string; readonly salt: string; readonly hash: string };

/** Derives what is kept of a secret. Takes a moment on purpose. */
export async function keepSecret(secret: string): Promise<KeptSecret> {
  const { algorithm, salt, derived } = await deriveAnew(secret);
  return { algorithm, salt, hash: derived };
}

/** Whether a secret is the kept one. Rejects when this browser cannot derive it the way it was kept. */
export async function matchesSecret(secret: string, kept: KeptSecret): Promise<boolean> {
  return isEqual(await deriveAgain(secret, kept.algorithm, kept.salt), kept.hash);
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
