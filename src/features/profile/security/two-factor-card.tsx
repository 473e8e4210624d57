import { useState } from 'react';
import type { AccountView } from '@/services/account/account-view';
import { formats } from '@/services/formats';
import { notify } from '@/services/notices/notifications';
import { endTwoFactor, renewRecoveryCodes } from '@/services/account/two-factor';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SwitchRow } from '@/ui/switch-row';
import { PasswordDialog } from '../password-dialog';
import { ShownOnce } from '../shown-once';
import { useFormats } from '../use-formats';
import { useLeaveGuard } from '../use-leave-guard';
import { TwoFactorSetup } from './two-factor-setup';

/** Two-Factor Authentication: turned on with an authenticator app, turned off with the password. */
export function TwoFactorCard({ account }: { account: AccountView }) {
  const { twoFactor } = account;
  const { day } = useFormats();
  const [isWanted, setWanted] = useState(false);
  // A secret was shown that an app may have by now, and no code has proved it yet.
  const [isBegun, setBegun] = useState(false);
  const [asked, setAsked] = useState<'off' | 'renew' | 'stop' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const toggle = (isOn: boolean) => {
    if (!isOn && twoFactor) setAsked('off');
    else if (!isOn && isBegun) setAsked('stop');
    else setWanted(isOn);
  };
  const end = () => {
    setWanted(false);
    setBegun(false);
  };
  const guard = useLeaveGuard(isBegun);
  return (
    <Card
      title="Two-Factor Authentication"
      description="Signing in asks for a code from an authenticator app as well as for the password or a passkey."
    >
      <SwitchRow
        label="Enable 2FA"
        description={
          twoFactor
            ? `On since ${day(twoFactor.confirmedAt)}. ${sayCodes(twoFactor.codesLeft)}`
            : 'Works with any authenticator app that reads QR codes. Nothing is sent anywhere.'
        }
        checked={twoFactor !== null || isWanted}
        onChange={toggle}
      />
      {twoFactor === null && isWanted && (
        <TwoFactorSetup
          onBegin={() => setBegun(true)}
          onDone={(made) => {
            end();
            setCodes(made);
          }}
        />
      )}
      {guard}
      <ConfirmDialog
        open={asked === 'stop'}
        onClose={() => setAsked(null)}
        title="Stop setting it up?"
        description="The secret on this screen is thrown away. If your authenticator app has it already, delete its entry there: it would never work."
        confirmLabel="Stop"
        danger
        onConfirm={end}
      />
      {twoFactor && (
        <div>
          <Button onClick={() => setAsked('renew')}>New recovery codes</Button>
        </div>
      )}
      {asked === 'off' && (
        <PasswordDialog
          title="Turn two-factor authentication off?"
          description="The account is then opened by the password or a passkey alone. The entry in your authenticator app and the recovery codes stop working."
          submitLabel="Turn off"
          tryPassword={endTwoFactor}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            notify({
              type: 'info',
              title: 'Two-factor authentication is off',
              message: 'You can delete the entry in your authenticator app.',
            });
          }}
        />
      )}
      {asked === 'renew' && (
        <PasswordDialog
          title="Make new recovery codes?"
          description="You get eight new ones. Those that are left stop working."
          submitLabel="Make new codes"
          tryPassword={async (password) => {
            const proof = await renewRecoveryCodes(password);
            if (proof.codes) setCodes(proof.codes);
            return proof;
          }}
          onClose={() => setAsked(null)}
          onDone={() => setAsked(null)}
        />
      )}
      {codes && (
        <ShownOnce
          title="Keep these recovery codes"
          description="Each one signs you in once when your authenticator app is not at hand. They are shown this once and kept only as fingerprints that nobody can read back."
          codes={codes}
          fileName="sitewright-two-factor-codes.txt"
          onDone={() => setCodes(null)}
        />
      )}
    </Card>
  );
}

function sayCodes(left: number): string {
  if (left === 0) return 'No recovery code is left: make new ones.';
  return left === 1
    ? 'One recovery code is left.'
    : `${formats.read().number(left)} recovery codes are left.`;
}
