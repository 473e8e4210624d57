import { useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { describeError } from '@/domain/errors';
import { limits } from '@/domain/limits';
import { logger } from '@/services/logger';
import { notify } from '@/services/notifications';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { readField } from './read-field';

/** Takes the recovery code and a new password. */
export function ResetScreen() {
  const navigate = useNavigate();
  const email = (useLocation().state as { email?: unknown } | null)?.email;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: 'code' | 'password' | 'form'; text: string } | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = readField(form, 'password');
    if (password.length < limits.passwordMinCharacters) {
      setProblem({ field: 'password', text: `Use at least ${limits.passwordMinCharacters} characters.` });
      return;
    }
    setBusy(true);
    setProblem(null);
    import('@/services/account-commands')
      .then(({ resetPassword }) =>
        resetPassword({ email: readField(form, 'email'), recoveryCode: readField(form, 'code'), password }),
      )
      .then((reset) => {
        setBusy(false);
        if (!reset) return setProblem({ field: 'code', text: describeError('recovery-wrong') });
        notify({ type: 'success', title: 'Password changed', message: 'Log in with the new one.' });
        return void navigate('/login');
      })
      .catch((error: unknown) => {
        logger.error('reset failed', error);
        setBusy(false);
        setProblem({ field: 'form', text: error instanceof Error ? error.message : String(error) });
      });
  };

  const errorOf = (field: string) => (problem?.field === field ? problem.text : null);
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl leading-tight font-semibold tracking-tight">Choose a new password</h1>
      <form onSubmit={onSubmit} className="grid gap-4">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={typeof email === 'string' ? email : ''}
        />
        <TextField label="Recovery code" name="code" autoComplete="off" required error={errorOf('code')} />
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          error={errorOf('password')}
        />
        {problem?.field === 'form' && (
          <p role="alert" className="text-sm text-danger">
            {problem.text}
          </p>
        )}
        <Button type="submit" variant="signal" disabled={busy}>
          Change password
        </Button>
      </form>
      <p className="text-sm">
        <Link to="/login" className="font-medium text-blueprint underline underline-offset-4">
          Back to log in
        </Link>
      </p>
    </div>
  );
}
