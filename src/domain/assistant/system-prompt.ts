import * as z from 'zod/mini';

/** Instructions that a model is given (specification §3). Editing keeps the earlier texts. */
export const systemPromptSchema = z.object({
  id: z.string(),
  /** Place in lists. */
  order: z.number(),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  detailedDescription: z.string(),
  /** What the assistant asks for it by. */
  systemPromptId: z.string(),
  version: z.string(),
  content: z.string(),
  createdAt: z.number(),
  lastEdited: z.number(),
  /** Earlier versions, newest first. */
  earlier: z.array(z.object({ version: z.string(), content: z.string(), editedAt: z.number() })),
});
export type SystemPrompt = z.infer<typeof systemPromptSchema>;
