import { lazy, Suspense, useSyncExternalStore } from 'react';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { AppRoutes } from './app-routes';
import { RouteChanges } from './route-changes';

const LateNotices = lazy(async () => ({ default: (await import('./late-notices')).LateNotices }));

const neverChanges = () => () => undefined;
const isHere = () => true;
const isDrawnAhead = () => false;

/** The whole application inside a router: routes, notices, and the offer to update. */
export function App() {
  return (
    <>
      <RouteChanges />
      <ErrorBoundary name="Sitewright" onError={(error) => logger.error('screen failed', error)}>
        <AppRoutes />
      </ErrorBoundary>
      <StartedNotices />
    </>
  );
}

/**
 * Notices are of this visit: a page drawn ahead of time has none. Apart from `App`, which must not draw anew while a
 * screen's code is still on its way: the drawn page would give way to the loading sign.
 */
function StartedNotices() {
  const isStarted = useSyncExternalStore(neverChanges, isHere, isDrawnAhead);
  if (!isStarted) return null;
  return (
    <ErrorBoundary name="Notices" onError={(error) => logger.error('notices failed', error)}>
      <Suspense fallback={null}>
        <LateNotices />
      </Suspense>
    </ErrorBoundary>
  );
}
