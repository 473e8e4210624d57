import type { RestoredBackup } from '@/contract/upkeep-worker';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sayLeftOut, sayRestored } from './restore-words';

type RestoreResultProps = { outcome: Extract<RestoredBackup, { ok: true }>; onClose: () => void };

/** What came in of a backup, and each thing that did not, to be read in peace. */
export function RestoreResult({ outcome, onClose }: RestoreResultProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Not everything came in"
      description={sayRestored(outcome)}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul aria-label="Did not come in" className="grid list-disc gap-1.5 ps-5 text-sm">
        {outcome.leftOut.map((left, place) => (
          <li key={`${place} ${sayLeftOut(left)}`} className="break-words">
            <bdi>{sayLeftOut(left)}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
