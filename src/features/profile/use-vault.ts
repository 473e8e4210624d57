import { useSyncExternalStore } from 'react';
import { vaultState, type VaultState } from '@/services/account/vault';

/** How the vault of the account stands, here and by what other tabs do. */
export function useVault(): VaultState {
  return useSyncExternalStore(vaultState.subscribe, vaultState.read);
}
