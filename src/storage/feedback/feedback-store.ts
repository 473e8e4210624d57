import Dexie from 'dexie';
import { AppError } from '@/domain/errors';
import { feedbackSchema, type Feedback } from '@/domain/feedback/feedback';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';

/** Keeps a feedback, or puts one back as it was. */
export async function putFeedback(database: SitewrightDatabase, row: Feedback): Promise<void> {
  await runWrite(database, [database.feedback], () => database.feedback.put(row));
}

/** What an account told, newest first. */
export async function listFeedback(database: SitewrightDatabase, accountId: string): Promise<Feedback[]> {
  const rows = await database.feedback
    .where('[accountId+at]')
    .between([accountId, Dexie.minKey], [accountId, Dexie.maxKey])
    .toArray();
  return checkRows(database, database.feedback, feedbackSchema, rows.toReversed());
}

type Which = { readonly id: string; readonly accountId: string };

/** Notes when a feedback was handed over; null when it was not after all. Throws `not-found`. */
export async function markFeedback(
  database: SitewrightDatabase,
  { id, accountId }: Which,
  sentAt: number | null,
): Promise<void> {
  await runWrite(database, [database.feedback, database.quarantine], async () => {
    const row = await findOwn(database, { id, accountId });
    await database.feedback.put({ ...row, sentAt });
  });
}

/** Forgets a feedback; answers what it was, so that it can be put back. Throws `not-found`. */
export async function removeFeedback(database: SitewrightDatabase, which: Which): Promise<Feedback> {
  return runWrite(database, [database.feedback, database.quarantine], async () => {
    const row = await findOwn(database, which);
    await database.feedback.delete(row.id);
    return row;
  });
}

async function findOwn(database: SitewrightDatabase, { id, accountId }: Which): Promise<Feedback> {
  const kept = await database.feedback.get(id);
  const row = checkRow(database, database.feedback, feedbackSchema, kept);
  if (row?.accountId !== accountId) throw new AppError('not-found', { path: id });
  return row;
}
