import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/error-boundary';
import { logger } from '@/services/logger';
import { Notices } from './notices';
import { AppRoutes } from './app-routes';
import { StorageNotice } from './storage-notice';
import { UpdateNotice } from './update-notice';

/** The whole application: routes, notices, and the offer to update. */
export function App() {
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <ErrorBoundary name="Sitewright" onError={(error) => logger.error('screen failed', error)}>
        <AppRoutes />
      </ErrorBoundary>
      <StorageNotice />
      <UpdateNotice />
      <Notices />
    </BrowserRouter>
  );
}
