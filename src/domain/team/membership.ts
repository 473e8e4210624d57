import * as z from 'zod/mini';
import { teamRoles } from './team-member';

/** A team that an account of this device was invited to and joined. */
export const membershipSchema = z.object({
  /** `{invitation}:{account}`: two accounts of a device may open one invitation. */
  id: z.string(),
  invitationId: z.string(),
  /** The account that joined. */
  accountId: z.string(),
  team: z.string(),
  from: z.object({ name: z.string(), email: z.string() }),
  role: z.enum(teamRoles),
  projects: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of the invitation, so that a later one is known to be of the same hand. Base64url. */
  key: z.string(),
  acceptedAt: z.number(),
});
export type Membership = z.infer<typeof membershipSchema>;
