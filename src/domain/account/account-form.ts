import * as z from 'zod/mini';
import {
  checkEmail,
  checkName,
  checkNewPassword,
  checkPassword,
  checkSame,
  type Check,
} from './check-account';

/** A text field that a check judges, in the check's own words. */
function judged(check: Check) {
  return z.string().check((context) => {
    const message = check(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

type NewPassword = { readonly password: string; readonly confirm: string };

/** The confirmation must repeat the password; told along with what is wrong elsewhere. */
const repeats = z.superRefine<NewPassword>(
  ({ password, confirm }, context) => {
    const message = checkSame(confirm, password);
    if (message !== null) context.addIssue({ code: 'custom', message, path: ['confirm'] });
  },
  { when: () => true },
);

/** What a guest types to become an account. */
export const accountFormSchema = z
  .object({
    name: judged(checkName),
    email: judged(checkEmail),
    password: judged(checkNewPassword),
    confirm: z.string(),
  })
  .check(repeats);
export type AccountForm = z.infer<typeof accountFormSchema>;

/** What a change of the password asks for. */
export const passwordFormSchema = z
  .object({ current: judged(checkPassword), password: judged(checkNewPassword), confirm: z.string() })
  .check(repeats);
export type PasswordForm = z.infer<typeof passwordFormSchema>;
