import type { KeptNotification } from '@/domain/notifications/kept-notification';
import { openAddressSchema } from '@/contract/sw-messages';
import { appBase } from '@/contract/urls';
import { logger } from '../logger';

/** Whether the browser shows notifications of this app on the desktop. */
export type DesktopPermission = 'unsupported' | 'default' | 'granted' | 'denied';

/** What the browser says now; it asks nobody. */
export function readDesktopPermission(): DesktopPermission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Lets the browser ask. Call it only when a person pressed something. */
export async function askDesktopPermission(): Promise<DesktopPermission> {
  if (typeof Notification === 'undefined') return 'unsupported';
  try {
    return await Notification.requestPermission();
  } catch {
    return readDesktopPermission();
  }
}

/** Shows an event on the desktop, unless its person looks at the app anyway. A press leads on. */
export function showOnDesktop({ id, title, message, href }: KeptNotification): void {
  if (readDesktopPermission() !== 'granted' || !document.hidden) return;
  const options = { body: message, tag: id, icon: `${appBase}icon-192.png` };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      focus();
      if (href) goTo(href);
      shown.close();
    });
  } catch {
    // Phones let only the service worker show them.
    navigator.serviceWorker.ready
      // What it leads to goes along: the worker answers the press.
      .then((registration) => registration.showNotification(title, { ...options, data: { href } }))
      .catch((error: unknown) => logger.warn('not shown on the desktop', error));
  }
}

/** Goes where a notification leads that the service worker showed and somebody pressed. Answers what ends it. */
export function followPresses(): () => void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    const asked = openAddressSchema.safeParse(data);
    if (asked.success) goTo(asked.data.href);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** Without loading the page anew, which would lose what is typed. */
function goTo(href: string): void {
  history.pushState(null, '', `${appBase}${href.slice(1)}`);
  dispatchEvent(new PopStateEvent('popstate'));
}
