import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Standing } from '@/services/shell-queries';
import { buttonLook } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loading } from '../../loading';

type AdministrationGateProps = { standing: Standing | undefined; children: ReactNode };

/** Where this installation asks for it, nobody enters administration without a second factor. */
export function AdministrationGate({ standing, children }: AdministrationGateProps) {
  const { pathname } = useLocation();
  if (!/^\/app\/admin(\/|$)/.test(pathname)) return children;
  if (!standing) return <Loading />;
  if (!standing.lacksSecondFactor) return children;
  return (
    <div className="mx-auto w-full max-w-[1180px] px-5 py-8 md:px-8">
      <h1 className="sr-only">Administration needs two-factor authentication</h1>
      <EmptyState
        title="Two-factor authentication first"
        className="min-h-[26rem] overflow-hidden rounded-card bg-sunken max-sm:px-0 border border-dashed border-blueprint"
      >
        <p className="text-muted">
          Administration on this installation is open only to accounts that log in with an authenticator app.
          Turn it on for yours, then come back.
        </p>
        <Link to="/app/profile/security" className={buttonLook({ variant: 'ink' })}>
          Set it up in Security
        </Link>
      </EmptyState>
    </div>
  );
}
