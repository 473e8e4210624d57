import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { logger } from '@/services/logger';
import { BrokenLine } from '@/ui/broken-line';
import { ErrorBoundary } from '@/ui/error-boundary';
import { FollowDirection } from '@/ui/follow-direction';
import { KeepFocus } from '@/ui/keep-focus';
import { AdministrationGate } from './gate/administration-gate';
import { AreaGate } from './gate/area-gate';
import { ScreenOutline } from './shell/screen-outline';
import { Shell } from './shell/shell';
import '@/ui/workbench.css';

/** The signed-in area around its screens. */
export function AppLayout() {
  const { pathname } = useLocation();
  return (
    <FollowDirection>
      <KeepFocus />
      <AreaGate>
        {(user, standing) => (
          <Shell user={user} standing={standing}>
            <ErrorBoundary
              name="This screen"
              subject={pathname}
              drawing={<BrokenLine />}
              onError={(error) => logger.error('screen failed', error)}
            >
              <AdministrationGate standing={standing}>
                <Suspense fallback={<ScreenOutline pathname={pathname} />}>
                  <Outlet />
                </Suspense>
              </AdministrationGate>
            </ErrorBoundary>
          </Shell>
        )}
      </AreaGate>
    </FollowDirection>
  );
}
