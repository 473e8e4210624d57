import * as z from 'zod/mini';

/** A second factor of an account, as this device keeps it: the secret its codes come from, and the way back without it. */
export const twoFactorSchema = z.object({
  /** What the authenticator app and this device share, base32. */
  secret: z.string(),
  confirmedAt: z.number(),
  /** Recovery codes that were not used yet, each derived as a password is. */
  recovery: z.array(z.object({ algorithm: z.string(), salt: z.string(), hash: z.string() })),
  /** The half minute (since 1970) whose code was used last, so that no code is used twice. */
  usedStep: z.optional(z.number()),
});
export type TwoFactor = z.infer<typeof twoFactorSchema>;
