import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/**
 * Asks before what was typed is left behind: by a link of the app here, by the browser where the page itself would go.
 * `go` follows the link in the end, given its path with query and hash. Answers the dialog, to be put on the page.
 */
export function useLeaveGuard(isDirty: boolean, go: (path: string) => void): ReactNode {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    const stay = (event: Event) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain || link.target || link.origin !== location.origin) return;
      if (link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(`${link.pathname}${link.search}${link.hash}`);
    };
    addEventListener('beforeunload', stay);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      removeEventListener('beforeunload', stay);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={wanted !== null}
      onClose={() => setWanted(null)}
      title="Leave without creating?"
      description="What you filled in on this screen is not kept."
      confirmLabel="Leave"
      danger
      onConfirm={() => wanted !== null && go(wanted)}
    />
  );
}
