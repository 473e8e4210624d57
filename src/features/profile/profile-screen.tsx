import { useState } from 'react';
import { Screen } from '@/ui/screen';
import { AccountCard } from './overview/account-card';
import { GuestCard } from './overview/guest-card';
import { PersonalCard } from './overview/personal-card';
import { CreditsCard, SubscriptionCard } from './overview/plan-cards';
import { RoomCards } from './overview/room-cards';
import { ShownOnce } from './shown-once';
import { useAccount } from './use-account';

/** Profile: who somebody is on this device, what they have and made, and the rooms of their account. */
export function ProfileScreen() {
  const account = useAccount();
  const [recoveryCode, setRecoveryCode] = useState<string | null>(null);
  return (
    <Screen
      title="Profile"
      lead="Your account lives on this device. What you change here holds in every tab."
    >
      {account && (
        <div className="grid gap-5">
          {account.guest && <GuestCard onMade={setRecoveryCode} />}
          <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <PersonalCard account={account} />
            <AccountCard account={account} />
          </div>
          <div className="grid gap-5 md:grid-cols-2">
            <SubscriptionCard account={account} />
            <CreditsCard account={account} />
          </div>
          <RoomCards />
        </div>
      )}
      {recoveryCode !== null && (
        <ShownOnce
          title="Keep this recovery code"
          description="A device sends no mail, so this code is the way back in if the password is lost. It is shown once: write it down, or keep it where you keep your passwords."
          codes={[recoveryCode]}
          fileName="sitewright-recovery-code.txt"
          onDone={() => setRecoveryCode(null)}
        />
      )}
    </Screen>
  );
}
