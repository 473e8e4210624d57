import { useLiveQuery } from 'dexie-react-hooks';
import { LogOut, Monitor } from 'lucide-react';
import { useState } from 'react';
import { formats } from '@/services/formats';
import { notify } from '@/services/notices/notifications';
import { listActiveSessions, logOutOthers, logOutSession } from '@/services/account/sessions';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { IconButton } from '@/ui/icon-button';
import { sayError } from '../say-error';
import { useFormats } from '../use-formats';

/** Sign-ins that last, and the way to end those of other tabs. */
export function SessionsCard({ accountId }: { accountId: string }) {
  const sessions = useLiveQuery(() => listActiveSessions(accountId), [accountId]);
  const { moment } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const endAll = () => {
    logOutOthers().then(
      (count) =>
        notify({
          type: 'success',
          title: 'Logged out elsewhere',
          message:
            count === 1
              ? 'One other session was ended.'
              : `${formats.read().number(count)} other sessions were ended.`,
        }),
      (error: unknown) => sayError('The sessions were not ended', error),
    );
  };
  const end = (id: string, device: string) => {
    logOutSession(id).then(
      () => notify({ type: 'info', title: 'Session ended', message: `${device} was signed out.` }),
      (error: unknown) => sayError('The session was not ended', error),
    );
  };
  return (
    <Card
      title="Active Sessions"
      description="Sign-ins to this account in this browser. Each device keeps its own accounts, so those of other devices are not known here."
      trailing={
        <Button variant="danger" onClick={() => setAsking(true)} disabled={others === 0}>
          Logout All
        </Button>
      }
    >
      <ul className="grid">
        {sessions?.map(({ id, device, createdAt, lastActiveAt, isCurrent }) => (
          <li
            key={id}
            className="flex items-center gap-4 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-muted">
              <Monitor size={18} aria-hidden />
            </span>
            <div className="grid min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
                {device}
                {isCurrent && <Badge tone="good">Current</Badge>}
              </span>
              <span className="text-sm text-muted">
                Signed in {moment(createdAt)}, last active {moment(lastActiveAt)}
              </span>
            </div>
            {!isCurrent && (
              <IconButton
                label={`Log out ${device}, signed in ${moment(createdAt)}`}
                onClick={() => end(id, device)}
              >
                <LogOut size={17} aria-hidden className="rtl:-scale-x-100" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {sessions && others === 0 && (
        <p className="text-sm text-muted">No other session is active, so there is nothing to log out.</p>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Logout All Sessions"
        description="This will sign you out of all devices except this one. You'll need to sign in again on other devices."
        confirmLabel="Logout All Sessions"
        danger
        onConfirm={endAll}
      />
    </Card>
  );
}
