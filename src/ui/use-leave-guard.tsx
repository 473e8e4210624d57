import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { useHoldBack } from './use-hold-back';
import { useStay } from './use-stay';

type LeaveWords = {
  readonly title: string;
  readonly description: string;
  /** Told when what was typed is given up. */
  readonly onLeave?: () => void;
};

const unsaved: LeaveWords = {
  title: 'Leave without saving?',
  description: 'What you changed on this screen has not been saved yet.',
};

/**
 * Asks before what was typed is left behind: by a link of the app or a step through the history here, by the browser
 * where the page itself would go. `go` follows the link in the end, given its path with query and hash, without the folder that the app is served from.
 * Answers the dialog, to be put on the page.
 */
export function useLeaveGuard(
  isDirty: boolean,
  go: (path: string) => void,
  { title, description, onLeave }: LeaveWords = unsaved,
): ReactNode {
  // What leaves after all.
  const [wanted, setWanted] = useState<{ readonly leave: () => void } | null>(null);
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useHoldBack(isDirty, (leave) => setWanted({ leave }));
  useStay(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain || link.target || link.origin !== location.origin) return;
      if (link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      const path = withoutBase(`${link.pathname}${link.search}${link.hash}`);
      setWanted({ leave: () => latest.current(path) });
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={wanted !== null}
      onClose={() => setWanted(null)}
      title={title}
      description={description}
      confirmLabel="Leave"
      danger
      onConfirm={() => {
        onLeave?.();
        wanted?.leave();
      }}
    />
  );
}

/** The router puts the app's folder before every address itself. */
function withoutBase(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return base && path.startsWith(base) ? path.slice(base.length) : path;
}
