import * as z from 'zod/mini';

/** Who is signed in, as kept in browser storage under the key `user` (specification §3). No secret. */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
});
export type User = z.infer<typeof userSchema>;

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
});
export type Account = z.infer<typeof accountSchema>;
