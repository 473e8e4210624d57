import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useUser } from '../use-user';
import { useWhileSignedIn } from '../use-while-signed-in';

/** Lets signed-in people through; anybody else is sent to /login, replacing the history entry. */
export function SignedIn() {
  const user = useUser();
  const { pathname, search } = useLocation();
  useWhileSignedIn(user?.id ?? null);
  if (!user) return <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />;
  return <Outlet />;
}
