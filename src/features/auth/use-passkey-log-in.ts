import { useEffect, useRef, useState } from 'react';
import { logger } from '@/services/logger';
import type { CodeStep } from '@/services/account/code-step';
import type { Signed } from '@/services/account/passkey/ask-authenticator';
import { canOfferInField } from '@/services/account/passkey/relying-party';

type PasskeyLogIn = {
  readonly isAsking: boolean;
  /** What happened, for a person; null when nothing has. */ readonly note: string | null;
  /** Opens the browser's list of passkeys. */ readonly ask: () => void;
};

/**
 * Log in with a passkey: by a button, and, where the browser can, from the list of the email field. `onIn` is told when
 * somebody is in, or gets what takes the code that is asked for first.
 */
export function usePasskeyLogIn(onIn: (step: CodeStep | null) => void): PasskeyLogIn {
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  // Each further one offers the passkeys in the field anew, after the button took the browser's attention away.
  const [offer, setOffer] = useState(0);
  const waiting = useRef<AbortController>(undefined);

  useEffect(() => {
    const here = new AbortController();
    waiting.current = here;
    canOfferInField()
      .then((can) => (can && !here.signal.aborted ? askToSign({ inField: true, signal: here.signal }) : null))
      // Nobody asked for it yet: a browser that cannot, after all, is no news to somebody with a password.
      .catch(() => null)
      .then(async (signed) => {
        if (!signed || here.signal.aborted) return;
        onIn(await open(signed));
      })
      .catch((error: unknown) => {
        logger.warn('passkey from the field not taken', error);
        setNote(error instanceof Error ? error.message : String(error));
      });
    return () => here.abort();
  }, [offer, onIn]);

  const ask = () => {
    if (isAsking) return;
    waiting.current?.abort();
    setAsking(true);
    setNote(null);
    askToSign({})
      .then(async (signed) => {
        if (signed) onIn(await open(signed));
        else setNote('No passkey was used. Try again, or log in with the password.');
      })
      .catch((error: unknown) => {
        logger.warn('passkey not taken', error);
        setNote(error instanceof Error ? error.message : String(error));
      })
      .finally(() => {
        setAsking(false);
        setOffer((before) => before + 1);
      });
  };
  return { isAsking, note, ask };
}

async function askToSign(how: { inField?: boolean; signal?: AbortSignal }): Promise<Signed | null> {
  const authenticator = await import('@/services/account/passkey/ask-authenticator');
  return authenticator.askToSign(how);
}

async function open(signed: Signed): Promise<CodeStep | null> {
  const { logInWithPasskey } = await import('@/services/account/passkey-commands');
  return logInWithPasskey(signed);
}
