import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '@/domain/errors';
import { logger } from '@/services/logger';
import { notify } from '@/services/notifications';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { readPendingPrompt } from '@/services/pending-prompt';
import { readField } from './read-field';
import { RecoveryCode } from './recovery-code';
import { useWelcome } from './use-welcome';

/** Log in to an account of this device; an email that is new here creates one. */
export function LoginScreen() {
  const welcome = useWelcome();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [recoveryCode, setRecoveryCode] = useState<string | null>(null);
  const prompt = readPendingPrompt();

  const fail = (error: unknown) => {
    logger.error('login failed', error);
    setBusy(false);
    notify({ type: 'error', title: 'Login Error', message: describeError('login-failed') });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setWrong(false);
    import('@/services/account-commands')
      .then(({ logIn }) => logIn({ email: readField(form, 'email'), password: readField(form, 'password') }))
      .then(({ outcome, recoveryCode: code }) => {
        setBusy(false);
        if (outcome === 'wrong-password') setWrong(true);
        else if (code) setRecoveryCode(code);
        else welcome();
      })
      .catch(fail);
  };
  const onGuest = () => {
    setBusy(true);
    import('@/services/account-commands')
      .then(({ continueAsGuest }) => continueAsGuest())
      .then(welcome)
      .catch(fail);
  };

  if (recoveryCode) return <RecoveryCode code={recoveryCode} onDone={welcome} />;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Log in</h1>
        <p className="text-muted">
          {prompt?.build
            ? 'Your prompt is kept. The build starts by itself as soon as you are in.'
            : 'Accounts live on this device. Nothing is sent anywhere.'}
        </p>
      </div>
      <form onSubmit={onSubmit} className="grid gap-4">
        <TextField label="Email" name="email" type="email" autoComplete="username" required />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={wrong ? describeError('password-wrong') : null}
          hint="An email that is new to this device creates an account with this password."
        />
        <Button type="submit" variant="signal" disabled={busy}>
          {busy ? 'Logging in...' : 'Log in'}
        </Button>
      </form>
      <div className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line before:content-[''] after:h-px after:flex-1 after:bg-line after:content-['']">
        or
      </div>
      <Button onClick={onGuest} disabled={busy}>
        Continue as guest
      </Button>
      <p className="flex flex-wrap justify-between gap-2 text-sm">
        <Link to="/signup" className="font-medium text-blueprint underline underline-offset-4">
          Create an account
        </Link>
        <Link to="/forgot" className="text-muted underline underline-offset-4 hover:text-ink">
          Forgot the password?
        </Link>
      </p>
    </div>
  );
}
