import * as z from 'zod/mini';

export const teamRoles = ['admin', 'editor', 'viewer'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Somebody invited to work along. On a device, an invitation is a file that another device opens. */
export const teamMemberSchema = z.object({
  id: z.string(),
  /** The account that invited. */
  ownerId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  status: z.enum(['pending', 'accepted', 'revoked']),
  invitedAt: z.number(),
  /** When it was accepted or revoked; null while pending. */
  answeredAt: z.nullable(z.number()),
  /** Projects that are shared with them. */
  projectIds: z.array(z.string()),
  /** Stands in the invitation; an answer proves with it that it comes from whoever holds the invitation. Base64url. */
  key: z.optional(z.string()),
  /** Who accepted, as they call themselves. */
  acceptedAs: z.optional(z.object({ name: z.string(), email: z.string() })),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
