import { AppError } from '@/domain/errors';
import type { Acceptance, Invitation } from '@/domain/team/invitation';
import type { Membership } from '@/domain/team/membership';
import { takesWay } from '@/domain/notifications/notification-preferences';
import type { TeamMember } from '@/domain/team/team-member';
import { addNotification } from '@/storage/notification/notification-store';
import { withDatabase } from '@/storage/open-database';
import { findProject } from '@/storage/project/project-store';
import * as memberships from '@/storage/team/membership-store';
import { readTeamSettings } from '@/storage/team/team-settings-store';
import { acceptMember, findMember } from '@/storage/team/team-store';
import { now } from '../clock';
import { newId } from '../ids';
import { recordEvent } from '../notices/notification-centre';
import { readNotificationPreferences } from '../notices/notification-preferences';
import { requireUser } from '../project/own-project';
import { proveAcceptance, readTeamFile, writeAcceptance, writeInvitation } from './team-files';

const textMaxCharacters = 320;

/** The invitation of a member as the text of a file, with role and projects as they are now. Throws `not-found`. */
export async function readInvitation(memberId: string): Promise<{ invitation: Invitation; text: string }> {
  const user = requireUser();
  const invitation = await withDatabase(async (database): Promise<Invitation> => {
    const member = await findMember(database, memberId);
    if (member?.ownerId !== user.id || !member.key) throw new AppError('not-found', { path: memberId });
    const projects = await Promise.all(member.projectIds.map((id) => findProject(database, id)));
    const { name: team } = await readTeamSettings(database, user.id);
    return {
      id: member.id,
      key: member.key,
      team: cut(team),
      from: { accountId: user.id, name: cut(user.name), email: cut(user.email) },
      to: { name: cut(member.name), email: cut(member.email) },
      role: member.role,
      projects: projects.flatMap((project) => (project ? [{ id: project.id, name: cut(project.name) }] : [])),
      invitedAt: member.invitedAt,
    };
  });
  return { invitation, text: await writeInvitation(invitation) };
}

/** What opening a file or a mail's text came to. */
export type Opened =
  | {
      readonly kind: 'invitation';
      readonly invitation: Invitation;
      /** The membership that an earlier opening left. */
      readonly known: Membership | null;
    }
  | { readonly kind: 'accepted'; readonly member: TeamMember };

/**
 * Opens an invitation, to be accepted or not; or the answer to one's own invitation, which is taken at once. Throws
 * `invitation-…` and `acceptance-…`, `forbidden`.
 */
export async function openTeamText(text: string): Promise<Opened> {
  const user = requireUser();
  const file = await readTeamFile(text);
  if (file.kind === 'acceptance') {
    return { kind: 'accepted', member: await takeAcceptance(file.acceptance, file.proof) };
  }
  const { invitation } = file;
  if (invitation.from.accountId === user.id) {
    throw new AppError('invitation-own', { email: invitation.to.email });
  }
  const known = await withDatabase((database) =>
    memberships.findMembership(database, membershipId(invitation, user.id)),
  );
  if (known && known.key !== invitation.key) throw new AppError('invitation-changed');
  return { kind: 'invitation', invitation, known: known ?? null };
}

export type Acceptances = {
  /** The answer as the text of a file, for the one who invited. */
  readonly text: string;
  /** The one who invited has an account on this device, whose list shows the answer already. */
  readonly isKnownThere: boolean;
};

/** Joins the team of an invitation. Throws `invitation-revoked`, `invitation-changed`, `storage-full`. */
export async function acceptInvitation(invitation: Invitation): Promise<Acceptances> {
  const user = requireUser();
  const acceptedAt = now();
  const acceptance = {
    invitationId: invitation.id,
    name: cut(user.name),
    email: cut(user.email),
    acceptedAt,
  };
  const text = await writeAcceptance(acceptance, invitation.key);
  const { id: invitationId, team, from, role, projects, key } = invitation;
  const membership: Membership = {
    id: membershipId(invitation, user.id),
    invitationId,
    accountId: user.id,
    team,
    from: { name: from.name, email: from.email },
    role,
    projects,
    key,
    acceptedAt,
  };
  const { ownerHere } = await withDatabase((database) =>
    memberships.joinTeam(database, membership, acceptance),
  );
  await recordEvent({
    kind: 'invite',
    type: 'success',
    title: `You joined ${team}`,
    message: `${from.name} invited you.`,
    href: '/app/team',
    isSeen: true,
  });
  if (ownerHere !== null) await tellOwner(ownerHere, user.name);
  return { text, isKnownThere: ownerHere !== null };
}

async function tellOwner(accountId: string, name: string): Promise<void> {
  const isWanted = takesWay(await readNotificationPreferences(accountId), 'inApp', 'invite');
  const unread: 0 | 1 = isWanted ? 1 : 0;
  const row = { id: newId(), accountId, at: now(), href: '/app/team', unread };
  await withDatabase((database) =>
    addNotification(database, { ...row, kind: 'invite', type: 'success', ...acceptedWords(name) }),
  );
}

/** The answer to an invitation that was accepted earlier, once more. Throws `not-found`. */
export async function readAcceptance(membership: Membership): Promise<string> {
  const user = requireUser();
  const { invitationId, acceptedAt, key } = membership;
  return writeAcceptance({ invitationId, name: cut(user.name), email: cut(user.email), acceptedAt }, key);
}

async function takeAcceptance(acceptance: Acceptance, proof: string): Promise<TeamMember> {
  const { id: ownerId } = requireUser();
  const member = await withDatabase((database) => findMember(database, acceptance.invitationId));
  if (member?.ownerId !== ownerId) throw new AppError('acceptance-foreign');
  if (!member.key || (await proveAcceptance(acceptance, member.key)) !== proof) {
    throw new AppError('acceptance-forged', { name: member.name });
  }
  const { name, email, acceptedAt } = acceptance;
  const taken = await withDatabase((database) =>
    acceptMember(database, { id: member.id, ownerId, name, email, acceptedAt }),
  );
  if (member.status === 'pending') {
    await recordEvent({
      kind: 'invite',
      type: 'success',
      ...acceptedWords(name),
      href: '/app/team',
      isSeen: true,
    });
  }
  return taken;
}

/** Leaves a team; answers the membership, so that it can be undone. Throws `not-found`. */
export function leaveTeam(id: string): Promise<Membership> {
  requireUser();
  return withDatabase((database) => memberships.leaveTeam(database, id));
}

/** Takes back that a team was left. */
export function rejoinTeam(membership: Membership): Promise<void> {
  return withDatabase((database) => memberships.restoreMembership(database, membership));
}

function membershipId(invitation: Invitation, accountId: string): string {
  return `${invitation.id}:${accountId}`;
}

function acceptedWords(name: string): { title: string; message: string } {
  return { title: `${name} accepted your invitation`, message: 'They are in your team now.' };
}

function cut(text: string): string {
  return text.slice(0, textMaxCharacters);
}
