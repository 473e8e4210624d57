import { Download, Mail as MailIcon } from 'lucide-react';
import { writeMailto } from '@/domain/contact/write-mailto';
import type { Mail } from '@/domain/team/team-mail';
import { saveDownload } from '@/services/project/save-download';
import { Button, buttonLook } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Letter } from '@/ui/letter';

type HandOverProps = {
  /** The whole letter. */
  mail: Mail;
  /** What is said when the letter does not fit into a mail program's address: the same, with the file beside it. */
  shortMail: Mail;
  file: { readonly name: string; readonly text: string };
};

/** The ways to give a letter and its file to somebody: by the mail program, copied, or saved. */
export function HandOver({ mail, shortMail, file }: HandOverProps) {
  const whole = writeMailto(mail);
  const mailto = whole ?? writeMailto(shortMail);
  return (
    <div className="grid gap-3">
      <Letter label="The letter">{mail.body}</Letter>
      {whole === null && mailto !== null && (
        <p className="text-sm text-muted">
          The letter is too long for a mail program to take over whole. It opens with a shorter one: save the
          file and attach it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {mailto !== null && (
          <a href={mailto} className={buttonLook({ variant: 'ink' })}>
            <MailIcon size={16} aria-hidden />
            Open in your mail program
          </a>
        )}
        <CopyButton
          label="Copy the letter"
          text={() => mail.body}
          className="!h-10 border border-line !px-4 hover:border-edge"
        />
        <Button onClick={() => saveDownload(file.text, file.name, 'application/json')}>
          <Download size={16} aria-hidden />
          Save the file
        </Button>
      </div>
    </div>
  );
}
