import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type UnsavedDialogProps = {
  /** The file with unsaved text; null while nothing is asked. */
  path: string | null;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onCancel: () => void;
};

/** Asks what becomes of unsaved text before another file opens. */
export function UnsavedDialog({ path, isSaving, onSave, onDiscard, onCancel }: UnsavedDialogProps) {
  return (
    <Dialog
      open={path !== null}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title="Unsaved Changes"
      description={`What you typed in ${path ?? ''} is not saved yet.`}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard Changes
          </Button>
          <Button variant="ink" disabled={isSaving} onClick={onSave}>
            Save & Continue
          </Button>
        </>
      }
    />
  );
}
