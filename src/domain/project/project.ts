import * as z from 'zod/mini';

export const projectStatuses = ['draft', 'review', 'test', 'live', 'offline', 'maintain'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const privacies = ['private', 'public'] as const;
export type Privacy = (typeof privacies)[number];

/** A project's slim row: what lists need, never files. Times are milliseconds since 1970. */
export const projectSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  ownerId: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses),
  privacy: z.enum(privacies),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Newest version, null before the first. */
  headVersionId: z.nullable(z.string()),
  headSeq: z.number(),
  fileCount: z.number(),
  bytes: z.number(),
  /** When it went to the trash; null while in use. */
  deletedAt: z.nullable(z.number()),
  /** Seed of the composer, so that a rebuild gives the same site. */
  seed: z.number(),
});
export type Project = z.infer<typeof projectSchema>;

/** One row of GET /api/projects (specification §3). */
export const projectListItemSchema = z.object({ id: z.string(), name: z.string(), updatedAt: z.string() });
export type ProjectListItem = z.infer<typeof projectListItemSchema>;
export const projectListSchema = z.object({ projects: z.array(projectListItemSchema) });
