import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { session } from '@/services/account/session';

// A page drawn ahead of time is nobody's.
const readNobody = () => null;

/** Tells who comes to the door signed in that they are, and where their projects are. */
export function AlreadyIn() {
  const user = useSyncExternalStore(session.subscribe, session.read, readNobody);
  if (!user) return null;
  return (
    <p className="rounded-control border border-line bg-sunken px-3 py-2.5 text-sm">
      You are logged in as <b className="font-semibold break-words">{user.name}</b>.{' '}
      <Link to="/app" className="font-medium text-blueprint underline underline-offset-4">
        Go to your projects
      </Link>
    </p>
  );
}
