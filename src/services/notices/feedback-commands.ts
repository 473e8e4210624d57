import { AppError } from '@/domain/errors';
import type { Feedback } from '@/domain/feedback/feedback';
import type { FeedbackForm } from '@/domain/feedback/feedback-form';
import * as store from '@/storage/feedback/feedback-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { newId } from '../ids';
import { requireUser } from '../project/own-project';

/** What an account told, newest first. */
export function listFeedback(accountId: string): Promise<Feedback[]> {
  return withDatabase((database) => store.listFeedback(database, accountId));
}

/** Keeps a feedback of whoever is signed in; it is not sent yet. Throws `forbidden`, `storage-full`. */
export async function addFeedback(form: FeedbackForm): Promise<Feedback> {
  const row = { ...form, id: newId(), accountId: requireUser().id, at: now(), sentAt: null };
  await withDatabase((database) => store.putFeedback(database, row));
  return row;
}

/** Notes that a feedback was handed over, or that it was not after all. Throws `not-found`. */
export function markFeedback(id: string, isSent: boolean): Promise<void> {
  const { id: accountId } = requireUser();
  return withDatabase((database) => store.markFeedback(database, { id, accountId }, isSent ? now() : null));
}

/** Forgets a feedback; answers it, so that it can be put back. Throws `not-found`. */
export function removeFeedback(id: string): Promise<Feedback> {
  const { id: accountId } = requireUser();
  return withDatabase((database) => store.removeFeedback(database, { id, accountId }));
}

/** Puts a feedback back as it was. */
export function restoreFeedback(row: Feedback): Promise<void> {
  if (row.accountId !== requireUser().id) throw new AppError('not-found', { path: row.id });
  return withDatabase((database) => store.putFeedback(database, row));
}
