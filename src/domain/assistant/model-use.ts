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

/** Whether a stored row is one, as its schema says, told without the schema's cost. */
export function isModelUse(row: unknown): row is ModelUse {
  if (typeof row !== 'object' || row === null) return false;
  const use = row as Readonly<Record<keyof ModelUse, unknown>>;
  return (
    typeof use.id === 'string' &&
    typeof use.accountId === 'string' &&
    typeof use.modelId === 'string' &&
    (use.projectId === null || typeof use.projectId === 'string') &&
    Number.isFinite(use.at) &&
    Number.isFinite(use.inputTokens) &&
    Number.isFinite(use.outputTokens) &&
    Number.isFinite(use.priceMicros) &&
    Number.isFinite(use.milliseconds)
  );
}
