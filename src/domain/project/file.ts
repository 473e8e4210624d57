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

const draftText = {
  text: z.string(),
  /** `rev` of the file that the text was made from; 0 when there was none. */
  baseRev: z.number(),
  updatedAt: z.number(),
  /** The tab that typed it, so that another tab neither drops nor replaces it. */
  writer: z.optional(z.string()),
};

/** Unsaved editor text, written within 500 ms of a keystroke. One row per file: the newest text, the others behind it. */
export const draftSchema = z.object({
  projectId: z.string(),
  path: z.string(),
  ...draftText,
  /** What other tabs typed into the same file and did not save, newest first. */
  others: z.optional(z.array(z.object(draftText))),
});
export type Draft = z.infer<typeof draftSchema>;
