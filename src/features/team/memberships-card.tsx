import { useSyncExternalStore } from 'react';
import type { Membership } from '@/domain/team/membership';
import { roleWords } from '@/domain/team/role-words';
import { formats } from '@/services/formats';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { leaveTeam, rejoinTeam } from '@/services/team/team-invitations';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

type MembershipsCardProps = {
  memberships: readonly Membership[];
  /** Hands the answer over once more. */
  onAnswer: (membership: Membership) => void;
};

/** The teams of others that this account joined. */
export function MembershipsCard({ memberships, onAnswer }: MembershipsCardProps) {
  const shown = useSyncExternalStore(formats.subscribe, formats.read);
  const leave = async (membership: Membership) => {
    try {
      const left = await leaveTeam(membership.id);
      const undo = () => {
        rejoinTeam(left).catch(notifyFailure('That was not undone'));
      };
      notify({
        type: 'info',
        title: 'You left the team',
        message: 'Tell the one who invited you; no message goes out by itself.',
        action: { label: 'Undo', run: undo },
      });
    } catch (error) {
      notifyFailure('The team was not left')(error);
    }
  };
  return (
    <Card title="Teams you joined" description="By invitations that you opened and accepted on this device.">
      <ul className="grid gap-3">
        {memberships.map((membership) => (
          <li
            key={membership.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line p-4"
          >
            <div className="grid min-w-0 flex-1 basis-72 gap-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <bdi className="min-w-0 wrap-anywhere">{membership.team}</bdi>
                <Badge>{roleWords[membership.role].label}</Badge>
              </p>
              <p className="text-sm text-muted">
                Invited by <bdi>{membership.from.name}</bdi>, joined {shown.day(membership.acceptedAt)}
              </p>
              {membership.projects.length > 0 && (
                <p className="text-sm wrap-anywhere text-muted">
                  Shared: <bdi>{membership.projects.map(({ name }) => name).join(', ')}</bdi>
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => onAnswer(membership)}>
                Send the answer
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Leave ${membership.team}`}
                onClick={() => void leave(membership)}
              >
                Leave
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
