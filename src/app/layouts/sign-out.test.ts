import { afterEach, expect, it, vi } from 'vitest';
import { notifications } from '@/services/notices/notifications';
import { clearUser, storeUser } from '@/services/account/session';
import { signOut } from './sign-out';

const logOut = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@/services/account/account-commands', () => ({ logOut }));
const said = () => notifications.read().map(({ message }) => message);

afterEach(() => {
  clearUser();
  logOut.mockClear();
});

it('says nothing of its own where another tab signed out in the same moment', async () => {
  storeUser({ id: 'a', name: 'Ann', email: 'ann@example.org', avatar: '' });
  const navigate = vi.fn();
  const leaving = signOut(navigate);
  clearUser();
  await leaving;
  expect(logOut).toHaveBeenCalledOnce();
  expect(said()).toEqual([]);
  expect(navigate).toHaveBeenCalledWith('/');
});

it('says that you are signed out', async () => {
  storeUser({ id: 'a', name: 'Ann', email: 'ann@example.org', avatar: '' });
  await signOut(vi.fn());
  expect(said()).toEqual(['You have successfully logged out']);
});
