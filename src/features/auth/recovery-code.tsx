import { useState } from 'react';
import { describeError } from '@/domain/errors';
import { Button } from '@/ui/button';

type RecoveryCodeProps = { code: string; onDone: () => void };

/** Shown once, when an account is created: the only way back in without the password. */
export function RecoveryCode({ code, onDone }: RecoveryCodeProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setCopied('Copied.'),
      () => setCopied(describeError('copy-failed')),
    );
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Keep this recovery code</h1>
        <p className="text-muted">
          A device sends no mail, so this code is the only way back in if the password is lost. It is shown
          once.
        </p>
      </div>
      <p className="rounded-control border border-dashed border-blueprint bg-blueprint-soft px-4 py-3 text-center font-code text-lg font-medium tracking-wider break-all">
        {code}
      </p>
      <p role="status" className="min-h-5 text-sm text-muted">
        {copied}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>Copy the code</Button>
        <Button variant="signal" onClick={onDone}>
          I kept it, go on
        </Button>
      </div>
    </div>
  );
}
