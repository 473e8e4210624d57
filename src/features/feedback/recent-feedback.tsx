import { useState, useSyncExternalStore } from 'react';
import type { Feedback } from '@/domain/feedback/feedback';
import { feedbackWords } from '@/domain/feedback/feedback-letter';
import { markFeedback, removeFeedback, restoreFeedback } from '@/services/notices/feedback-commands';
import { formats } from '@/services/formats';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

const pageSize = 20;

type RecentFeedbackProps = {
  /** Newest first; undefined while they are being read. */
  feedback: readonly Feedback[] | undefined;
  onSend: (feedback: Feedback) => void;
};

/** What was told before, with whether it was sent. */
export function RecentFeedback({ feedback, onSend }: RecentFeedbackProps) {
  const [shownMost, setShownMost] = useState(pageSize);
  return (
    <Card title="Recent Feedback" description="Kept on this device, until you delete it.">
      {feedback?.length === 0 && (
        <p className="rounded-card border border-dashed border-line px-5 py-8 text-center text-muted">
          Nothing yet. What you submit stands here.
        </p>
      )}
      {feedback && feedback.length > 0 && (
        <ul className="divide-y divide-line">
          {feedback.slice(0, shownMost).map((row) => (
            <Told key={row.id} feedback={row} onSend={() => onSend(row)} />
          ))}
        </ul>
      )}
      {feedback && feedback.length > shownMost && (
        <Button className="justify-self-center" onClick={() => setShownMost(shownMost + pageSize)}>
          Show more
        </Button>
      )}
    </Card>
  );
}

function Told({ feedback, onSend }: { feedback: Feedback; onSend: () => void }) {
  const shown = useSyncExternalStore(formats.subscribe, formats.read);
  const { id, kind, rating, workingWell, couldImprove, at, sentAt } = feedback;
  const { label } = feedbackWords[kind];
  const isSent = sentAt !== null;
  const remove = async () => {
    try {
      const row = await removeFeedback(id);
      const undo = () => {
        restoreFeedback(row).catch(notifyFailure('That was not undone'));
      };
      notify({ type: 'info', title: `${label} deleted`, message: '', action: { label: 'Undo', run: undo } });
    } catch (error) {
      notifyFailure('The feedback was not deleted')(error);
    }
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2.5 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{label}</h3>
        <Badge tone={isSent ? 'good' : 'warning'}>{isSent ? 'Sent' : 'Not sent'}</Badge>
        {rating !== null && <span className="text-sm text-muted tabular-nums">{rating} of 5</span>}
        <time dateTime={new Date(at).toISOString()} className="text-sm text-muted sm:ms-auto">
          {shown.momentWithYear(at)}
        </time>
      </div>
      {workingWell !== '' && <Words label="Works well" text={workingWell} />}
      {couldImprove !== '' && <Words label="Could be improved" text={couldImprove} />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={onSend}
          aria-label={`${isSent ? 'Send again' : 'Send'} ${label}, ${shown.moment(at)}`}
        >
          {isSent ? 'Send again' : 'Send'}
        </Button>
        <Button
          size="small"
          variant="ghost"
          onClick={() => void markFeedback(id, !isSent).catch(notifyFailure('Nothing was changed'))}
        >
          {isSent ? 'Mark as not sent' : 'Mark as sent'}
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-label={`Delete ${label}, ${shown.moment(at)}`}
          onClick={() => void remove()}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div className="text-sm">
      <p className="text-muted">{label}</p>
      <p dir="auto" className="line-clamp-6 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
