import { useEffect } from 'react';

/** Runs what goes on behind the screens of a signed-in account: its preferences are shown, its session is watched. */
export function useWhileSignedIn(accountId: string | null): void {
  useEffect(() => {
    if (accountId === null) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    void import('@/services/account/while-signed-in').then(({ startWhileSignedIn }) => {
      if (!isOver) stop = startWhileSignedIn();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [accountId]);
}
