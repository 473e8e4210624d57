import { AppError } from '@/domain/errors';
import type { Privacy } from '@/domain/project/project';
import type { TeamMember, TeamRole } from '@/domain/team/team-member';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/team/team-store';
import { now } from '../clock';
import { newId } from '../ids';
import { recordEvent } from '../notices/notification-centre';
import { requireUser } from '../project/own-project';
import { checkRoomFor } from '../plans/plan-limits';
import { newTeamKey } from './team-files';

export type InviteOrder = {
  readonly name: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly projectIds: readonly string[];
  /** What the shared projects become; null leaves them as they are. */
  readonly privacy: Privacy | null;
};

/**
 * Invites somebody to the team of whoever is signed in; answers the invitation, which is pending. Throws `member-self`,
 * `member-known`, `plan-members`, `forbidden`, `storage-full`.
 */
export async function inviteMember(order: InviteOrder): Promise<TeamMember> {
  const user = requireUser();
  const email = order.email.trim().toLowerCase();
  if (email === user.email) throw new AppError('member-self');
  await checkRoomFor('member');
  const member: TeamMember = {
    id: newId(),
    ownerId: user.id,
    name: order.name.trim(),
    email,
    role: order.role,
    status: 'pending',
    invitedAt: now(),
    answeredAt: null,
    projectIds: [...order.projectIds],
    key: newTeamKey(),
  };
  await withDatabase((database) => store.addMember(database, member, order.privacy));
  await recordEvent({
    kind: 'invite',
    type: 'info',
    title: `${member.name} is invited`,
    message: 'The invitation waits until it is opened and answered. Send it by mail or as a file.',
    href: '/app/team',
    isSeen: true,
  });
  return member;
}

/** Gives somebody another role; those who have accepted see it when they open the invitation again. */
export function setMemberRole(id: string, role: TeamRole): Promise<TeamMember> {
  return change(id, { role });
}

/** Changes which projects are shared with somebody. */
export function setMemberProjects(id: string, projectIds: readonly string[]): Promise<TeamMember> {
  return change(id, { projectIds: [...projectIds] });
}

/** Takes an invitation back: an answer to it is no longer taken. Answers it as it was before. */
export function revokeMember(id: string): Promise<TeamMember> {
  return change(id, { status: 'revoked', answeredAt: now() });
}

/** Takes an invitation off the list; answers it, so that it can be put back. */
export function removeMember(id: string): Promise<TeamMember> {
  const { id: ownerId } = requireUser();
  return withDatabase((database) => store.removeMember(database, id, ownerId));
}

/** Puts an invitation back as it was before it was revoked or removed. */
export function restoreMember(member: TeamMember): Promise<void> {
  if (member.ownerId !== requireUser().id) throw new AppError('not-found', { path: member.id });
  return withDatabase((database) => store.restoreMember(database, member));
}

function change(id: string, fields: store.MemberChange): Promise<TeamMember> {
  const { id: ownerId } = requireUser();
  return withDatabase((database) => store.changeMember(database, { id, ownerId, change: fields }));
}
