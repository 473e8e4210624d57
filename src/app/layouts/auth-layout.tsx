import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Mark } from '@/ui/mark';
import { Loading } from '../loading';
import { TakenOver } from '../taken-over';
import { ThemeButton } from './theme-button';

const links = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/support', label: 'Support' },
] as const;

/** One sheet on the drafting grid: log in, sign up, forgot, reset. */
export function AuthLayout() {
  return (
    <div className="relative isolate flex min-h-dvh flex-col">
      <div
        aria-hidden
        className="drafting-grid pointer-events-none absolute inset-0 -z-10 mask-[radial-gradient(60rem_44rem_at_50%_18rem,#000,transparent)]"
      />
      <header className="flex items-center justify-between px-3 py-3 sm:px-6">
        <Link
          to="/"
          className="inline-flex h-10 items-center gap-2 rounded-control px-2 text-sm font-medium text-muted hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
          Back to site
        </Link>
        <ThemeButton />
      </header>
      <main
        id="main"
        className="flex flex-1 flex-col items-center px-5 pt-2 pb-12 sm:pt-[clamp(1rem,7vh,5rem)]"
      >
        <div className="w-full max-w-[27rem] sm:rounded-[14px] sm:border sm:border-line sm:bg-raised sm:p-9 sm:shadow-card">
          <div className="mb-7">
            <Mark size={34} />
          </div>
          <ErrorBoundary name="This form" onError={(error) => logger.error('form failed', error)}>
            <Suspense fallback={<Loading />}>
              <Outlet />
              <TakenOver />
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
      <footer className="flex flex-wrap justify-center gap-x-6 px-5 pb-5 text-sm text-muted">
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className="py-1 hover:text-ink">
            {label}
          </Link>
        ))}
      </footer>
    </div>
  );
}
