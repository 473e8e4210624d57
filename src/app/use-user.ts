import { useSyncExternalStore } from 'react';
import type { User } from '@/domain/account/account';
import { session } from '@/services/account/session';

// A page drawn ahead of time is nobody's.
const readNobody = () => null;

/** Who is signed in, null when nobody is; follows other tabs. */
export function useUser(): User | null {
  return useSyncExternalStore(session.subscribe, session.read, readNobody);
}
