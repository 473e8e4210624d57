import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { buttonLook } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { readField } from './read-field';

/** Asks for the email and says what a device can do about a lost password. */
export function ForgotScreen() {
  const [email, setEmail] = useState<string | null>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmail(readField(new FormData(event.currentTarget), 'email'));
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Reset the password</h1>
        <p className="text-muted">
          A device sends no mail. The recovery code you were shown when the account was created opens it
          again.
        </p>
      </div>
      {email === null ? (
        <form onSubmit={onSubmit} className="grid gap-4">
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <Button type="submit" variant="signal">
            Send reset link
          </Button>
        </form>
      ) : (
        <div role="status" className="grid gap-4">
          <p>
            No link was sent to <b className="break-all">{email}</b>, because Sitewright has no server to send
            it from. Reset it here with the recovery code instead.
          </p>
          <Link to="/reset" state={{ email }} className={buttonLook({ variant: 'signal' })}>
            Use the recovery code
          </Link>
        </div>
      )}
      <p className="text-sm">
        <Link to="/login" className="font-medium text-blueprint underline underline-offset-4">
          Back to log in
        </Link>
      </p>
    </div>
  );
}
