import { Link } from 'react-router-dom';
import { Card } from '@/ui/card';
import { SwitchRow } from '@/ui/switch-row';
import type { PreferencesState } from './use-preferences';

/** Notifications of the browser: asked for by the switch, and honest about a browser that says no. */
export function DesktopSwitch({ preferences, permission, switchChannel, isLoaded }: PreferencesState) {
  const isOn = preferences.desktop.isOn && permission === 'granted';
  const words = {
    unsupported: 'This browser has no desktop notifications.',
    denied:
      'Your browser blocks notifications from this address. Allow them in its site settings, then switch this on.',
    default: 'Your browser will ask you once. They appear while Sitewright is not in front.',
    granted: 'They appear while Sitewright is not in front.',
  };
  return (
    <SwitchRow
      label="Desktop notifications"
      description={words[permission]}
      checked={isOn}
      disabled={!isLoaded || permission === 'unsupported' || (permission === 'denied' && !isOn)}
      onChange={(next) => switchChannel('desktop', next)}
    />
  );
}

/** Mail through the relay of this installation, where there is one. */
export function MailSwitch({
  preferences,
  mailObstacle,
  mailFailure,
  switchChannel,
  isLoaded,
}: PreferencesState) {
  return (
    <>
      <SwitchRow
        label="Email notifications"
        description={mailObstacle ? obstacles[mailObstacle] : 'Sent to the address of your account.'}
        checked={preferences.mail.isOn && mailObstacle === null}
        disabled={!isLoaded || mailObstacle !== null}
        onChange={(next) => switchChannel('mail', next)}
      />
      {mailFailure && mailObstacle === null && preferences.mail.isOn && (
        <p role="alert" className="text-sm text-danger">
          The relay did not take the last message. {mailFailure.reason}
        </p>
      )}
    </>
  );
}

const obstacles = {
  'no-relay': (
    <>
      A device sends no mail by itself. An administrator can set the address of a mail relay in{' '}
      <SettingsLink />.
    </>
  ),
  'switched-off': (
    <>
      An administrator has switched mail off in <SettingsLink />.
    </>
  ),
  'no-address': 'This account has no email address.',
} as const;

function SettingsLink() {
  return (
    <Link to="/app/admin/settings" className="font-medium text-blueprint underline underline-offset-2">
      System settings
    </Link>
  );
}

/** Both, beside the list. */
export function ChannelCards(state: PreferencesState) {
  return (
    <>
      <Card title="Email">
        <MailSwitch {...state} />
      </Card>
      <Card title="Push">
        <DesktopSwitch {...state} />
      </Card>
    </>
  );
}
