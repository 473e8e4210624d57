import { useLiveQuery } from 'dexie-react-hooks';
import type { Preferences } from '@/domain/account/preferences';
import { changePreferences, readPreferences } from '@/services/preferences';
import { sayError } from '../say-error';
import { useAccountId } from '../use-account';

/** The account's choices, undefined while they are read, and what changes some of them at once. */
export function usePreferences(): {
  readonly preferences: Preferences | undefined;
  readonly change: (change: Partial<Preferences>) => void;
} {
  const accountId = useAccountId();
  const preferences = useLiveQuery(() => readPreferences(accountId), [accountId]);
  const change = (wanted: Partial<Preferences>) => {
    changePreferences(wanted).catch((error: unknown) => sayError('The setting was not kept', error));
  };
  return { preferences, change };
}
