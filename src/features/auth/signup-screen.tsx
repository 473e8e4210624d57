import { useState } from 'react';
import { Link } from 'react-router-dom';
import { checkEmail, checkName, checkNewPassword, checkSame } from '@/domain/account/check-account';
import { logger } from '@/services/logger';
import { signInProviders } from '@/services/account/sign-in-providers';
import { Button } from '@/ui/button';
import { NewPasswordFields } from './new-password-fields';
import { TextField } from '@/ui/text-field';
import { AlreadyIn } from './already-in';
import { DoorHeading } from './door-heading';
import { DoorLink } from './door-link';
import { loadCommands, RecoveryCode } from './later-steps';
import { readField } from './read-field';
import { SocialButtons } from './social-buttons';
import { useCheckedForm } from './use-checked-form';
import { useDoorState } from './use-door-state';
import { useWelcome } from './use-welcome';

const checks = {
  name: checkName,
  email: checkEmail,
  password: checkNewPassword,
  confirm: (typed: string, form: FormData) => checkSame(typed, readField(form, 'password')),
};

/** Create an account of this device. Asked for: a name, an email, and a password typed twice. */
export function SignupScreen({ providers = signInProviders }) {
  const welcome = useWelcome();
  const { email } = useDoorState();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [recoveryCode, setRecoveryCode] = useState<string | null>(null);
  const checked = useCheckedForm(checks, (form, showErrors) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const [name, mail, password] = ['name', 'email', 'password'].map((field) => readField(form, field));
    loadCommands()
      .then(({ createAccount }) =>
        createAccount({ name: name ?? '', email: mail ?? '', password: password ?? '' }),
      )
      .then(({ recoveryCode: code }) => setRecoveryCode(code))
      .catch((error: unknown) => {
        setBusy(false);
        if (error instanceof Error && 'code' in error && error.code === 'email-taken') {
          showErrors({ email: error.message });
          return;
        }
        logger.error('sign-up failed', error);
        setProblem(error instanceof Error ? error.message : String(error));
      });
  });

  if (recoveryCode) return <RecoveryCode code={recoveryCode} onDone={welcome} />;
  return (
    <div className="grid gap-6">
      <DoorHeading title="Create an account">It lives on this device. Nothing is sent anywhere.</DoorHeading>
      {!busy && <AlreadyIn />}
      <SocialButtons providers={providers} />
      <form {...checked.bind} aria-label="Create an account" className="grid gap-4">
        <TextField
          label="Full name"
          id="name"
          name="name"
          autoComplete="name"
          required
          error={checked.errorOf('name')}
        />
        <TextField
          label="Email"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          error={checked.errorOf('email')}
        />
        <NewPasswordFields label="Password" errorOf={checked.errorOf} />
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <Button type="submit" variant="signal" className="h-11" disabled={busy}>
          {busy ? 'Creating...' : 'Create account'}
        </Button>
      </form>
      <p className="text-sm text-pretty text-muted">
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
        Already have an account? <DoorLink to="/login">Log in</DoorLink>
      </p>
    </div>
  );
}
