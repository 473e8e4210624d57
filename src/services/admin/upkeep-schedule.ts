import { withDatabase } from '@/storage/open-database';
import { lastBackupAt } from '@/storage/system/backup-store';
import { makeBackup } from './backup-commands';
import { now } from '../clock';
import { startErrorAlerts } from './error-alerts';
import { logger } from '../logger';
import { recordEvent } from '../notices/notification-centre';
import { tidyLog } from './query-log';
import { runRetention } from './retention';
import { session } from '../account/session';
import { readSystemSettings } from './system-settings';
import { hasUpkeep } from './upkeep-bridge';

const dayMilliseconds = 86_400_000;
const lookMilliseconds = 10 * 60_000;
/** The first look waits until the person has what they came for. */
const firstLookMilliseconds = 20_000;

let isStarted = false;

/** Looks now and again, as long as the page lives, for what is due: the daily backup, data that is to go, a long log. */
export function startUpkeep(): void {
  if (isStarted) return;
  isStarted = true;
  startErrorAlerts();
  setTimeout(() => void look(), firstLookMilliseconds);
  setInterval(() => void look(), lookMilliseconds);
}

/** Whether a day has passed since the last backup; one from the future, by a wrong clock, does not count. */
export function isBackupDue(lastAt: number | null, at: number): boolean {
  return lastAt === null || lastAt > at || at - lastAt >= dayMilliseconds;
}

async function look(): Promise<void> {
  if (!session.read() || !hasUpkeep()) return;
  try {
    await backUpWhenDue();
    await runRetention();
    await tidyLog();
  } catch (error) {
    logger.error('upkeep failed', error);
  }
}

async function backUpWhenDue(): Promise<void> {
  if (!(await readSystemSettings()).dailyBackups) return;
  if (!isBackupDue(await withDatabase(lastBackupAt), now())) return;
  try {
    const made = await makeBackup();
    if (!made) return;
    await recordEvent({
      kind: 'backup-due',
      type: made.skipped.length === 0 ? 'success' : 'warning',
      title: 'The daily backup was made',
      message:
        made.skipped.length === 0
          ? 'Every project is in it, and all that belongs to them.'
          : `Not in it, because they could not be read whole: ${made.skipped.join(' ')}`,
      href: '/app/admin/settings?tab=backups',
      isSeen: made.skipped.length === 0,
    });
  } catch (error) {
    logger.warn('backup not made', error);
    await recordEvent({
      kind: 'backup-due',
      type: 'warning',
      title: 'The daily backup could not be made',
      message: error instanceof Error ? error.message : 'The reason is not known.',
      href: '/app/admin/settings?tab=backups',
    });
  }
}
