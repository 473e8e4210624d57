import { useEffect } from 'react';

/**
 * Tells `early.js` that the app hears the presses of this page from now on. Stands beside the screen, so that it does so
 * when the screen itself is taken over.
 */
export function TakenOver() {
  useEffect(() => {
    document.dispatchEvent(new Event('sitewright:here'));
  }, []);
  return null;
}
