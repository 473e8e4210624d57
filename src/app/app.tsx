import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/error-boundary';
import { logger } from '@/services/logger';
import { AppRoutes } from './app-routes';

const LateNotices = lazy(async () => ({ default: (await import('./late-notices')).LateNotices }));

/** The whole application: routes, notices, and the offer to update. */
export function App() {
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <ErrorBoundary name="Sitewright" onError={(error) => logger.error('screen failed', error)}>
        <AppRoutes />
      </ErrorBoundary>
      <ErrorBoundary name="Notices" onError={(error) => logger.error('notices failed', error)}>
        <Suspense fallback={null}>
          <LateNotices />
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
