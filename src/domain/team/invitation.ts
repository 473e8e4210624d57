import * as z from 'zod/mini';
import { teamRoles } from './team-member';

/** Longest text of a file that is opened at all, in characters: an invitation to a thousand projects fits. */
export const teamFileMaxCharacters = 200_000;
/** Number of the form below. A file of a higher one is of a newer Sitewright. */
export const teamFileVersion = 1;
export const invitationFormat = 'sitewright-invitation';
export const acceptanceFormat = 'sitewright-acceptance';

const shortText = z.string().check(z.maxLength(320));
const person = { name: shortText, email: shortText };

/** Who invites whom to what. It is made by one account and opened by another, on any device. */
export const invitationSchema = z.object({
  id: shortText.check(z.minLength(1)),
  /** Random, for this invitation only: what an answer proves itself with. Base64url of 32 bytes. */
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  team: shortText,
  from: z.object({ accountId: shortText, ...person }),
  to: z.object(person),
  role: z.enum(teamRoles),
  projects: z.array(z.object({ id: shortText, name: shortText })),
  /** Milliseconds since 1970. */
  invitedAt: z.number(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The answer to an invitation, for the one who sent it. */
export const acceptanceSchema = z.object({ invitationId: shortText, ...person, acceptedAt: z.number() });
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** What either kind of file begins with, whatever its version. */
export const teamFileHeadSchema = z.object({
  format: z.enum([invitationFormat, acceptanceFormat]),
  version: z.number(),
});
export const invitationFileSchema = z.object({
  invitation: invitationSchema,
  /** SHA-256 of the invitation as JSON, lower-case hex: tells of a file that was cut or changed. */
  check: z.string(),
});
export const acceptanceFileSchema = z.object({
  acceptance: acceptanceSchema,
  /** HMAC-SHA-256 of the acceptance as JSON under the invitation's key, lower-case hex. */
  proof: z.string(),
});
