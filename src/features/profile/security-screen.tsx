import { Screen } from '@/ui/screen';
import { GuestNote } from './guest-note';
import { HistoryCard } from './security/history-card';
import { PasskeysCard } from './security/passkeys-card';
import { PasswordCard } from './security/password-card';
import { SessionsCard } from './security/sessions-card';
import { TwoFactorCard } from './security/two-factor-card';
import { useAccount } from './use-account';

/** Security: what opens the account, who is in, and who tried. */
export function SecurityScreen() {
  const account = useAccount();
  return (
    <Screen title="Security" lead="What opens your account on this device, who is signed in, and who tried.">
      {account && (
        <div className="grid gap-5">
          {account.guest ? (
            <GuestNote>
              A guest has no password, so there is nothing to change and no second factor to add. Your
              projects come along.
            </GuestNote>
          ) : (
            <div className="grid gap-5 has-[[data-grown]]:items-start lg:grid-cols-2">
              <PasswordCard email={account.email} />
              <div className="grid grid-rows-[auto_1fr] gap-5">
                <TwoFactorCard account={account} />
                <PasskeysCard accountId={account.id} />
              </div>
            </div>
          )}
          <SessionsCard accountId={account.id} />
          <HistoryCard accountId={account.id} />
        </div>
      )}
    </Screen>
  );
}
