import { AppError } from '@/domain/errors';
import { projectSchema, type Privacy } from '@/domain/project/project';
import { teamMemberSchema, type TeamMember } from '@/domain/team/team-member';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { nextUpdatedAt } from '../project/next-updated-at';
import { checkRow, checkRows } from '../rows/check-rows';

/** Everybody whom an account invited, newest first, whatever became of it. */
export async function listMembers(database: SitewrightDatabase, ownerId: string): Promise<TeamMember[]> {
  const rows = await database.team.where('ownerId').equals(ownerId).toArray();
  return checkRows(database, database.team, teamMemberSchema, rows).toSorted(
    (first, second) => second.invitedAt - first.invitedAt,
  );
}

/** One invitation; undefined when there is none of that id. */
export async function findMember(database: SitewrightDatabase, id: string): Promise<TeamMember | undefined> {
  return checkRow(database, database.team, teamMemberSchema, await database.team.get(id));
}

/**
 * Keeps an invitation, and gives the owner's shared projects the privacy asked for. Throws `member-known` when that email is
 * invited already and not revoked.
 */
export async function addMember(
  database: SitewrightDatabase,
  member: TeamMember,
  privacy: Privacy | null,
): Promise<void> {
  const { team, projects, quarantine } = database;
  await runWrite(database, [team, projects, quarantine], async () => {
    const others = await listMembers(database, member.ownerId);
    if (others.some(({ email, status }) => email === member.email && status !== 'revoked')) {
      throw new AppError('member-known', { email: member.email });
    }
    await team.add(member);
    if (privacy) await setPrivacy(database, member, privacy);
  });
}

async function setPrivacy(
  database: SitewrightDatabase,
  { ownerId, projectIds, invitedAt }: TeamMember,
  privacy: Privacy,
): Promise<void> {
  const rows = await database.projects.bulkGet(projectIds);
  const own = checkRows(
    database,
    database.projects,
    projectSchema,
    rows.filter((row) => row !== undefined),
  ).filter((project) => project.ownerId === ownerId && project.privacy !== privacy);
  await database.projects.bulkPut(
    own.map((project) => ({ ...project, privacy, updatedAt: nextUpdatedAt(project, invitedAt) })),
  );
}

export type MemberChange = Partial<Pick<TeamMember, 'role' | 'status' | 'projectIds' | 'answeredAt'>>;

/** Changes an invitation of an owner; answers it as it was before. Throws `not-found`. */
export async function changeMember(
  database: SitewrightDatabase,
  { id, ownerId, change }: { readonly id: string; readonly ownerId: string; readonly change: MemberChange },
): Promise<TeamMember> {
  return runWrite(database, [database.team, database.quarantine], async () => {
    const member = await findMember(database, id);
    if (member?.ownerId !== ownerId) throw new AppError('not-found', { path: id });
    await database.team.put({ ...member, ...change });
    return member;
  });
}

/** Takes an invitation off the list; answers what it was, so that it can be put back. Throws `not-found`. */
export async function removeMember(
  database: SitewrightDatabase,
  id: string,
  ownerId: string,
): Promise<TeamMember> {
  return runWrite(database, [database.team, database.quarantine], async () => {
    const member = await findMember(database, id);
    if (member?.ownerId !== ownerId) throw new AppError('not-found', { path: id });
    await database.team.delete(id);
    return member;
  });
}

/** Puts an invitation back as it was. */
export async function restoreMember(database: SitewrightDatabase, member: TeamMember): Promise<void> {
  await runWrite(database, [database.team], () => database.team.put(member));
}

/** Marks an invitation as accepted; answers it. Once accepted it stays as it is. Throws `acceptance-foreign`, `acceptance-revoked`. */
export async function acceptMember(
  database: SitewrightDatabase,
  answer: {
    readonly id: string;
    readonly ownerId: string;
    readonly name: string;
    readonly email: string;
    readonly acceptedAt: number;
  },
): Promise<TeamMember> {
  return runWrite(database, [database.team, database.quarantine], async () => {
    const member = await findMember(database, answer.id);
    if (member?.ownerId !== answer.ownerId) throw new AppError('acceptance-foreign');
    if (member.status === 'revoked') throw new AppError('acceptance-revoked', { name: member.name });
    if (member.status === 'accepted') return member;
    const { name, email, acceptedAt } = answer;
    const accepted: TeamMember = {
      ...member,
      status: 'accepted',
      answeredAt: acceptedAt,
      acceptedAs: { name, email },
    };
    await database.team.put(accepted);
    return accepted;
  });
}
