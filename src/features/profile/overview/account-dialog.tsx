import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountFormSchema, type AccountForm } from '@/domain/account/account-form';
import { AppError } from '@/domain/errors';
import { logger } from '@/services/logger';
import { turnGuestIntoAccount } from '@/services/account/profile-commands';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { FormPassword } from '../form-fields';

type AccountDialogProps = { onClose: () => void; onMade: (recoveryCode: string) => void };

/** Asks a guest for what an account needs. */
export function AccountDialog({ onClose, onMade }: AccountDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<AccountForm>({
    resolver: zodResolver(accountFormSchema),
    defaultValues: { name: '', email: '', password: '', confirm: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const send = handleSubmit(async ({ name, email, password }) => {
    setProblem(null);
    try {
      const { recoveryCode } = await turnGuestIntoAccount({ name, email, password });
      onMade(recoveryCode);
    } catch (error) {
      if (error instanceof AppError && error.code === 'email-taken') {
        setError(
          'email',
          { message: 'Another account on this device has this email.' },
          { shouldFocus: true },
        );
        return;
      }
      logger.error('guest not turned into an account', error);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  });
  return (
    <FormDialog
      title="Create an account"
      description="It lives on this device, with everything you made as a guest. Nothing is sent anywhere."
      submitLabel={isSubmitting ? 'Creating...' : 'Create account'}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={isSubmitting}
    >
      <TextField
        label="Full name"
        autoComplete="name"
        required
        {...register('name')}
        error={errors.name?.message ?? null}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        {...register('email')}
        error={errors.email?.message ?? null}
      />
      <FormPassword
        control={control}
        name="password"
        label="Password"
        shows="password"
        autoComplete="new-password"
        isNew
      />
      <FormPassword
        control={control}
        name="confirm"
        label="Confirm password"
        shows="confirmation"
        autoComplete="new-password"
      />
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}
