import { useLiveQuery } from 'dexie-react-hooks';
import { useState, useSyncExternalStore } from 'react';
import type { Feedback } from '@/domain/feedback/feedback';
import { listFeedback } from '@/services/notices/feedback-commands';
import { session } from '@/services/account/session';
import { Screen } from '@/ui/screen';
import { FeedbackFormCard } from './feedback-form';
import { RecentFeedback } from './recent-feedback';
import { SendDialog } from './send-dialog';

/** Telling what works and what does not. It is kept here, and its writer sends it. */
export function FeedbackScreen() {
  const accountId = useSyncExternalStore(session.subscribe, session.read)?.id ?? '';
  const feedback = useLiveQuery(() => listFeedback(accountId), [accountId]);
  const [sending, setSending] = useState<Feedback | null>(null);
  return (
    <Screen
      title="Feedback"
      lead="Tell what works and what does not. It is kept on this device, and goes out only when you send it."
    >
      <div className="grid gap-5">
        <FeedbackFormCard key={accountId} accountId={accountId} onAdded={setSending} />
        <RecentFeedback feedback={feedback} onSend={setSending} />
      </div>
      {sending && <SendDialog feedback={sending} onClose={() => setSending(null)} />}
    </Screen>
  );
}
