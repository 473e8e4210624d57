import { useEffect, useState } from 'react';
import type { Membership } from '@/domain/team/membership';
import { writeAcceptanceMail } from '@/domain/team/team-mail';
import { session } from '@/services/account/session';
import { writeTeamCode } from '@/services/team/team-files';
import { readAcceptance } from '@/services/team/team-invitations';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { fileName } from './file-name';
import { HandOver } from './hand-over';

type AnswerDialogProps = {
  membership: Membership;
  /** The one who invited has an account on this device and sees the answer already. */
  isKnownThere: boolean;
  onClose: () => void;
};

/** Hands the answer to an invitation back to whoever sent it. */
export function AnswerDialog({ membership, isKnownThere, onClose }: AnswerDialogProps) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    readAcceptance(membership).then(setText, () => setText(''));
  }, [membership]);
  const { from, team } = membership;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`You joined ${team}`}
      description={
        isKnownThere
          ? `${from.name} has an account on this device, and sees it already. There is nothing to send.`
          : `${from.name} does not know it yet. Send the answer back; it is opened in their team screen.`
      }
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {text && !isKnownThere && (
        <HandOver
          mail={writeAcceptanceMail(membership, session.read()?.name ?? '', writeTeamCode(text))}
          shortMail={writeAcceptanceMail(membership, session.read()?.name ?? '', '')}
          file={{ name: fileName('answer', team), text }}
        />
      )}
    </Dialog>
  );
}
