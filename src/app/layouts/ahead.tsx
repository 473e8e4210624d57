import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { lookAhead } from '@/services/chat/look-ahead';

/** Has parts of the app loaded while what is below it is shown. */
export function Ahead({ loads }: { loads: readonly (() => Promise<unknown>)[] }) {
  useEffect(() => lookAhead(loads), [loads]);
  return <Outlet />;
}
