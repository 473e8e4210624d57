import * as z from 'zod/mini';
import { readSetting, writeSetting } from '@/storage/account/settings-store';
import { addNotification } from '@/storage/notification/notification-store';
import { withDatabase } from '@/storage/open-database';
import { countOldData, purgeOldData } from '@/storage/system/old-data';
import { now } from '../clock';
import { formats } from '../formats';
import { newId } from '../ids';
import { logEvent } from './query-log';
import { readSystemSettings } from './system-settings';

const key = 'retention';
const dayMilliseconds = 86_400_000;
const keptMilliseconds = 2 * 365.25 * dayMilliseconds;
const noticeMilliseconds = 7 * dayMilliseconds;

const plannedSchema = z.object({
  announcedAt: z.number(),
  dueAt: z.number(),
  /** What is from before this was announced, and nothing younger goes. */
  before: z.number(),
  count: z.number(),
});
type Planned = z.infer<typeof plannedSchema>;

/** When old data goes, and how many records; `dueAt` is null while nothing is planned. Within a live query it follows changes. */
export async function readRetention(): Promise<{ readonly dueAt: number | null; readonly count: number }> {
  const planned = await readPlanned();
  return planned ? { dueAt: planned.dueAt, count: planned.count } : { dueAt: null, count: 0 };
}

/**
 * One step of data retention, while an administrator has it on: first what is older than two years is announced to
 * everybody it belongs to, a week later exactly that goes. A clock that was set back forgets what was planned by it.
 * Answers how many records went.
 */
export async function runRetention(): Promise<number> {
  const planned = await readPlanned();
  const { dataRetention } = await readSystemSettings();
  if (!dataRetention || (planned && planned.announcedAt > now())) {
    if (planned) await plan(null);
    return 0;
  }
  if (!planned) {
    await announce(now() - keptMilliseconds);
    return 0;
  }
  if (now() < planned.dueAt) return 0;
  const gone = await withDatabase((database) => purgeOldData(database, planned.before));
  await plan(null);
  await logEvent('system', 'Data older than two years went', { records: gone });
  return gone;
}

async function announce(before: number): Promise<void> {
  const old = await withDatabase((database) => countOldData(database, before));
  const count = [...old.values()].reduce((sum, each) => sum + each, 0);
  if (count === 0) return;
  const dueAt = now() + noticeMilliseconds;
  const { day, number } = formats.read();
  for (const [accountId, records] of old) {
    if (accountId === '') continue;
    const row = {
      id: newId(),
      accountId,
      at: now(),
      kind: 'account' as const,
      type: 'warning' as const,
      title: `Old records go on ${day(dueAt)}`,
      message: `${number(records)} of your versions, messages and notices are older than two years. Your current files stay. Download what you want to keep of the rest.`,
      href: '/app/projects',
      unread: 1 as const,
    };
    // oxlint-disable-next-line no-await-in-loop -- a handful of accounts
    await withDatabase((database) => addNotification(database, row));
  }
  await plan({ announcedAt: now(), dueAt, before, count });
}

async function readPlanned(): Promise<Planned | null> {
  const parsed = plannedSchema.safeParse(await withDatabase((database) => readSetting(database, key)));
  return parsed.success ? parsed.data : null;
}

function plan(planned: Planned | null): Promise<void> {
  return withDatabase((database) => writeSetting(database, key, planned));
}
