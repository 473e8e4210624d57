import { useState } from 'react';
import { checkPassword } from '@/domain/account/check-account';
import { describeError } from '@/domain/errors';
import { logger } from '@/services/logger';
import { sayPause } from '@/services/account/login-pause';
import { FormDialog } from '@/ui/form-dialog';
import { PasswordField } from '@/ui/password-field';

type Proof =
  | { readonly outcome: 'ok' | 'wrong' }
  | { readonly outcome: 'paused'; readonly waitSeconds: number };
type PasswordDialogProps = {
  title: string;
  description: string;
  /** The verb of its button. */
  submitLabel: string;
  /** Does what the password is asked for, when it is right. */
  tryPassword: (password: string) => Promise<Proof>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks for the account's password before something that needs it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, description, submitLabel, tryPassword, onDone, onClose } = props;
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const missing = checkPassword(password);
    setError(missing);
    if (missing || isBusy) return;
    setBusy(true);
    try {
      const proof = await tryPassword(password);
      if (proof.outcome === 'ok') return onDone();
      setError(
        proof.outcome === 'paused'
          ? describeError('code-paused', { wait: sayPause(proof.waitSeconds) })
          : 'That is not your password.',
      );
    } catch (reason) {
      logger.warn('password not taken', reason);
      setError(reason instanceof Error ? reason.message : String(reason));
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={isBusy ? 'Checking...' : submitLabel}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
      isDirty={false}
      isBusy={isBusy}
    >
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(null);
        }}
        error={error}
      />
    </FormDialog>
  );
}
