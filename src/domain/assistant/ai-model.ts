import * as z from 'zod/mini';

/** The time that a model which comes with Sitewright gives for its making and its last change: nobody here did either. */
export const shippedAt = Date.UTC(2026, 0, 1);

export const modelTypes = ['text', 'image', 'code', 'multimodal'] as const;

/** A model that a person can choose to answer. Its key is never here but in the vault. */
export const aiModelSchema = z.object({
  id: z.string(),
  /** Place in lists: the first two enabled ones are named in the chat. */
  order: z.number(),
  name: z.string(),
  /** What the provider calls it. */
  systemName: z.string(),
  provider: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  modelType: z.enum(modelTypes),
  /** Longest input in tokens, when the provider names one. */
  maxTokens: z.optional(z.number()),
  /** As people read it: `$0.01 per 1K tokens`. */
  pricing: z.string(),
  /** Address of the server that answers, for servers of one's own; the provider's own when there is none. */
  endpoint: z.optional(z.string()),
  createdAt: z.number(),
  lastEdited: z.number(),
});
export type AiModel = z.infer<typeof aiModelSchema>;
