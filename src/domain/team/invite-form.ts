import * as z from 'zod/mini';
import { checkEmail } from '../account/check-account';
import { sharedPrivacies } from './team-settings';
import { teamRoles } from './team-member';

const nameMaxCharacters = 100;
const emailMaxCharacters = 254;

/** What the dialog of an invitation asks for. */
export const inviteFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say who is invited, so that the letter can greet them.'),
      z.maxLength(nameMaxCharacters, `A name has at most ${nameMaxCharacters} characters.`),
    ),
  email: z.string().check(
    z.trim(),
    z.maxLength(emailMaxCharacters, `An email has at most ${emailMaxCharacters} characters.`),
    z.superRefine((typed, context) => {
      const problem = typed === '' ? 'Type their email.' : checkEmail(typed);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    }),
  ),
  role: z.enum(teamRoles),
  projectIds: z.array(z.string()),
  privacy: z.enum(sharedPrivacies),
});
export type InviteForm = z.infer<typeof inviteFormSchema>;
