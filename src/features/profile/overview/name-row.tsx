import { Check, Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/services/notices/notifications';
import { saveProfile } from '@/services/account/profile-commands';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { sayError } from '../say-error';
import { useLeaveGuard } from '../use-leave-guard';

const nameMaxCharacters = 80;

/** The name, and a pencil that lets it be changed in its place. */
export function NameRow({ name }: { name: string }) {
  const [draft, setDraft] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const guard = useLeaveGuard(draft !== null && draft.trim() !== '' && draft.trim() !== name);
  const isEditing = draft !== null;
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (draft === null) {
    return (
      <div className="grid gap-1.5">
        <p className="text-sm font-medium">Full Name</p>
        <div className="flex min-h-11 items-center gap-1">
          <p className="min-w-0 text-lg leading-snug font-[550] wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <IconButton ref={pencil} label="Edit name" onClick={() => setDraft(name)}>
            <Pencil size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
    );
  }
  const isBlank = draft.trim() === '';
  const save = () => {
    if (isBlank) return;
    if (draft.trim() === name) {
      setDraft(null);
      return;
    }
    // What was typed stays until it is kept.
    saveProfile({ name: draft }).then(
      () => {
        setDraft(null);
        notify({ type: 'success', title: 'Name saved', message: `You are ${draft.trim()} from now on.` });
      },
      (error: unknown) => sayError('The name was not saved', error),
    );
  };
  return (
    <>
      <form
        noValidate
        className="flex items-start gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          // The pencil was pressed to type here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          maxLength={nameMaxCharacters}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
          error={isBlank ? 'Type your name.' : null}
          className="min-w-0 flex-1"
        />
        <div className="flex pt-8">
          <IconButton type="submit" label="Save name" disabled={isBlank}>
            <Check size={18} aria-hidden />
          </IconButton>
          <IconButton label="Cancel editing the name" onClick={() => setDraft(null)}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      </form>
      {guard}
    </>
  );
}
