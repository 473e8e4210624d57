import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const look = 'font-medium text-blueprint underline underline-offset-4';

/** A link in running text: within the app, or out of it. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return to.startsWith('/') ? (
    <Link to={to} className={look}>
      {children}
    </Link>
  ) : (
    <a href={to} className={look} rel="noreferrer">
      {children}
    </a>
  );
}
