import { AppError } from '@/domain/errors';
import { membershipSchema, type Membership } from '@/domain/team/membership';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';
import { findMember } from './team-store';

/** Teams that an account joined, newest first. */
export async function listMemberships(
  database: SitewrightDatabase,
  accountId: string,
): Promise<Membership[]> {
  const rows = await database.memberships.where('accountId').equals(accountId).toArray();
  return checkRows(database, database.memberships, membershipSchema, rows).toSorted(
    (first, second) => second.acceptedAt - first.acceptedAt,
  );
}

/** One membership; undefined when there is none of that id. */
export async function findMembership(
  database: SitewrightDatabase,
  id: string,
): Promise<Membership | undefined> {
  return checkRow(database, database.memberships, membershipSchema, await database.memberships.get(id));
}

/** What joining came to: the owner's account when it is on this device too, and its list already shows the answer. */
export type Joined = { readonly ownerHere: string | null };

/**
 * Keeps that an account joined a team. Where the inviting account is on this device too, its list shows it at once.
 * Throws `invitation-revoked`; `invitation-changed` when the key is not that of the invitation accepted before.
 */
export async function joinTeam(
  database: SitewrightDatabase,
  membership: Membership,
  accepted: { readonly name: string; readonly email: string },
): Promise<Joined> {
  const { memberships, team, quarantine } = database;
  return runWrite(database, [memberships, team, quarantine], async () => {
    const earlier = await findMembership(database, membership.id);
    if (earlier && earlier.key !== membership.key) throw new AppError('invitation-changed');
    const member = await findMember(database, membership.invitationId);
    const own = member?.key === membership.key ? member : undefined;
    if (own?.status === 'revoked') {
      throw new AppError('invitation-revoked', { name: membership.from.name });
    }
    await memberships.put(membership);
    if (own?.status === 'pending') {
      await team.put({ ...own, status: 'accepted', answeredAt: membership.acceptedAt, acceptedAs: accepted });
    }
    return { ownerHere: own?.ownerId ?? null };
  });
}

/** Leaves a team; answers what it was, so that it can be undone. Throws `not-found`. */
export async function leaveTeam(database: SitewrightDatabase, id: string): Promise<Membership> {
  return runWrite(database, [database.memberships, database.quarantine], async () => {
    const membership = await findMembership(database, id);
    if (!membership) throw new AppError('not-found', { path: id });
    await database.memberships.delete(id);
    return membership;
  });
}

/** Puts a membership back as it was. */
export async function restoreMembership(database: SitewrightDatabase, membership: Membership): Promise<void> {
  await runWrite(database, [database.memberships], () => database.memberships.put(membership));
}
