import * as z from 'zod/mini';

/** One file of a project as the store knows it; its content lies in a blob of that hash. */
export const fileSchema = z.object({
  projectId: z.string(),
  path: z.string(),
  /** SHA-256 of the bytes, lower-case hex. */
  hash: z.string(),
  size: z.number(),
  mime: z.string(),
  /** Counts up with every save: the base of optimistic concurrency. */
  rev: z.number(),
  updatedAt: z.number(),
});
export type ProjectFile = z.infer<typeof fileSchema>;

/** Unsaved editor text, written within 500 ms of a keystroke. */
export const draftSchema = z.object({
  projectId: z.string(),
  path: z.string(),
  text: z.string(),
  baseRev: z.number(),
  updatedAt: z.number(),
  /** The tab that typed it, so that another tab's save does not drop it. */
  writer: z.optional(z.string()),
});
export type Draft = z.infer<typeof draftSchema>;
