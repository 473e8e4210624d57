import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Loading } from '../loading';
import { TakenOver } from '../taken-over';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

/** Header, page and footer of the public site. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute start-4 -top-16 z-50 rounded-control bg-ink px-4 py-2 font-semibold text-paper focus:top-3"
      >
        Skip to content
      </a>
      <PublicHeader />
      <main id="main" className="flex-1">
        <ErrorBoundary name="This page" onError={(error) => logger.error('page failed', error)}>
          <Suspense fallback={<Loading />}>
            <Outlet />
            <TakenOver />
          </Suspense>
        </ErrorBoundary>
      </main>
      <PublicFooter />
    </div>
  );
}
