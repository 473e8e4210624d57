import * as z from 'zod/mini';
import { feedbackKinds } from '@/domain/feedback/feedback';
import { emptyFeedbackForm, type FeedbackForm } from '@/domain/feedback/feedback-form';

// In browser storage, not the database: it is written with every keystroke, and must stand when the page goes at once.
const key = 'feedback-draft';

const draftSchema = z.object({
  accountId: z.string(),
  kind: z.enum(feedbackKinds),
  rating: z.nullable(z.number()),
  workingWell: z.string(),
  couldImprove: z.string(),
});

/** What an account has typed and not submitted; an empty form where there is nothing, or it is another account's. */
export function readFeedbackDraft(accountId: string): FeedbackForm {
  try {
    const { accountId: writer, ...form } = z.parse(
      draftSchema,
      JSON.parse(localStorage.getItem(key) ?? 'null'),
    );
    return writer === accountId ? form : emptyFeedbackForm;
  } catch {
    return emptyFeedbackForm; // none, not ours, or storage is off
  }
}

/** Keeps what is typed; null forgets it. */
export function keepFeedbackDraft(accountId: string, form: FeedbackForm | null): void {
  try {
    if (form === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ accountId, ...form }));
  } catch {
    // storage is off or full: it lasts as long as the screen
  }
}
