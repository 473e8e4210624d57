import { KeyRound } from 'lucide-react';
import type { CodeStep } from '@/services/account/code-step';
import { Button } from '@/ui/button';
import { usePasskeyLogIn } from './use-passkey-log-in';
import { usePasskeySupport } from './use-passkey-support';

type PasskeyButtonProps = { disabled: boolean; onIn: (step: CodeStep | null) => void };

/** Log in with a passkey; absent where the browser has none. */
export function PasskeyButton({ disabled, onIn }: PasskeyButtonProps) {
  const isSupported = usePasskeySupport();
  const { isAsking, note, ask } = usePasskeyLogIn(onIn);
  if (isSupported === false) return null;
  return (
    // In a page drawn ahead of time it keeps its place, so that nothing moves when the browser is known.
    <div className={`grid gap-2 ${isSupported === null ? 'invisible' : ''}`}>
      <Button className="h-11" onClick={ask} disabled={disabled || isAsking}>
        <KeyRound size={17} aria-hidden />
        {isAsking ? 'Waiting for the passkey...' : 'Log in with a passkey'}
      </Button>
      {note && (
        <p role="alert" className="text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
