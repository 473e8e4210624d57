import { teamMemberSchema } from '@/domain/team/team-member';
import type { SitewrightDatabase } from '../database';
import { checkRows } from '../rows/check-rows';

/** How many people who accepted an account's invitation work on each of its projects, by project; others are left out. */
export async function countTeam(
  database: SitewrightDatabase,
  ownerId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.team.where('ownerId').equals(ownerId).toArray();
  const counts = new Map<string, number>();
  for (const { status, projectIds } of checkRows(database, database.team, teamMemberSchema, rows)) {
    if (status !== 'accepted') continue;
    for (const id of new Set(projectIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
