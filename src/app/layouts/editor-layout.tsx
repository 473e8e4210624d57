import { Outlet } from 'react-router-dom';
import { logger } from '@/services/logger';
import { ErrorBoundary } from '@/ui/error-boundary';
import { FollowDirection } from '@/ui/follow-direction';
import { KeepFocus } from '@/ui/keep-focus';
import { AreaGate } from './gate/area-gate';
import '@/ui/workbench.css';

/** The editor has the whole window. */
export function EditorLayout() {
  return (
    <FollowDirection>
      <KeepFocus />
      <AreaGate>
        {() => (
          <ErrorBoundary name="The editor" onError={(error) => logger.error('editor failed', error)}>
            <Outlet />
          </ErrorBoundary>
        )}
      </AreaGate>
    </FollowDirection>
  );
}
