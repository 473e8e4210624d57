import * as z from 'zod/mini';

/** A passkey of an account, as this device keeps it: the public half only. Bytes are base64url. */
export const passkeySchema = z.object({
  /** The credential's id, as the browser gives it. */
  id: z.string(),
  /** The public key as SubjectPublicKeyInfo. */
  publicKey: z.string(),
  /** COSE number of the signature: -7 is ES256, -257 is RS256. */
  algorithm: z.number(),
  /** How often it has signed, as it says itself; 0 for those that do not count. */
  counter: z.number(),
  /** Browser and system where it was added. */
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Whether a signature is newer than the last one: a counter that stands still or falls tells of a copied key. */
export function isCounterFresh(kept: number, answered: number): boolean {
  return (kept === 0 && answered === 0) || answered > kept;
}
