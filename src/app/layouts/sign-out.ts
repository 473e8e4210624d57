import { notify } from '@/services/notifications';

/** Signs out, says so (specification §2.3), and goes to the front page. */
export async function signOut(navigate: (path: string) => unknown): Promise<void> {
  const { logOut } = await import('@/services/account-commands');
  await logOut();
  notify({ type: 'info', title: 'Logged Out', message: 'You have successfully logged out' });
  navigate('/');
}
