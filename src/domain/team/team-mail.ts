import type { Invitation } from './invitation';
import { roleWords } from './role-words';

/** A letter to be sent by its writer. */
export type Mail = { readonly to: string; readonly subject: string; readonly body: string };

const projectsNamed = 12;

/**
 * The letter that goes with an invitation. `code` is the invitation itself as one word; without it the letter asks to open
 * the attached file. `address` is where Sitewright is found.
 */
export function writeInvitationMail(invitation: Invitation, address: string, code: string | null): Mail {
  const { from, to, team, role, projects } = invitation;
  const named = projects.slice(0, projectsNamed).map(({ name }) => `- ${name}`);
  const more = projects.length > projectsNamed ? ['- and others'] : [];
  const opening =
    code === null
      ? 'Go to Team, press "Open an invitation" and choose the attached file.'
      : 'Go to Team, press "Open an invitation" and paste this whole mail.';
  return {
    to: to.email,
    subject: `${from.name} invites you: ${team}`,
    body: [
      `Hello ${to.name},`,
      `${from.name} invites you to work on websites together.\nTeam: ${team}\nYour role: ${roleWords[role].label}`,
      ...(named.length > 0 ? [['Shared with you:', ...named, ...more].join('\n')] : []),
      `To accept:\n1. Open Sitewright and log in or sign up: ${address}\n2. ${opening}\n3. Send the answer that you get back to ${from.name}.`,
      ...(code === null ? [] : [code]),
    ].join('\n\n'),
  };
}

/** The letter that carries an answer back to whoever invited. */
export function writeAcceptanceMail(
  invitation: Pick<Invitation, 'team'> & { readonly from: { readonly name: string; readonly email: string } },
  by: string,
  code: string,
): Mail {
  const { from, team } = invitation;
  return {
    to: from.email,
    subject: `${by} joins: ${team}`,
    body: [
      `Hello ${from.name},`,
      `${by} accepts your invitation.\nTeam: ${team}`,
      'To see it in your list, go to Team in Sitewright, press "Open an invitation" and paste this whole mail.',
      code,
    ].join('\n\n'),
  };
}
