import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { readAccountView, type AccountView } from '@/services/account/account-view';
import { session } from '@/services/account/session';

/** The account that is signed in; undefined while it is read. */
export function useAccount(): AccountView | undefined {
  const id = useAccountId();
  return useLiveQuery(() => readAccountView(id), [id]);
}

/** The id of who is signed in; empty for nobody. */
export function useAccountId(): string {
  return useSyncExternalStore(session.subscribe, session.read)?.id ?? '';
}
