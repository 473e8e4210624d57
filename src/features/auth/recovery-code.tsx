import { useState } from 'react';
import { describeError } from '@/domain/errors';
import { Button } from '@/ui/button';
import { DoorHeading } from './door-heading';
import { PasskeyOffer } from './passkey-offer';

type RecoveryCodeProps = { code: string; onDone: () => void };

/** Shown once, when an account is created: the only way back in without the password. */
export function RecoveryCode({ code, onDone }: RecoveryCodeProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => {
    // Undefined where the page is not on a secure address.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const fail = () => setCopied(describeError('copy-failed'));
    if (clipboard) clipboard.writeText(code).then(() => setCopied('Copied.'), fail);
    else fail();
  };
  return (
    <div className="grid gap-6">
      <DoorHeading title="Keep this recovery code" isStep>
        A device sends no mail, so this code is the way back in if the password is lost. It is shown once:
        write it down, or keep it where you keep your passwords.
      </DoorHeading>
      <div className="grid gap-2">
        <p className="rounded-control border border-dashed border-blueprint bg-blueprint-soft px-3 py-3.5 text-center font-code text-[15px] font-medium tracking-wide sm:text-base">
          {code}
        </p>
        <p role="status" className="text-sm text-muted empty:hidden">
          {copied}
        </p>
      </div>
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <Button className="h-11" onClick={copy}>
          Copy the code
        </Button>
        <Button variant="signal" className="h-11" onClick={onDone}>
          I kept it, go on
        </Button>
      </div>
      <PasskeyOffer />
    </div>
  );
}
