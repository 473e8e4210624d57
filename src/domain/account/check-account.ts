import { limits } from '../limits';

/** What is wrong with what somebody typed, in words that say what to do; null when nothing is. */
export type Check = (typed: string) => string | null;

/** An email's form: something, an @, something. Whether it takes mail is nobody's business here. */
export const checkEmail: Check = (typed) => {
  const email = typed.trim();
  if (email === '') return 'Type your email.';
  if (/\s/.test(email)) return 'An email has no spaces in it.';
  const [before, after, ...more] = email.split('@');
  if (after === undefined) return 'There is an @ missing, as in name@example.com.';
  if (more.length > 0) return 'There is more than one @ in it.';
  if (before === '') return 'The part before the @ is missing.';
  return after === '' ? 'The part after the @ is missing.' : null;
};

/** A name to be greeted by. */
export const checkName: Check = (typed) => (typed.trim() === '' ? 'Type your name.' : null);

/** The password of an account that exists: anything may be right. */
export const checkPassword: Check = (typed) => (typed === '' ? 'Type your password.' : null);

/** A new password: long enough, and nothing else is asked of it. */
export const checkNewPassword: Check = (typed) => {
  const missing = limits.passwordMinCharacters - [...typed].length;
  if (typed === '') return 'Choose a password.';
  return missing > 0
    ? `Use at least ${limits.passwordMinCharacters} characters; ${missing} more to go.`
    : null;
};

/** The new password again. */
export function checkSame(typed: string, password: string): string | null {
  if (typed === '') return 'Type the password once more.';
  return typed === password ? null : 'The two passwords are not the same.';
}

/** The recovery code: only that there is one; whether it is right is for the account to say. */
export const checkRecoveryCode: Check = (typed) =>
  typed.trim() === '' ? 'Type the recovery code you kept.' : null;
