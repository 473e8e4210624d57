import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDoorState, type DoorState } from './use-door-state';

type DoorLinkProps = {
  to: '/login' | '/signup' | '/forgot' | '/reset';
  /** Handed over besides what this page was handed. */ state?: DoorState;
  /** A quiet one stands beside something more likely. */ quiet?: boolean;
  children: ReactNode;
};

/** A link between log in, sign up, forgot and reset: where somebody was going is not forgotten on the way. */
export function DoorLink({ to, state, quiet = false, children }: DoorLinkProps) {
  const door = useDoorState();
  return (
    <Link
      to={to}
      state={{ ...door, ...state }}
      className={`underline underline-offset-4 ${quiet ? 'text-muted hover:text-ink' : 'font-medium text-blueprint'}`}
    >
      {children}
    </Link>
  );
}
