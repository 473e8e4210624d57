import * as z from 'zod/mini';

/** One change of an account's plan. */
export const planChangeSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  at: z.number(),
  from: z.enum(['free', 'pro', 'enterprise']),
  to: z.enum(['free', 'pro', 'enterprise']),
});
export type PlanChange = z.infer<typeof planChangeSchema>;
