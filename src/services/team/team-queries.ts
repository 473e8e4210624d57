import type { Membership } from '@/domain/team/membership';
import type { TeamMember } from '@/domain/team/team-member';
import { withDatabase } from '@/storage/open-database';
import { listMemberships as listKeptMemberships } from '@/storage/team/membership-store';
import { listMembers } from '@/storage/team/team-store';

/** Everybody whom an account invited, newest first, whatever became of it. */
export function listTeam(ownerId: string): Promise<TeamMember[]> {
  return withDatabase((database) => listMembers(database, ownerId));
}

/** Teams that an account joined, newest first. */
export function listMemberships(accountId: string): Promise<Membership[]> {
  return withDatabase((database) => listKeptMemberships(database, accountId));
}
