import type { Account } from '../../../src/domain/account/account';
import { storeUser } from '../../../src/services/account/session';
import { withDatabase } from '../../../src/storage/open-database';

/** Signs somebody in whose account is written straight into the store, without a password to derive. */
export async function signInAs(
  role: Account['role'],
  id = `${role}-${crypto.randomUUID()}`,
): Promise<string> {
  const account: Account = {
    id,
    name: role === 'admin' ? 'Ann' : 'Ben',
    email: `${id}@example.org`,
    avatar: '',
    role,
    guest: false,
    createdAt: 1,
    password: null,
    recovery: null,
  };
  await withDatabase((database) => database.accounts.put(account));
  storeUser({ id, name: account.name, email: account.email, avatar: '' });
  return id;
}
