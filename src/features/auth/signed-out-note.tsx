import { useSyncExternalStore } from 'react';
import { readEndOfTab, session } from '@/services/account/session';

const texts: Readonly<Record<string, string>> = {
  revoked:
    'This sign-in was ended from another tab, under Active Sessions. Unsaved files and the message you were writing are kept. Log in to go on here.',
  replaced:
    'Somebody else logged in on this browser in another tab, so this tab was signed out. Unsaved files and the message you were writing are kept.',
};
// A page drawn ahead of time is nobody's.
const readNothing = () => null;

/** Says why this tab, and no other, is signed out. */
export function SignedOutNote() {
  const reason = useSyncExternalStore(session.subscribe, readEndOfTab, readNothing);
  const text = reason === null ? undefined : texts[reason];
  if (!text) return null;
  return (
    <p role="status" className="rounded-control border border-amber bg-sunken px-3 py-2.5 text-sm">
      {text}
    </p>
  );
}
