import { useLiveQuery } from 'dexie-react-hooks';
import { CheckCheck, Ellipsis, Settings, Trash2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { User } from '@/domain/account/account';
import { formats } from '@/services/formats';
import { countUnread, markAllRead, removeRead } from '@/services/notices/notification-centre';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { session } from '@/services/account/session';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';
import { Screen } from '@/ui/screen';
import { ChannelCards } from './channel-switches';
import { FilterBar } from './filter-bar';
import { NotificationList } from './notification-list';
import { SettingsDialog } from './settings-dialog';
import { useFilter } from './use-filter';
import { useIds } from './use-ids';
import { usePreferences } from './use-preferences';

/** What happened, and how the account hears of it (specification §2.8). */
export function NotificationsScreen() {
  const user = useSyncExternalStore(session.subscribe, session.read);
  return user && <Centre user={user} />;
}

function Centre({ user }: { user: User }) {
  const choice = useFilter();
  const { filter, kind, isUnreadOnly } = choice;
  const { ids, more } = useIds(user.id, filter);
  const hasLooked = ids !== undefined;
  // Counting thousands keeps the database busy: what is in sight is read before.
  const unread = useLiveQuery(async () => (hasLooked ? countUnread(user.id) : 0), [user.id, hasLooked]) ?? 0;
  const state = usePreferences(user);
  const [asked, setAsked] = useState<'settings' | 'remove' | null>(null);
  const isFiltered = kind !== undefined || isUnreadOnly;
  return (
    <Screen
      title="Notifications"
      actions={
        <>
          <Button
            disabled={unread === 0}
            onClick={() => void markAllRead(user.id).catch(notifyFailure('Not changed'))}
          >
            <CheckCheck size={16} aria-hidden />
            Mark all read
          </Button>
          <Button onClick={() => setAsked('settings')}>
            <Settings size={16} aria-hidden />
            Settings
          </Button>
          <Menu
            trigger={
              <IconButton label="More" className="size-10 border border-line">
                <Ellipsis size={18} aria-hidden />
              </IconButton>
            }
          >
            <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={() => setAsked('remove')}>
              Delete read ones
            </MenuItem>
          </Menu>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <section aria-labelledby="recent-notifications" className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="recent-notifications" className="text-lg leading-snug font-[620] tracking-[-0.015em]">
              Recent Notifications
            </h2>
            <FilterBar {...choice} unread={unread} />
          </div>
          {ids && ids.length > 0 && <NotificationList ids={ids} more={more} />}
          {ids?.length === 0 && (
            <EmptyState
              title={isFiltered ? 'Nothing of that kind' : 'No notifications'}
              className="min-h-80 overflow-hidden rounded-card bg-sunken max-sm:px-0 border border-line"
            >
              <p className="text-muted">
                {isFiltered
                  ? 'Nothing that happened so far matches this choice.'
                  : 'When a site is ready, an import is done or this device runs low on room, it is told here.'}
              </p>
            </EmptyState>
          )}
        </section>
        <aside aria-label="Ways to hear of it" className="grid gap-4 max-lg:hidden">
          <ChannelCards {...state} />
        </aside>
      </div>
      {asked === 'settings' && <SettingsDialog state={state} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={() => setAsked(null)}
        title="Delete the notifications that were read?"
        description="Unread ones stay. This cannot be undone."
        confirmLabel="Delete read ones"
        danger
        onConfirm={() => void deleteRead(user.id)}
      />
    </Screen>
  );
}

async function deleteRead(accountId: string): Promise<void> {
  try {
    const count = await removeRead(accountId);
    const words = formats.read().count(count, 'notification', 'notifications');
    notify({
      type: 'info',
      title: count === 0 ? 'Nothing to delete' : `${words} deleted`,
      message: '',
    });
  } catch (error) {
    notifyFailure('Not deleted')(error);
  }
}
