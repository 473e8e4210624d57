import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import type { useCheckedForm } from './use-checked-form';
import { useDoorState } from './use-door-state';
import { usePasskeySupport } from './use-passkey-support';

type LoginFormProps = {
  checked: ReturnType<typeof useCheckedForm<'email' | 'password'>>;
  isBusy: boolean;
  /** Another way in is under way. */ isOff: boolean;
};

/** Email and password. The browser's list of the email field has the passkeys too. */
export function LoginForm({ checked, isBusy, isOff }: LoginFormProps) {
  const { email } = useDoorState();
  const canPasskey = usePasskeySupport();
  return (
    <form {...checked.bind} aria-label="Log in" className="grid gap-4">
      <TextField
        label="Email"
        id="email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        defaultValue={email}
        error={checked.errorOf('email')}
      />
      <PasswordField
        label="Password"
        id="current-password"
        name="password"
        autoComplete="current-password"
        required
        error={checked.errorOf('password')}
        hint="An email that is new to this device creates an account with this password."
      />
      {canPasskey !== false && (
        <label
          className={`flex min-h-6 items-center gap-2.5 justify-self-start text-sm ${canPasskey === null ? 'invisible' : ''}`}
        >
          <input type="checkbox" name="passkey" className="size-4 accent-blueprint" />
          Add a passkey for next time
        </label>
      )}
      <Button type="submit" variant="signal" className="h-11" disabled={isOff}>
        {isBusy ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  );
}
