import * as z from 'zod/mini';

const changedFileSchema = z.object({ path: z.string(), hash: z.string(), size: z.number() });

/** A snapshot of the whole file tree, with who made it and why. */
export const versionSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  /** Counts from 1 within the project; order of versions is this, never the clock. */
  seq: z.number(),
  parentId: z.nullable(z.string()),
  author: z.enum(['user', 'assistant', 'import', 'restore']),
  note: z.string(),
  label: z.optional(z.string()),
  /** The version whose content came back with this one. */
  restoredFrom: z.optional(z.string()),
  /** Set when this version is a step back or forward in the history, not a new state of its own. */
  step: z.optional(z.enum(['undo', 'redo'])),
  createdAt: z.number(),
  added: z.array(changedFileSchema),
  modified: z.array(changedFileSchema),
  deleted: z.array(z.object({ path: z.string(), hash: z.string() })),
  /** The full tree, every 50 versions and on the first. */
  tree: z.optional(z.array(changedFileSchema)),
});
export type Version = z.infer<typeof versionSchema>;
export type ChangedFile = z.infer<typeof changedFileSchema>;
