import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { passwordFormSchema, type PasswordForm } from '@/domain/account/account-form';
import { AppError, describeError } from '@/domain/errors';
import { changePassword } from '@/services/account/change-password';
import { sayPause } from '@/services/account/login-pause';
import { notify } from '@/services/notices/notifications';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FormPassword } from '../form-fields';
import { sayError } from '../say-error';
import { useLeaveGuard } from '../use-leave-guard';

const blank: PasswordForm = { current: '', password: '', confirm: '' };

/** Change Password: the current one is really checked, and keys stay readable under the new one. */
export function PasswordCard({ email }: { email: string }) {
  const { control, handleSubmit, setError, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: blank,
  });
  const { isDirty, isSubmitting } = formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  const send = handleSubmit(async ({ current, password }) => {
    const refuse = (name: keyof PasswordForm, message: string) =>
      setError(name, { message }, { shouldFocus: true });
    try {
      const proof = await changePassword({ current, next: password });
      if (proof.outcome === 'wrong') return refuse('current', 'That is not your current password.');
      if (proof.outcome === 'paused') {
        return refuse('current', describeError('code-paused', { wait: sayPause(proof.waitSeconds) }));
      }
      reset(blank);
      notify({
        type: 'success',
        title: 'Password updated',
        message: 'Log in with the new one from now on. Your keys stay readable.',
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'password-same') {
        return refuse('password', error.message);
      }
      sayError('The password was not changed', error);
    }
  });
  return (
    <Card
      title="Change Password"
      description="It opens your account, and the vault that holds your API keys."
    >
      <form noValidate onSubmit={(event) => void send(event)} aria-label="Change Password">
        {/* Password managers file the new password under the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-4">
          <FormPassword
            control={control}
            name="current"
            label="Current Password"
            shows="current password"
            autoComplete="current-password"
          />
          <FormPassword
            control={control}
            name="password"
            label="New Password"
            shows="new password"
            autoComplete="new-password"
            isNew
          />
          <FormPassword
            control={control}
            name="confirm"
            label="Confirm New Password"
            shows="confirmation"
            autoComplete="new-password"
          />
          <div>
            <Button type="submit" variant="ink" disabled={isSubmitting}>
              {isSubmitting ? 'Updating...' : 'Update Password'}
            </Button>
          </div>
        </div>
      </form>
      {guard}
    </Card>
  );
}
