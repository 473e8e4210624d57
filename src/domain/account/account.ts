import * as z from 'zod/mini';
import { passkeySchema } from './passkey';
import { twoFactorSchema } from './two-factor';
import { vaultLockSchema } from './vault-lock';

/** Who is signed in, as kept in browser storage under the key `user` (specification §3). No secret. */
export type User = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** A picture as a data: URL, or empty. */
  readonly avatar: string;
};

/** An account of this device. The password itself is never kept. */
export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Trimmed, lower case; empty for a guest. */
  email: z.string(),
  avatar: z.string(),
  role: z.enum(['admin', 'member']),
  guest: z.boolean(),
  createdAt: z.number(),
  password: z.nullable(z.object({ algorithm: z.string(), salt: z.string(), hash: z.string() })),
  recovery: z.nullable(z.object({ algorithm: z.string(), salt: z.string(), hash: z.string() })),
  /** Passkeys that open it besides the password; none in rows from before there were any. */
  passkeys: z.optional(z.array(passkeySchema)),
  /** The plan it is on; absent in rows from before there were any, which is the free one. */
  plan: z.optional(z.enum(['free', 'pro', 'enterprise'])),
  /** The second factor that is asked for at sign-in; none while it is off. */
  twoFactor: z.optional(twoFactorSchema),
  /** What opens the vault of keys; none until the first sign-in with the password after there was a vault. */
  vault: z.optional(vaultLockSchema),
});
export type Account = z.infer<typeof accountSchema>;
