import Dexie from 'dexie';
import type { SitewrightDatabase } from '../database';
import { listProjects } from '../project/project-store';

/** What an account did and has. */
export type AccountFigures = {
  /** Answers of the composer or of a model. */
  readonly apiCalls: number;
  /** Its own projects, without those in the trash. */
  readonly projects: number;
  /** The account itself and those who accepted its invitations. */
  readonly teamMembers: number;
};

/** Counts what an account did and has. */
export async function countAccountFigures(
  database: SitewrightDatabase,
  accountId: string,
): Promise<AccountFigures> {
  const ofAccount = [
    [accountId, Dexie.minKey],
    [accountId, Dexie.maxKey],
  ] as const;
  const [apiCalls, projects, accepted] = await Promise.all([
    database.usage
      .where('[accountId+at]')
      .between(...ofAccount)
      .count(),
    listProjects(database, accountId),
    database.team
      .where('ownerId')
      .equals(accountId)
      .filter(({ status }) => status === 'accepted')
      .count(),
  ]);
  const own = projects.filter(({ share }) => share === undefined);
  return { apiCalls, projects: own.length, teamMembers: 1 + accepted };
}
