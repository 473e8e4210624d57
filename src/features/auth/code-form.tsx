import { useState } from 'react';
import { describeError } from '@/domain/errors';
import { now } from '@/services/clock';
import type { CodeStep } from '@/services/account/code-step';
import { formats } from '@/services/formats';
import { logger } from '@/services/logger';
import { sayPause } from '@/services/account/login-pause';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field';
import { TextField } from '@/ui/text-field';
import { DoorHeading } from './door-heading';
import { readField } from './read-field';
import { useCheckedForm } from './use-checked-form';

type CodeFormProps = { step: CodeStep; onDone: () => void; onBack: () => void };
type Kind = 'app' | 'recovery';

/** The second question of a sign-in: six digits of the authenticator app, or a recovery code in their place. */
export function CodeForm({ step, onDone, onBack }: CodeFormProps) {
  const [kind, setKind] = useState<Kind>('app');
  return (
    <div className="grid gap-6">
      <DoorHeading title="One more step" isStep>
        {kind === 'app'
          ? 'Open your authenticator app and type the code that it shows for Sitewright.'
          : 'Type one of the recovery codes that were shown when two-factor authentication was turned on.'}
      </DoorHeading>
      <Question key={kind} kind={kind} step={step} onDone={onDone} />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <TextButton onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? 'Use a recovery code' : 'Use the app instead'}
        </TextButton>
        <TextButton onClick={onBack}>Back to log in</TextButton>
      </p>
    </div>
  );
}

const checks: Readonly<Record<Kind, (typed: string) => string | null>> = {
  app: (typed) => (/^\d{6}$/.test(typed) ? null : 'Type the six digits that the app shows.'),
  recovery: (typed) => (typed.trim() === '' ? 'Type one of the recovery codes you kept.' : null),
};

function Question({ kind, step, onDone }: Pick<CodeFormProps, 'step' | 'onDone'> & { kind: Kind }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const checked = useCheckedForm({ code: checks[kind] }, (form, showErrors) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    step
      .tryCode(readField(form, 'code'))
      .then((proof) => {
        if (proof.outcome === 'ok') return onDone();
        setBusy(false);
        if (proof.outcome === 'wrong') return showErrors({ code: wrong[kind]() });
        return showErrors({ code: describeError('code-paused', { wait: sayPause(proof.waitSeconds) }) });
      })
      .catch((error: unknown) => {
        logger.error('code not taken', error);
        setBusy(false);
        setProblem(error instanceof Error ? error.message : String(error));
      });
  });
  const field = { name: 'code', required: true, error: checked.errorOf('code') };
  return (
    <form {...checked.bind} aria-label="Verification" className="grid gap-4">
      {kind === 'app' ? (
        <CodeField label="Verification Code" {...field} />
      ) : (
        <TextField
          label="Recovery code"
          placeholder="XXXXX-XXXXX"
          autoComplete="off"
          spellCheck={false}
          {...field}
        />
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" variant="signal" className="h-11" disabled={busy}>
        {busy ? 'Checking...' : 'Verify'}
      </Button>
    </form>
  );
}

const wrong: Readonly<Record<Kind, () => string>> = {
  app: () => describeError('code-wrong', { time: formats.read().momentWithYear(now()) }),
  recovery: () => 'That is none of the codes that are left. Each one works once.',
};

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 font-medium text-blueprint underline underline-offset-4"
    >
      {children}
    </button>
  );
}
