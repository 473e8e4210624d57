import { countByDay, startOfDay, type ActiveDay } from '@/domain/project/activity';
import { withDatabase } from '@/storage/open-database';
import { countProjects as countKeptProjects } from '@/storage/project/count-projects';
import { listVersionTimes } from '@/storage/version/list-version-times';
import { now } from '../clock';

const activityDays = 14;

/** How many projects of its own an account has, without those in the trash. */
export function countProjects(accountId: string): Promise<number> {
  return withDatabase((database) => countKeptProjects(database, accountId));
}

/** How many versions were made on each of the last fourteen days, oldest first. */
export function readActivity(accountId: string): Promise<readonly ActiveDay[]> {
  const current = now();
  return withDatabase(async (database) => {
    const times = await listVersionTimes(database, accountId, startOfDay(current, activityDays - 1));
    return countByDay(times, current, activityDays);
  });
}
