import * as z from 'zod/mini';

export const projectStatuses = ['draft', 'review', 'test', 'live', 'offline', 'maintain'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const privacies = ['private', 'public'] as const;
export type Privacy = (typeof privacies)[number];

/** Roles that a share file can give. */
export const shareRoles = ['view', 'edit'] as const;
export type ShareRole = (typeof shareRoles)[number];

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
  /** Set when it came from somebody's share file: who sent it, and what may be done with it. */
  share: z.optional(z.object({ by: z.string(), role: z.enum(shareRoles), importedAt: z.number() })),
  /** What was given along with the description and is not among the files. */
  references: z.optional(
    z.object({ urls: z.array(z.string()), files: z.array(z.string()), figmaLink: z.string() }),
  ),
});
export type Project = z.infer<typeof projectSchema>;

export type ProjectReferences = NonNullable<Project['references']>;

/** Whether the account that has a project may only look at it. */
export function isReadOnly({ share }: Pick<Project, 'share'>): boolean {
  return share?.role === 'view';
}

/** One row of GET /api/projects (specification §3). */
export const projectListItemSchema = z.object({ id: z.string(), name: z.string(), updatedAt: z.string() });
export type ProjectListItem = z.infer<typeof projectListItemSchema>;
export const projectListSchema = z.object({ projects: z.array(projectListItemSchema) });
