import { useState } from 'react';
import { Link } from 'react-router-dom';
import { checkEmail } from '@/domain/account/check-account';
import { Button, buttonLook } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { DoorHeading } from './door-heading';
import { DoorLink } from './door-link';
import { readField } from './read-field';
import { useCheckedForm } from './use-checked-form';
import { useDoorState } from './use-door-state';

/** Asks for the email and says what a device can do about a lost password. */
export function ForgotScreen() {
  const door = useDoorState();
  const [email, setEmail] = useState<string | null>(null);
  const checked = useCheckedForm({ email: checkEmail }, (form) => setEmail(readField(form, 'email').trim()));
  if (email !== null) {
    return (
      <div className="grid gap-6">
        <DoorHeading title="No link was sent" isStep>
          Sitewright has no server that could write to <b className="font-semibold wrap-anywhere">{email}</b>.
          Your account is on this device, and the recovery code opens it here.
        </DoorHeading>
        <Link to="/reset" state={{ ...door, email }} className={`${buttonLook({ variant: 'signal' })} h-11`}>
          Use the recovery code
        </Link>
        <p className="text-sm text-pretty text-muted">
          Code lost too? A passkey that you added still opens the account on the log-in page. Without
          password, code and passkey it stays closed, because nobody else has a key.
        </p>
        <p className="text-sm">
          <DoorLink to="/login">Back to log in</DoorLink>
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <DoorHeading title="Reset password">
        A device sends no mail. The recovery code you were shown when the account was created opens it again.
      </DoorHeading>
      <form {...checked.bind} aria-label="Reset password" className="grid gap-4">
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
        <Button type="submit" variant="signal" className="h-11">
          Send reset link
        </Button>
      </form>
      <p className="text-sm">
        <DoorLink to="/login">Back to log in</DoorLink>
      </p>
    </div>
  );
}
