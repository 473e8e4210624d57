import * as z from 'zod/mini';
import { teamRoles } from './team-member';

/** What becomes of a project's privacy when it is shared with somebody. */
export const sharedPrivacies = ['keep', 'private', 'public'] as const;

/** What an account sets for its team; it decides what an invitation starts with. */
export const teamSettingsSchema = z.object({
  /** Stands in invitations. */
  name: z.string(),
  defaultRole: z.enum(teamRoles),
  sharedPrivacy: z.enum(sharedPrivacies),
});
export type TeamSettings = z.infer<typeof teamSettingsSchema>;

/** The settings of a team that nobody has named yet. */
export function newTeamSettings(ownerName: string): TeamSettings {
  return { name: `Team of ${ownerName}`, defaultRole: 'editor', sharedPrivacy: 'keep' };
}
