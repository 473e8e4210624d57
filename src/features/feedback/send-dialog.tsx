import { Mail } from 'lucide-react';
import { useState } from 'react';
import { writeMailto } from '@/domain/contact/write-mailto';
import type { Feedback } from '@/domain/feedback/feedback';
import { writeFeedbackLetter } from '@/domain/feedback/feedback-letter';
import { markFeedback } from '@/services/notices/feedback-commands';
import { notifyFailure } from '@/services/notices/notify-failure';
import { operator } from '@/services/account/operator';
import { readReportFacts } from '@/services/admin/report-facts';
import { Button, buttonLook } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Letter } from '@/ui/letter';
import { SwitchRow } from '@/ui/switch-row';

type SendDialogProps = { feedback: Feedback; onClose: () => void };

/** Shows a feedback as the letter that it would be, and hands it over: to the mail program, or copied. */
export function SendDialog({ feedback, onClose }: SendDialogProps) {
  const [hasFacts, setHasFacts] = useState(true);
  const letter = writeFeedbackLetter(feedback, hasFacts ? readReportFacts() : '');
  const mailto = writeMailto({ to: operator.email, ...letter });
  const mark = () => {
    markFeedback(feedback.id, true).catch(notifyFailure('The feedback was not marked as sent'));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send your feedback"
      description="It is kept on this device. This is all that would be sent; read it first."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Letter label="The letter">{letter.body}</Letter>
      <SwitchRow
        label="Facts about this browser"
        description="They help to find what went wrong. They say nothing of you or your projects."
        checked={hasFacts}
        onChange={setHasFacts}
      />
      <div className="flex flex-wrap items-center gap-2">
        {mailto !== null && (
          <a href={mailto} onClick={mark} className={buttonLook({ variant: 'ink' })}>
            <Mail size={16} aria-hidden />
            Open in your mail program
          </a>
        )}
        <CopyButton
          label="Copy the letter"
          text={() => `${letter.subject}\n\n${letter.body}`}
          onCopied={mark}
          className="!h-10 border border-line !px-4 hover:border-edge"
        />
      </div>
      <p className="text-sm text-muted">
        {mailto === null
          ? 'It is too long for a mail program to take over whole. Copy it, and paste it into a new mail.'
          : operator.email === ''
            ? 'Your mail program opens with the text; whom it goes to is yours to fill in.'
            : `Your mail program opens with the text, addressed to ${operator.email}.`}
      </p>
    </Dialog>
  );
}
