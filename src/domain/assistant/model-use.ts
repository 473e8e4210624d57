import * as z from 'zod/mini';

/** One answer of a model, as the ledger of credits keeps it. Prices are estimates from the model's list price. */
export const modelUseSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  at: z.number(),
  /** The model's record, or `composer`. */
  modelId: z.string(),
  projectId: z.nullable(z.string()),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** In millionths of a US dollar. */
  priceMicros: z.number(),
  milliseconds: z.number(),
});
export type ModelUse = z.infer<typeof modelUseSchema>;
