import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonLook } from '@/ui/button';

/** An address that leads nowhere, and the ways on from it. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = 'There is no page here · Sitewright';
  }, [pathname]);
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-5 py-24">
      <h1 className="text-4xl font-semibold tracking-tight">There is no page here.</h1>
      <p className="text-muted">
        <code className="font-code text-sm break-all text-ink">{pathname}</code>
      </p>
      <p className="text-muted">It may have been moved, or the address has a typo in it.</p>
      <div className="flex flex-wrap gap-2">
        <Link to="/" className={buttonLook({ variant: 'ink' })}>
          Home
        </Link>
        <Link to="/app" className={buttonLook()}>
          Your projects
        </Link>
      </div>
    </div>
  );
}
