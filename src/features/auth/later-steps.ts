import { lazy } from 'react';

/** What follows the forms: not part of their first load. */
export const RecoveryCode = lazy(async () => ({ default: (await import('./recovery-code')).RecoveryCode }));
export const CodeForm = lazy(async () => ({ default: (await import('./code-form')).CodeForm }));
export const PasskeyStep = lazy(async () => ({ default: (await import('./passkey-step')).PasskeyStep }));

/** Loads what an account's commands need, and the page that shows its recovery code: without it no account is made. */
export async function loadCommands() {
  const [commands] = await Promise.all([
    import('@/services/account/account-commands'),
    import('./recovery-code'),
  ]);
  return commands;
}
