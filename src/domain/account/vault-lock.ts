import * as z from 'zod/mini';

/**
 * The key of an account's vault, sealed under its password. The vault key itself is random and stays the same when the
 * password changes. Bytes are hex.
 */
export const vaultLockSchema = z.object({
  /** How the sealing key comes from the password, and its salt: another one than that of the sign-in. */
  algorithm: z.string(),
  salt: z.string(),
  iv: z.string(),
  sealedKey: z.string(),
  /** The password was reset with the recovery code: only the one from before opens this. */
  isStale: z.optional(z.boolean()),
});
export type VaultLock = z.infer<typeof vaultLockSchema>;
