import { useState } from 'react';
import { passwordHint } from '@/domain/account/password-hint';
import { PasswordField } from '@/ui/password-field';

type Props = {
  readonly label: string;
  /** What the show button names; "password" unless told. */
  readonly shows?: string;
  readonly errorOf: (name: 'password' | 'confirm') => string | null;
};

/** A new password with a hint to its strength, and the same once more. Named `password` and `confirm` in the form. */
export function NewPasswordFields({ label, shows, errorOf }: Props) {
  const [hint, setHint] = useState(passwordHint(''));
  return (
    <>
      <PasswordField
        label={label}
        {...(shows === undefined ? {} : { shows })}
        id="new-password"
        name="password"
        autoComplete="new-password"
        required
        minLength={8}
        onChange={(event) => setHint(passwordHint(event.target.value))}
        hint={hint}
        error={errorOf('password')}
      />
      <PasswordField
        label="Confirm password"
        shows="confirmation"
        id="confirm-password"
        name="confirm"
        autoComplete="new-password"
        required
        error={errorOf('confirm')}
      />
    </>
  );
}
