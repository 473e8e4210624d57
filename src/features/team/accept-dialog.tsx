import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Invitation } from '@/domain/team/invitation';
import type { Membership } from '@/domain/team/membership';
import { roleWords } from '@/domain/team/role-words';
import { formats } from '@/services/formats';
import { session } from '@/services/account/session';
import { acceptInvitation } from '@/services/team/team-invitations';
import { Button } from '@/ui/button';
import { CutName } from '@/ui/cut-name';
import { Dialog } from '@/ui/dialog';

type AcceptDialogProps = {
  invitation: Invitation;
  /** The membership that an earlier opening left. */
  known: Membership | null;
  onClose: () => void;
  onAccepted: (isKnownThere: boolean) => void;
};

/** Shows who invites to what, and accepts it or not. */
export function AcceptDialog({ invitation, known, onClose, onAccepted }: AcceptDialogProps) {
  const shown = useSyncExternalStore(formats.subscribe, formats.read);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { from, to, team, role, projects, invitedAt } = invitation;
  const user = session.read();
  const accept = async () => {
    setBusy(true);
    try {
      onAccepted((await acceptInvitation(invitation)).isKnownThere);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The reason is not known.');
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${from.name} invites you to ${team}`}
      description="A file says itself who it is from. Accept it if you know that it came from this person."
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="ink" disabled={isBusy} onClick={() => void accept()}>
            {known ? 'Take over the changes' : 'Accept'}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 rounded-card border border-dashed border-blueprint p-4 text-sm">
        <Fact name="From">
          <bdi>{from.name}</bdi>
          {from.email !== '' && <span className="text-muted"> {from.email}</span>}
        </Fact>
        <Fact name="For">
          <bdi>{to.name}</bdi> <span className="text-muted">{to.email}</span>
        </Fact>
        <Fact name="Role">
          {roleWords[role].label}
          <span className="text-muted">
            {known && known.role !== role
              ? ` (was ${roleWords[known.role].label})`
              : ` · ${roleWords[role].may}`}
          </span>
        </Fact>
        <Fact name="Projects">
          {projects.length === 0 ? (
            <span className="text-muted">None yet</span>
          ) : (
            <ul className="max-h-32 overflow-y-auto">
              {projects.map(({ id, name }) => (
                <li key={id}>
                  <CutName text={name} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name="Sent">{shown.momentWithYear(invitedAt)}</Fact>
      </dl>
      {known && <p className="text-sm text-muted">You are in this team already.</p>}
      {user && to.email !== user.email && (
        <p className="text-sm text-muted">
          It was made for {to.email}. You are logged in as <bdi>{user.email || user.name}</bdi>, and the
          answer will say so.
        </p>
      )}
      {projects.length > 0 && (
        <p className="text-sm text-muted">
          The projects themselves come as share files: open them under Projects when {from.name} sends them.
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
