import { expect, it, vi } from 'vitest';
import { openNotification } from './open-notification';

const origin = 'https://host.example';

function clientsAt(...paths: readonly string[]) {
  const windows = paths.map((path) => ({
    url: `${origin}${path}`,
    focus: vi.fn(() => Promise.resolve()),
    postMessage: vi.fn(),
  }));
  const openWindow = vi.fn(() => Promise.resolve(null));
  const clients = { matchAll: () => Promise.resolve(windows), openWindow };
  return { windows, openWindow, clients };
}
const press = (data: unknown) => ({ close: vi.fn(), data });

it('brings the app that is open to the front and leads it on, and no preview', async () => {
  const { windows, openWindow, clients } = clientsAt('/base/projects/p1/index.html', '/base/app/team');
  const pressed = press({ href: '/app/projects/p1/editor' });
  await openNotification(pressed, clients, '/base/');
  expect(pressed.close).toHaveBeenCalled();
  const [preview, app] = windows;
  expect(preview?.focus).not.toHaveBeenCalled();
  expect(app?.focus).toHaveBeenCalled();
  expect(app?.postMessage).toHaveBeenCalledWith({ kind: 'open-address', href: '/app/projects/p1/editor' });
  expect(openWindow).not.toHaveBeenCalled();
});

it.each([
  [{ href: '/app/team' }, '/base/app/team'],
  [{ href: '//elsewhere.example' }, '/base/app/notifications'],
  [undefined, '/base/app/notifications'],
])('opens the app where none is open: %j', async (data, address) => {
  const { openWindow, clients } = clientsAt();
  await openNotification(press(data), clients, '/base/');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(address);
});
