import { projectSchema } from '@/domain/project/project';
import type { SitewrightDatabase } from '../database';
import { checkRows } from '../rows/check-rows';
import { listVersionsAfter } from '../version/version-store';

/** What of an account counts against its plan. */
export type PlanUse = {
  /** Outside the trash, without those that others shared. */
  readonly projects: number;
  /** The account itself, those it invited, and those who accepted. */
  readonly members: number;
  /** Bytes of the projects' files, the trash among them: it is restored whole. */
  readonly storageBytes: number;
  /** When the oldest version of a project in use was made; null without one. */
  readonly oldestVersionAt: number | null;
};

/** Counts what an account uses. */
export async function readPlanUse(database: SitewrightDatabase, accountId: string): Promise<PlanUse> {
  const rows = await database.projects.where('ownerId').equals(accountId).toArray();
  const projects = checkRows(database, database.projects, projectSchema, rows).filter(
    ({ share }) => share === undefined,
  );
  const inUse = projects.filter(({ deletedAt }) => deletedAt === null);
  const revoked = await database.team
    .where('ownerId')
    .equals(accountId)
    .filter(({ status }) => status === 'revoked')
    .count();
  const oldest = inUse
    .filter(({ headSeq }) => headSeq > 0)
    .toSorted((first, second) => first.createdAt - second.createdAt)[0];
  const firstVersion = oldest && (await listVersionsAfter(database, oldest.id, 0, 1))[0];
  return {
    projects: inUse.length,
    members: 1 + (await database.team.where('ownerId').equals(accountId).count()) - revoked,
    storageBytes: projects.reduce((total, { bytes }) => total + bytes, 0),
    oldestVersionAt: firstVersion?.createdAt ?? null,
  };
}
