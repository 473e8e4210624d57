import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkEmail, checkNewPassword, checkRecoveryCode, checkSame } from '@/domain/account/check-account';
import { logger } from '@/services/logger';
import { notify } from '@/services/notices/notifications';
import { Button } from '@/ui/button';
import { NewPasswordFields } from './new-password-fields';
import { TextField } from '@/ui/text-field';
import { DoorHeading } from './door-heading';
import { DoorLink } from './door-link';
import { readField } from './read-field';
import { useCheckedForm, type Errors } from './use-checked-form';
import { useDoorState } from './use-door-state';

const checks = {
  email: checkEmail,
  code: checkRecoveryCode,
  password: checkNewPassword,
  confirm: (typed: string, form: FormData) => checkSame(typed, readField(form, 'password')),
};

/** Takes the recovery code and a new password. */
export function ResetScreen() {
  const navigate = useNavigate();
  const door = useDoorState();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (form: FormData, showErrors: (found: Errors<'code'>) => void) => {
    const [{ resetPassword }, { describeError }] = await Promise.all([
      import('@/services/account/account-commands'),
      import('@/domain/errors'),
    ]);
    const email = readField(form, 'email').trim();
    const isReset = await resetPassword({
      email,
      recoveryCode: readField(form, 'code'),
      password: readField(form, 'password'),
    });
    setBusy(false);
    if (!isReset) return showErrors({ code: describeError('recovery-wrong') });
    notify({ type: 'success', title: 'Password changed', message: 'Log in with the new one.' });
    return navigate('/login', { state: { ...door, email } });
  };
  const checked = useCheckedForm(checks, (form, showErrors) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    send(form, showErrors).catch((error: unknown) => {
      logger.error('reset failed', error);
      setBusy(false);
      setProblem(error instanceof Error ? error.message : String(error));
    });
  });

  return (
    <div className="grid gap-6">
      <DoorHeading title="Choose a new password">
        The recovery code has four groups of five letters and digits. Dashes and capitals do not matter.
      </DoorHeading>
      <form {...checked.bind} aria-label="Choose a new password" className="grid gap-4">
        <TextField
          label="Email"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={door.email}
          error={checked.errorOf('email')}
        />
        <TextField
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          required
          error={checked.errorOf('code')}
        />
        <NewPasswordFields label="New password" shows="new password" errorOf={checked.errorOf} />
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <Button type="submit" variant="signal" className="h-11" disabled={busy}>
          {busy ? 'Changing...' : 'Change password'}
        </Button>
      </form>
      <p className="text-sm">
        <DoorLink to="/login">Back to log in</DoorLink>
      </p>
    </div>
  );
}
