import { listAccounts } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { countActiveAccounts } from '@/storage/account/count-active-accounts';
import { now } from '../clock';
import { readSystemSettings } from './system-settings';

const activeDays = 30;
const dayMilliseconds = 86_400_000;

/** True facts about this installation (specification §2.9). */
export type Installation = {
  /** Of the app, as it was built. */
  readonly version: string;
  /** When its files last changed on the host, in milliseconds; null where the host does not say. */
  readonly updatedAt: number | null;
  /** Accounts that were active in the last 30 days, and all of them. */
  readonly activeUsers: number;
  readonly accounts: number;
  readonly status: 'operational' | 'maintenance';
};

/** What there is to say of this installation. Within a live query it follows changes. */
export async function readInstallation(): Promise<Installation> {
  const [settings, activeUsers, accounts] = await Promise.all([
    readSystemSettings(),
    withDatabase((database) => countActiveAccounts(database, now() - activeDays * dayMilliseconds)),
    withDatabase(async (database) => (await listAccounts(database)).length),
  ]);
  return {
    version: __APP_VERSION__,
    updatedAt: lastModified(),
    activeUsers,
    accounts,
    status: settings.maintenanceMode ? 'maintenance' : 'operational',
  };
}

/** The page's own time of change, as the host sent it; without one, browsers answer the present moment. */
function lastModified(): number | null {
  const at = Date.parse(document.lastModified);
  return Number.isNaN(at) || Math.abs(at - performance.timeOrigin) < 60_000 ? null : at;
}
