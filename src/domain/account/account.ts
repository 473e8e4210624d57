import * as z from 'zod/mini';

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
});
export type Account = z.infer<typeof accountSchema>;
