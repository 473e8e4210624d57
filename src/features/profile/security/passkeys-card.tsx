import { useLiveQuery } from 'dexie-react-hooks';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { notify } from '@/services/notices/notifications';
import { canUsePasskeys } from '@/services/account/passkey/relying-party';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  type PasskeyInfo,
} from '@/services/account/passkey-commands';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { sayError } from '../say-error';
import { useFormats } from '../use-formats';

/** Passkeys that open the account besides the password. */
export function PasskeysCard({ accountId }: { accountId: string }) {
  const passkeys = useLiveQuery(() => listPasskeys(), [accountId]);
  const { momentWithYear } = useFormats();
  const [isAdding, setAdding] = useState(false);
  const [going, setGoing] = useState<PasskeyInfo | null>(null);
  const canAdd = canUsePasskeys();
  const add = () => {
    setAdding(true);
    addPasskey()
      .then((isAdded) =>
        notify(
          isAdded
            ? { type: 'success', title: 'Passkey added', message: 'Next time, choose it on the log-in page.' }
            : { type: 'info', title: 'No passkey was added', message: 'The question was closed.' },
        ),
      )
      .catch((error: unknown) => sayError('No passkey was added', error))
      .finally(() => setAdding(false));
  };
  const remove = (passkey: PasskeyInfo) => {
    removePasskey(passkey.id).then(
      () =>
        notify({
          type: 'info',
          title: 'Passkey removed',
          message: `The one added with ${passkey.name} opens this account no more.`,
        }),
      (error: unknown) => sayError('The passkey was not removed', error),
    );
  };
  return (
    <Card
      title="Passkeys"
      description="A passkey is a key that your fingerprint, face or screen lock unlocks. The password keeps working."
      trailing={
        canAdd && (
          <Button onClick={add} disabled={isAdding}>
            <KeyRound size={16} aria-hidden />
            {isAdding ? 'Adding...' : 'Add a passkey'}
          </Button>
        )
      }
    >
      {passkeys?.length === 0 && (
        <p className="rounded-card border border-dashed border-line px-5 py-6 text-center text-muted">
          {canAdd
            ? 'No passkey yet.'
            : 'This browser makes no passkeys at this address. It needs a secure one that has a name.'}
        </p>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul className="grid">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
            >
              <div className="grid min-w-0">
                <span className="font-medium">{passkey.name}</span>
                <span className="text-sm text-muted">
                  Added {momentWithYear(passkey.createdAt)}
                  {passkey.lastUsedAt === null
                    ? ', not used yet'
                    : `, last used ${momentWithYear(passkey.lastUsedAt)}`}
                </span>
              </div>
              <Button
                size="small"
                onClick={() => setGoing(passkey)}
                aria-label={`Remove the passkey added with ${passkey.name}`}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        title="Remove this passkey?"
        description={`The one added with ${going?.name ?? ''} will open this account no more. You can add one again at any time.`}
        confirmLabel="Remove passkey"
        danger
        onConfirm={() => going && remove(going)}
      />
    </Card>
  );
}
