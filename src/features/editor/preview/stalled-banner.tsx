import { X } from 'lucide-react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useEditor } from '../editor-context';
import type { Stall } from './use-preview-session';

const explanations: Readonly<Record<Stall, string>> = {
  frozen: 'This page stopped answering. A script in it does not end, so its scripts are off now.',
  lost: 'This page did not come up. A script in it may never end, or it left for another address.',
};

/** Says that the page stopped answering, and offers the ways on. */
export function StalledBanner({ stall, onClose }: { stall: Stall; onClose: () => void }) {
  const { state, dispatch } = useEditor();
  const isSafe = state.safe === true;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-raised py-2 ps-4 pe-2 text-[13px]"
    >
      <p className="me-auto min-w-48">
        {isSafe ? 'Safe mode: the page is shown with its scripts off.' : explanations[stall]}
      </p>
      {isSafe ? (
        <Button
          size="small"
          onClick={() => {
            onClose();
            dispatch({ kind: 'safe-chosen', safe: false });
          }}
        >
          Run its scripts
        </Button>
      ) : (
        <Button size="small" onClick={() => dispatch({ kind: 'safe-chosen', safe: true })}>
          Open in safe mode
        </Button>
      )}
      <Button size="small" onClick={() => dispatch({ kind: 'versions-toggled', isOpen: true })}>
        Versions
      </Button>
      <IconButton label="Close" onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
