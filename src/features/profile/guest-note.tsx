import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Says what a guest cannot have here, and where an account is made. */
export function GuestNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-card border border-blueprint bg-blueprint-soft px-4 py-3">
      <UserRound size={18} aria-hidden className="mt-0.5 shrink-0 text-blueprint" />
      <span>
        {children}{' '}
        <Link to="/app/profile" className="font-semibold text-blueprint underline underline-offset-4">
          Create an account
        </Link>
      </span>
    </p>
  );
}
