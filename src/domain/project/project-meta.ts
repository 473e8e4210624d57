import * as z from 'zod/mini';

const userEntrySchema = z.object({ role: z.literal('user'), text: z.string(), time: z.string() });

const assistantEntrySchema = z.object({
  role: z.literal('assistant'),
  type: z.optional(z.literal('generation')),
  note: z.optional(z.string()),
  added: z.optional(z.array(z.string())),
  modified: z.optional(z.array(z.string())),
  deleted: z.optional(z.array(z.string())),
  time: z.string(),
});

/** The answer of GET /projects/{id}/meta.json (specification §3). Times are ISO 8601. */
export const projectMetaSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  history: z.array(z.discriminatedUnion('role', [userEntrySchema, assistantEntrySchema])),
  paths: z.object({ index: z.string(), style: z.string(), script: z.string() }),
  pages: z.array(z.string()),
  assets: z.array(z.string()),
  warnings: z.array(z.string()),
});
export type ProjectMeta = z.infer<typeof projectMetaSchema>;
export type HistoryEntry = ProjectMeta['history'][number];
