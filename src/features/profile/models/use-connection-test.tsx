import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AiModel } from '@/domain/assistant/ai-model';
import { AppError, isCancelled } from '@/domain/errors';
import { testConnection, type ConnectionResult } from '@/services/models/test-connection';
import { readSecret } from '@/services/account/vault';
import { Button } from '@/ui/button';
import { sayError } from '../say-error';
import { UnlockDialog } from '../unlock-dialog';
import { sayResult } from './say-result';

const tones = { good: 'text-moss', warning: 'text-amber', bad: 'text-danger' } as const;

/**
 * Asks the provider for its models with the key, and says what came of it. `draft` is what is typed into the key's field
 * and not saved; the kept key is taken when it is null.
 */
export function useConnectionTest(
  model: AiModel,
  draft: string | null,
): { readonly buttons: ReactNode; readonly status: ReactNode } {
  const [result, setResult] = useState<ConnectionResult | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<AbortController>(undefined);
  useEffect(() => () => cancel.current?.abort(), []);
  const test = async () => {
    const here = new AbortController();
    cancel.current = here;
    setRunning(true);
    setResult(null);
    try {
      const key = draft?.trim() || (await readSecret(model.id)) || '';
      setResult(await testConnection(model, key, here.signal));
    } catch (error) {
      if (error instanceof AppError && error.code === 'vault-locked') setAsking(true);
      else if (!isCancelled(error)) sayError('The connection was not tested', error);
    }
    setRunning(false);
  };
  const said = result && sayResult(model, result);
  const buttons = (
    <>
      {isRunning ? (
        <Button size="small" onClick={() => cancel.current?.abort()}>
          Cancel test
        </Button>
      ) : (
        <Button size="small" onClick={() => void test()} aria-label={`Test connection to ${model.name}`}>
          Test connection
        </Button>
      )}
      {result?.outcome === 'blocked' && (
        <Button size="small" variant="ink" onClick={() => location.reload()}>
          Reload
        </Button>
      )}
      {isAsking && (
        <UnlockDialog
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void test();
          }}
        />
      )}
    </>
  );
  const status = (
    <p role="status" className={`text-sm empty:hidden ${said ? tones[said.tone] : 'text-muted'}`}>
      {isRunning ? `Asking ${model.provider}...` : said?.text}
    </p>
  );
  return { buttons, status };
}
