import { notify } from '@/services/notices/notifications';
import { session } from '@/services/account/session';

/** Signs out, says so (specification §2.3), and goes to the front page. */
export async function signOut(navigate: (path: string) => unknown): Promise<void> {
  const { logOut } = await import('@/services/account/account-commands');
  // Another tab may have signed out while this one fetched what does it: then the notice of that stands already.
  const isIn = session.read() !== null;
  await logOut();
  if (isIn) notify({ type: 'info', title: 'Logged Out', message: 'You have successfully logged out' });
  navigate('/');
}
