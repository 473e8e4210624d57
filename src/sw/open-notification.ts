import type { OpenAddress } from '@/contract/sw-messages';
import { parseRoute } from '@/contract/urls';

type AppWindow = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: OpenAddress) => void;
};
/** What of the browser's windows is needed. */
type AppWindows = {
  readonly matchAll: (options: {
    type: 'window';
    includeUncontrolled: true;
  }) => Promise<readonly AppWindow[]>;
  readonly openWindow: (address: string) => Promise<unknown>;
};
type Pressed = { readonly close: () => void; readonly data?: unknown };

/**
 * Answers a press on a notification that the worker showed: the app that is open comes to the front and goes where the
 * notification leads, without loading anew, which would lose what is typed; where none is open, one is opened there.
 */
export async function openNotification(pressed: Pressed, clients: AppWindows, base: string): Promise<void> {
  pressed.close();
  const href = readHref(pressed.data);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Previews are windows too, and none of the app.
  const open = windows.find(({ url }) => {
    const { kind } = parseRoute(new URL(url).pathname, base);
    return kind === 'outside' || kind === 'page';
  });
  if (!open) {
    await clients.openWindow(`${base}${href.slice(1)}`);
    return;
  }
  // Some systems let nobody come to the front; it goes there all the same.
  await open.focus().catch(() => undefined);
  open.postMessage({ kind: 'open-address', href } satisfies OpenAddress);
}

function readHref(data: unknown): string {
  const href: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'href') : null;
  return typeof href === 'string' && /^\/(?!\/)/.test(href) ? href : '/app/notifications';
}
