import { listAccounts } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { readSystemSettings } from '@/storage/system/system-settings-store';

/** Where paying is done, and who can say so. */
export type Payment = {
  /** An https address; null when none is configured, or what is configured is not one. */
  readonly address: string | null;
  /** Names of the accounts of this device that can configure it. */
  readonly administrators: readonly string[];
  /** Whether the account asked about is one of them. */
  readonly canConfigure: boolean;
};

/** The payment address of this installation, and who may set it, as an account sees it. */
export function readPayment(accountId: string): Promise<Payment> {
  return withDatabase(async (database) => {
    const [settings, accounts] = await Promise.all([readSystemSettings(database), listAccounts(database)]);
    const administrators = accounts.filter(({ role }) => role === 'admin');
    return {
      address: secureAddress(settings.paymentAddress),
      administrators: administrators.map(({ name }) => name),
      canConfigure: administrators.some(({ id }) => id === accountId),
    };
  });
}

function secureAddress(typed: string): string | null {
  try {
    const address = new URL(typed.trim());
    return address.protocol === 'https:' ? address.href : null;
  } catch {
    return null; // nothing, or no address
  }
}
