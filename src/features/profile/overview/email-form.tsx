import { useEffect, useRef, useState } from 'react';
import { checkEmail } from '@/domain/account/check-account';
import { AppError } from '@/domain/errors';
import { notify } from '@/services/notices/notifications';
import { saveProfile } from '@/services/account/profile-commands';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { sayError } from '../say-error';
import { useLeaveGuard } from '../use-leave-guard';

/** The e-mail that the account is logged in with; to be changed once 'Edit Profile' was pressed. */
export function EmailForm({ email }: { email: string }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const guard = useLeaveGuard(draft !== null && draft.trim() !== email);
  const isEditing = draft !== null;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);
  const stop = () => {
    setDraft(null);
    setError(null);
  };
  const save = async (typed: string) => {
    const problem = checkEmail(typed);
    setError(problem);
    if (problem) return;
    setBusy(true);
    try {
      await saveProfile({ email: typed });
      stop();
      notify({ type: 'success', title: 'Profile saved', message: 'Log in with this email from now on.' });
    } catch (reason) {
      if (reason instanceof AppError && reason.code === 'email-taken') {
        setError('Another account on this device has this email.');
      } else sayError('The profile was not saved', reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <form
        noValidate
        aria-label="Profile"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (draft !== null) void save(draft);
        }}
      >
        <TextField
          ref={field}
          label="Email Address"
          type="email"
          name="email"
          autoComplete="email"
          disabled={!isEditing}
          value={draft ?? email}
          onChange={(event) => {
            setDraft(event.target.value);
            if (error) setError(checkEmail(event.target.value));
          }}
          onKeyDown={(event) => event.key === 'Escape' && stop()}
          error={error}
          {...(isEditing ? { hint: 'You log in with it. Nothing is sent to it.' } : {})}
        />
        <div className="flex flex-wrap gap-2">
          {isEditing ? (
            <>
              {/* A key of its own: the button that was pressed must not turn into one that sends the form. */}
              <Button key="save" type="submit" variant="ink" disabled={isBusy}>
                {isBusy ? 'Saving...' : 'Save Changes'}
              </Button>
              <Button onClick={stop}>Cancel</Button>
            </>
          ) : (
            <Button key="edit" onClick={() => setDraft(email)}>
              Edit Profile
            </Button>
          )}
        </div>
      </form>
      {guard}
    </>
  );
}
