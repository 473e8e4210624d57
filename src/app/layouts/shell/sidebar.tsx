import { clsx } from 'clsx';
import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@/domain/account/account';
import { countUnread } from '@/services/notices/notification-centre';
import type { Standing } from '@/services/shell-queries';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Mark } from '@/ui/mark';
import { AccountMenu } from './account-menu';
import { adminEntries, isWithin, mainEntries, secondaryEntries, type NavEntry } from './nav-entries';
import { NavGroup } from './nav-group';
import { mostShown, NavItem } from './nav-item';
import { RecentProjects } from './recent-projects';

type SidebarProps = { user: User; standing: Standing | undefined; isFolded: boolean };

/** Everything that can be reached, in one column; folded, as icons. */
export function Sidebar({ user, standing, isFolded }: SidebarProps) {
  const { pathname } = useLocation();
  // Where they cannot be counted, their screen says so; the way there must not go with the number.
  const unread = useLiveQuery(() => countUnread(user.id, mostShown + 1).catch(() => 0), [user.id]) ?? 0;
  const entries = (list: readonly NavEntry[]) => (
    <ul className={clsx('grid grid-cols-[minmax(0,1fr)] gap-0.5', isFolded && 'justify-items-center')}>
      {list.map((entry) => (
        <li key={entry.href} className={clsx(!isFolded && 'min-w-0')}>
          {entry.children ? (
            <NavGroup entry={entry} pathname={pathname} isFolded={isFolded} />
          ) : (
            <NavItem
              label={entry.label}
              href={entry.href}
              icon={entry.icon}
              isCurrent={isWithin(entry, pathname)}
              isFolded={isFolded}
              count={entry.href === '/app/notifications' ? unread : 0}
            />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="flex h-full min-h-0 min-w-0 flex-col">
      <Link
        to="/"
        aria-label="Sitewright"
        className={clsx(
          'flex h-14 shrink-0 items-center gap-2.5 font-display text-[17px] leading-none font-[650] tracking-tight',
          isFolded ? 'justify-center' : 'px-4.5',
        )}
      >
        <Mark size={24} />
        {!isFolded && <span className="truncate">Sitewright</span>}
      </Link>
      <nav
        aria-label="Application"
        className="flex min-h-0 flex-1 flex-col [@media(height<36rem)]:overflow-y-auto"
      >
        {/* The lists scroll and what stands below them stays, unless the window is too low for both. */}
        <div className="flex flex-1 flex-col gap-5 overflow-x-hidden px-2.5 pt-2 pb-4 [@media(height>=36rem)]:min-h-0 [@media(height>=36rem)]:overflow-y-auto">
          {entries(mainEntries)}
          <Group label="Administration" isFolded={isFolded}>
            {entries(adminEntries)}
          </Group>
          {!isFolded && (
            <Group label="Recent Projects" isFolded={isFolded}>
              <ErrorBoundary
                name="Recent Projects"
                subject={pathname}
                fallback={<p className="px-2.5 pb-1 text-[13px] text-muted">They could not be read.</p>}
                onError={(error) => logger.error('recent projects not read', error)}
              >
                <RecentProjects accountId={user.id} />
              </ErrorBoundary>
            </Group>
          )}
        </div>
        <div className="mx-2.5 border-t border-line py-2.5">{entries(secondaryEntries)}</div>
      </nav>
      <div className={clsx('shrink-0 border-t border-line p-2', isFolded && 'grid justify-items-center')}>
        <AccountMenu user={user} standing={standing} isFolded={isFolded} />
      </div>
    </div>
  );
}

function Group({ label, isFolded, children }: { label: string; isFolded: boolean; children: ReactNode }) {
  return (
    // Not a landmark: the sidebar is one.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={label}
      className={clsx('grid grid-cols-[minmax(0,1fr)] gap-1', isFolded && 'border-t border-line pt-3')}
    >
      {!isFolded && (
        <p aria-hidden className="truncate px-2.5 text-[12.5px] font-[550] text-muted">
          {label}
        </p>
      )}
      {children}
    </div>
  );
}
