import { useSyncExternalStore } from 'react';
import { canUsePasskeys } from '@/services/account/passkey/relying-party';

const neverChanges = () => () => undefined;

/** Whether this browser makes passkeys here; null in a page drawn ahead of time, whose browser is not known yet. */
export function usePasskeySupport(): boolean | null {
  return useSyncExternalStore<boolean | null>(neverChanges, canUsePasskeys, () => null);
}
