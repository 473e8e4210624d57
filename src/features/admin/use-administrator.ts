import { useLiveQuery } from 'dexie-react-hooks';
import { isAdministrator } from '@/services/admin/admin-access';

/** Whether the signed-in account may change this installation; undefined while that is being read. */
export function useAdministrator(): boolean | undefined {
  return useLiveQuery(() => isAdministrator(), []);
}
