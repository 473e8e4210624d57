import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { AppError } from '@/domain/errors';
import { limits } from '@/domain/limits';
import { logger } from '@/services/logger';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { readField } from './read-field';
import { RecoveryCode } from './recovery-code';
import { useWelcome } from './use-welcome';

type Problems = {
  readonly email?: string;
  readonly password?: string;
  readonly confirm?: string;
  readonly form?: string;
};

/** Create an account of this device. Asked for: a name, an email, and a password typed twice. */
export function SignupScreen() {
  const welcome = useWelcome();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [recoveryCode, setRecoveryCode] = useState<string | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, email, password, confirm] = ['name', 'email', 'password', 'confirm'].map((key) =>
      readField(form, key),
    );
    if (!name || !email || !password || busy) return;
    if (password.length < limits.passwordMinCharacters) {
      setProblems({ password: `Use at least ${limits.passwordMinCharacters} characters.` });
      return;
    }
    if (password !== confirm) {
      setProblems({ confirm: 'The two passwords are not the same.' });
      return;
    }
    setBusy(true);
    setProblems({});
    import('@/services/account-commands')
      .then(({ createAccount }) => createAccount({ name, email, password }))
      .then(({ recoveryCode: code }) => setRecoveryCode(code))
      .catch((error: unknown) => {
        setBusy(false);
        if (error instanceof AppError && error.code === 'email-taken') {
          setProblems({ email: error.message });
          return;
        }
        logger.error('sign-up failed', error);
        setProblems({ form: error instanceof Error ? error.message : String(error) });
      });
  };

  if (recoveryCode) return <RecoveryCode code={recoveryCode} onDone={welcome} />;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Create an account</h1>
        <p className="text-muted">It lives on this device. Nothing is sent anywhere.</p>
      </div>
      <form onSubmit={onSubmit} className="grid gap-4">
        <TextField label="Full name" name="name" autoComplete="name" required />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={problems.email ?? null}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint="At least 8 characters. Three unrelated words are easy to keep and hard to guess."
          error={problems.password ?? null}
        />
        <TextField
          label="Confirm password"
          name="confirm"
          type="password"
          autoComplete="new-password"
          required
          error={problems.confirm ?? null}
        />
        {problems.form && (
          <p role="alert" className="text-sm text-danger">
            {problems.form}
          </p>
        )}
        <Button type="submit" variant="signal" disabled={busy}>
          {busy ? 'Creating...' : 'Create account'}
        </Button>
      </form>
      <p className="text-sm text-muted">
        By creating an account you agree to the{' '}
        <Link to="/terms" className="underline underline-offset-4 hover:text-ink">
          terms
        </Link>{' '}
        and the{' '}
        <Link to="/privacy" className="underline underline-offset-4 hover:text-ink">
          privacy notice
        </Link>
        .
      </p>
      <p className="text-sm">
        Already have an account?{' '}
        <Link to="/login" className="font-medium text-blueprint underline underline-offset-4">
          Log in
        </Link>
      </p>
    </div>
  );
}
