import { eventWords } from '@/domain/notifications/event-words';
import { eventKinds } from '@/domain/notifications/kept-notification';
import { channels, type Channel } from '@/domain/notifications/notification-preferences';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Switch } from '@/ui/switch-row';
import { DesktopSwitch, MailSwitch } from './channel-switches';
import type { PreferencesState } from './use-preferences';

const channelWords: Readonly<Record<Channel, string>> = {
  inApp: 'In app',
  desktop: 'Desktop',
  mail: 'Email',
};

/** What is told, and which way. */
export function SettingsDialog({ state, onClose }: { state: PreferencesState; onClose: () => void }) {
  const { preferences, permission, mailObstacle, switchKind } = state;
  const isUsable: Readonly<Record<Channel, boolean>> = {
    inApp: true,
    desktop: preferences.desktop.isOn && permission === 'granted',
    mail: preferences.mail.isOn && mailObstacle === null,
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Notification settings"
      description="Everything that happens is kept in the list. Here you choose what counts as unread, and what also reaches you elsewhere."
      actions={
        <Button variant="ink" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        <MailSwitch {...state} />
        <DesktopSwitch {...state} />
      </div>
      <table className="w-full border-t border-line text-sm">
        <thead>
          <tr className="text-[13px] text-muted">
            <th scope="col" className="py-2.5 pe-2 text-start font-medium">
              When
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-16 px-1 py-2.5 text-center font-medium">
                {channelWords[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eventKinds.map((kind) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-2.5 pe-2 text-start font-medium">
                {eventWords[kind].label}
                <span className="block text-[13px] font-normal text-muted">{eventWords[kind].when}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel} className="px-1 py-2.5 text-center align-middle">
                  <Switch
                    label={`${eventWords[kind].label}, ${channelWords[channel]}`}
                    checked={isUsable[channel] && !preferences[channel].muted.includes(kind)}
                    disabled={!isUsable[channel]}
                    onChange={(isOn) => switchKind(channel, kind, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
