import { useSyncExternalStore } from 'react';
import { readDesktopPermission } from '@/services/notices/desktop-notifications';

/** What the browser allows; people change it outside the page, so it is read again when they come back. */
export function useDesktopPermission() {
  return useSyncExternalStore(subscribe, readDesktopPermission);
}

function subscribe(listener: () => void): () => void {
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
