import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '@/domain/errors';
import { sayPause } from '@/services/account/login-pause';
import { notify } from '@/services/notices/notifications';
import { empty, rescue } from '@/services/account/vault';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FormDialog } from '@/ui/form-dialog';
import { PasswordField } from '@/ui/password-field';
import { sayError } from './say-error';

/** After a reset of the password: what became of the keys, and the two ways on. */
export function StaleVault() {
  const [asked, setAsked] = useState<'rescue' | 'empty' | null>(null);
  const discard = () => {
    empty().then(
      () =>
        notify({
          type: 'info',
          title: 'The vault is empty',
          message: 'Unlock it, then enter your keys again.',
        }),
      (error: unknown) => sayError('The vault was not emptied', error),
    );
  };
  return (
    <section
      aria-labelledby="stale-vault"
      className="grid gap-3 rounded-card border border-amber bg-raised px-5 py-4"
    >
      <h2 id="stale-vault" className="flex items-center gap-2.5 text-lg font-[620] tracking-tight">
        <KeyRound size={18} aria-hidden className="text-amber" />
        Your keys cannot be read
      </h2>
      <p className="max-w-[72ch]">
        They were sealed with the password from before it was reset with the recovery code, and nobody else
        can open them. If you remember that password, it brings them back. Otherwise empty the vault and enter
        them again.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="ink" onClick={() => setAsked('rescue')}>
          I remember the old password
        </Button>
        <Button variant="danger" onClick={() => setAsked('empty')}>
          Empty the vault
        </Button>
      </div>
      {asked === 'rescue' && <RescueDialog onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={asked === 'empty'}
        onClose={() => setAsked(null)}
        title="Empty the vault?"
        description="Every key in it is removed from this device for good. At your providers they stay valid."
        confirmLabel="Empty the vault"
        danger
        onConfirm={discard}
      />
    </section>
  );
}

function RescueDialog({ onClose }: { onClose: () => void }) {
  const [before, setBefore] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (before === '' || password === '') return setError('Type both passwords.');
    setBusy(true);
    try {
      const proof = await rescue({ before, password });
      if (proof.outcome === 'ok') return onClose();
      setError(
        proof.outcome === 'paused'
          ? describeError('code-paused', { wait: sayPause(proof.waitSeconds) })
          : 'One of the two passwords is not right.',
      );
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title="Bring your keys back"
      description="The old password opens them, the current one seals them anew."
      submitLabel={isBusy ? 'Checking...' : 'Bring them back'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
      onClose={onClose}
      isDirty={false}
      isBusy={isBusy}
    >
      <PasswordField
        label="Old password"
        shows="old password"
        name="before"
        autoComplete="off"
        required
        value={before}
        onChange={(event) => setBefore(event.target.value)}
      />
      <PasswordField
        label="Current password"
        shows="current password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={error}
      />
    </FormDialog>
  );
}
