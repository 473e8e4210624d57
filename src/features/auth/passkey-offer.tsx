import { Check, KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { logger } from '@/services/logger';
import { Button } from '@/ui/button';
import { usePasskeySupport } from './use-passkey-support';

/** Offers to add a passkey to the account that was just signed in; absent where the browser has none. */
export function PasskeyOffer({ isAsked = false }: { /** Somebody came for it. */ isAsked?: boolean }) {
  const [state, setState] = useState<'idle' | 'asking' | 'added'>('idle');
  const [note, setNote] = useState<string | null>(null);
  const isSupported = usePasskeySupport();
  const id = useId();
  const add = () => {
    if (state !== 'idle') return;
    setState('asking');
    setNote(null);
    import('@/services/account/passkey-commands')
      .then(({ addPasskey }) => addPasskey())
      .then((isAdded) => {
        setState(isAdded ? 'added' : 'idle');
        setNote(isAdded ? 'Next time, choose it on the log-in page.' : 'No passkey was added.');
      })
      .catch((error: unknown) => {
        logger.warn('passkey not added', error);
        setState('idle');
        setNote(error instanceof Error ? error.message : String(error));
      });
  };
  if (!isSupported) return null;
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-3 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id={id} className="font-ui text-base font-semibold">
          Next time without the password
        </h2>
        <p className="text-sm text-pretty text-muted">
          A passkey is a key that your fingerprint, face or screen lock unlocks. It opens this account on this
          device and nothing anywhere else; the password keeps working.
        </p>
      </div>
      {/* Stays when it has done its work: whoever pressed it keeps their place. */}
      <Button
        variant={isAsked && state !== 'added' ? 'signal' : 'plain'}
        onClick={add}
        aria-disabled={state !== 'idle'}
      >
        {state === 'added' ? <Check size={17} aria-hidden /> : <KeyRound size={17} aria-hidden />}
        {state === 'added' ? 'Passkey added' : state === 'asking' ? 'Adding...' : 'Add a passkey'}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {note}
      </p>
    </section>
  );
}
