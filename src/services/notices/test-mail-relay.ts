import { AppError } from '@/domain/errors';
import { requireAdministrator } from '../admin/admin-access';
import { now } from '../clock';
import { newId } from '../ids';
import { mailEvent, readMailFailure } from './mail-relay';
import { withDatabase } from '@/storage/open-database';

/**
 * Hands a test message for the signed-in administrator to a relay; answers where it goes. Throws `admin-only`,
 * `mail-relay-failed` with what the relay or the browser said.
 */
export async function testMailRelay(relayAddress: string): Promise<string> {
  const { id, email, name } = await withDatabase(requireAdministrator);
  if (email === '') throw new AppError('mail-relay-failed', { reason: 'A guest has no address to mail to.' });
  const event = {
    id: newId(),
    accountId: id,
    at: now(),
    kind: 'account' as const,
    type: 'info' as const,
    title: 'Sitewright can send mail',
    message: `Hello ${name}, this is the test that you asked for. Notices come this way from now on.`,
    href: null,
    unread: 0 as const,
  };
  await mailEvent(event, email, relayAddress);
  const failure = await readMailFailure();
  if (failure) throw new AppError('mail-relay-failed', { reason: failure.reason });
  return email;
}
