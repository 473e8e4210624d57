import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Mark } from '@/ui/mark';
import { Loading } from '../loading';
import { ThemeButton } from './theme-button';

/** One sheet on the drafting grid: log in, sign up, forgot, reset. */
export function AuthLayout() {
  return (
    <div className="drafting-grid flex min-h-dvh flex-col">
      <header className="flex items-center justify-between px-5 py-3.5 md:px-8">
        <Link
          to="/"
          className="inline-flex h-10 items-center gap-2 text-sm font-medium text-muted hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
          Back to site
        </Link>
        <ThemeButton />
      </header>
      <main id="main" className="grid flex-1 place-items-center px-5 pt-4 pb-20">
        <div className="w-full max-w-md rounded-[14px] border border-edge bg-raised p-6 shadow-card sm:p-8">
          <div className="mb-6">
            <Mark size={30} />
          </div>
          <ErrorBoundary name="This form" onError={(error) => logger.error('form failed', error)}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
    </div>
  );
}
