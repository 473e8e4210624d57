import { useSyncExternalStore } from 'react';
import { session } from '@/services/account/session';
import { Screen } from '@/ui/screen';
import { ActivityCard } from './activity-card';
import { Figures } from './figures';
import { QuickCards } from './quick-cards';
import { RecentCards } from './recent-cards';
import { StorageCard } from './storage-card';

/** How things stand for the account on this device (specification §2.4). */
export function DashboardScreen() {
  const user = useSyncExternalStore(session.subscribe, session.read);
  if (!user) return null;
  return (
    <Screen
      title={
        <>
          Welcome back, <bdi>{firstWord(user.name)}</bdi>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Figures accountId={user.id} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <RecentCards accountId={user.id} />
          <div className="grid min-w-0 content-start gap-3 sm:max-lg:grid-cols-2">
            <ActivityCard accountId={user.id} />
            <StorageCard />
          </div>
        </div>
        <QuickCards />
      </div>
    </Screen>
  );
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}
