import * as z from 'zod/mini';

export const feedbackKinds = ['feature', 'bug', 'general'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** What a person told about the product. It stays on the device until they send it themselves. */
export const feedbackSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  at: z.number(),
  kind: z.enum(feedbackKinds),
  /** 1 to 5; null when not given. */
  rating: z.nullable(z.number()),
  workingWell: z.string(),
  couldImprove: z.string(),
  /** When it was handed to a mail program or copied; null before. */
  sentAt: z.nullable(z.number()),
});
export type Feedback = z.infer<typeof feedbackSchema>;
