import { useState, type ReactNode } from 'react';
import { AppError } from '@/domain/errors';
import { keepSecret, readSecret, removeSecret } from '@/services/account/vault';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { sayError } from './say-error';
import { UnlockDialog } from './unlock-dialog';
import { useLeaveGuard } from './use-leave-guard';
import { useVault } from './use-vault';

type SecretFieldProps = {
  /** Its name in the vault. */
  name: string;
  label: string;
  /** What the show button and the messages call it, e.g. `the key of GPT-4o`. */
  called: string;
  isKept: boolean;
  /** What its buttons call it; a key unless told. */
  noun?: string;
  hint?: ReactNode;
  onKept?: (secret: string) => void;
  /** What is typed and not kept; null when nothing is. */
  onDraft?: (draft: string | null) => void;
  /** More buttons beside its own. */
  actions?: ReactNode;
};

/** A secret in the vault: typed, shown, replaced and removed. Asks for the password when the vault is locked. */
export function SecretField(props: SecretFieldProps) {
  const { name, label, called, isKept, noun = 'key', hint, onKept, onDraft, actions } = props;
  const vault = useVault();
  const [draft, setDraft] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [later, setLater] = useState<(() => Promise<void>) | null>(null);
  const isDirty = draft !== null && draft !== (shown ?? '');
  const guard = useLeaveGuard(isDirty && draft !== '');
  const change = (next: string | null) => {
    setDraft(next);
    onDraft?.(next);
  };
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'vault-locked') setLater(() => work);
      else sayError(`Nothing was changed about ${called}`, error);
    }
  };
  const remove = async () => {
    await removeSecret(name);
    change(null);
    setShown(null);
  };
  const save = async () => {
    const secret = draft?.trim() ?? '';
    if (secret === '') return remove();
    await keepSecret(name, secret);
    change(null);
    setShown(null);
    onKept?.(secret);
  };
  const reveal = async () => {
    const secret = await readSecret(name);
    setShown(secret);
    setDraft(secret);
  };
  const isOff = vault === 'none' || vault === 'stale';
  return (
    <>
      <form
        noValidate
        aria-label={`${called[0]?.toUpperCase() ?? ''}${called.slice(1)}`}
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isDirty) void run(save);
        }}
      >
        <PasswordField
          label={label}
          shows={called}
          name="secret"
          // No password of this site: managers must not offer one, nor keep this one.
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          disabled={isOff}
          placeholder={isKept ? '••••••••••••••••' : 'Not set'}
          value={draft ?? ''}
          onChange={(event) => change(event.target.value)}
          onShowChange={(isShown) => {
            if (isShown && isKept && draft === null) void run(reveal);
            if (!isShown && draft === shown) setDraft(null);
          }}
          hint={hint}
        />
        <div className="flex flex-wrap gap-2">
          {(isDirty || !isKept) && (
            <Button type="submit" size="small" variant="ink" disabled={!isDirty || isOff}>
              {isDirty && draft === '' ? `Remove ${noun}` : `Save ${noun}`}
            </Button>
          )}
          {isKept && !isDirty && (
            <Button size="small" onClick={() => void run(remove)} aria-label={`Remove ${called}`}>
              Remove
            </Button>
          )}
          {isDirty && (
            <Button size="small" variant="ghost" onClick={() => change(null)}>
              Cancel
            </Button>
          )}
          {actions}
        </div>
      </form>
      {/* Beside the form: what a dialog sends would bubble into it. */}
      {guard}
      {later && (
        <UnlockDialog
          onClose={() => setLater(null)}
          onDone={() => {
            setLater(null);
            void run(later);
          }}
        />
      )}
    </>
  );
}
