import { Link, useNavigate } from 'react-router-dom';
import type { User } from '@/domain/account/account';
import { Button, buttonLook } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Mark } from '@/ui/mark';
import { signOut } from '../sign-out';

/** What everyone but administrators sees in place of the signed-in area while it is worked on. */
export function MaintenancePage({ user }: { user: User }) {
  const navigate = useNavigate();
  return (
    <main id="main" className="grid min-h-dvh grid-rows-[auto_1fr] bg-sunken">
      <Link
        to="/"
        className="m-5 flex w-fit items-center gap-2.5 font-display text-[17px] leading-none font-[650] tracking-tight"
      >
        <Mark size={24} />
        Sitewright
      </Link>
      <h1 className="sr-only">Maintenance</h1>
      <EmptyState title="Sitewright is being worked on">
        <p className="text-muted">
          An administrator has closed the application for a while. Your projects are safe on this device and
          open again when the work is done; this page goes by itself then.
        </p>
        <p className="text-sm text-muted">
          Signed in as <bdi>{user.name}</bdi>.
        </p>
        <div className="flex flex-wrap justify-center gap-2 pt-1">
          <Link to="/" className={buttonLook({ variant: 'ink' })}>
            Go to the website
          </Link>
          <Button onClick={() => void signOut(navigate)}>Sign Out</Button>
        </div>
      </EmptyState>
    </main>
  );
}
