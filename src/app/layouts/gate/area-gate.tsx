import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import type { User } from '@/domain/account/account';
import { readStanding, type Standing } from '@/services/shell-queries';
import { useUser } from '../../use-user';
import { MaintenancePage } from './maintenance-page';

type AreaGateProps = {
  /** Told who is signed in, and where they stand once that is read. */
  children: (user: User, standing: Standing | undefined) => ReactNode;
};

/** Shows the signed-in area to those who may see it: under maintenance, to administrators only. */
export function AreaGate({ children }: AreaGateProps) {
  const user = useUser();
  const accountId = user?.id ?? '';
  const standing = useLiveQuery(() => readStanding(accountId), [accountId]);
  if (!user) return null;
  if (standing?.isClosed) return <MaintenancePage user={user} />;
  return children(user, standing);
}
