import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Mark } from '@/ui/mark';
import { Loading } from '../loading';
import { useUser } from '../use-user';
import { ThemeButton } from './theme-button';
import { UserMenu } from './user-menu';
import '@/ui/workbench.css';

const links = [
  { label: 'Projects', href: '/app/projects' },
  { label: 'Team', href: '/app/team' },
  { label: 'Billing', href: '/app/billing' },
  { label: 'Profile', href: '/app/profile' },
];

/** The signed-in area around its screens. */
export function AppLayout() {
  const user = useUser();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-raised">
        <div className="mx-auto flex max-w-[1280px] flex-wrap items-center gap-x-6 px-5 py-2.5 md:px-8">
          <Link
            to="/"
            className="flex items-center gap-2.5 font-display text-[17px] leading-none font-[650] tracking-tight"
          >
            <Mark size={24} />
            Sitewright
          </Link>
          <nav
            aria-label="Application"
            className="flex gap-4 overflow-x-auto text-sm text-muted max-sm:order-last max-sm:w-full"
          >
            {links.map(({ label, href }) => (
              <NavLink
                key={href}
                to={href}
                className="py-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ms-auto flex items-center gap-1.5">
            <ThemeButton />
            {user && <UserMenu user={user} />}
          </div>
        </div>
      </header>
      <main id="main" className="flex-1">
        <ErrorBoundary name="This screen" onError={(error) => logger.error('screen failed', error)}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
