import { useState, type FormEventHandler, type ReactNode } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { useHoldBack } from './use-hold-back';
import { useStay } from './use-stay';

type FormDialogProps = {
  title: string;
  description?: string;
  /** The verb of its button. */
  submitLabel: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** As a dialog is told; for one whose opener is gone when it closes. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Something was typed that would be lost: closing asks first. */
  isDirty: boolean;
  /** What it sends is on its way. */
  isBusy?: boolean;
  /** There is something to send; so unless told. */
  canSubmit?: boolean;
  children: ReactNode;
};

/** A form in a dialog. Enter sends it; closing it, or a step back from the screen or a page that goes, asks before what was typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, onSubmit, onClose, isDirty, children } = props;
  const { isBusy = false, canSubmit = true, onCloseAutoFocus } = props;
  // What goes on once what was typed is given up, besides closing.
  const [asking, setAsking] = useState<{ readonly goOn: () => void } | null>(null);
  const close = () => (isDirty ? setAsking({ goOn: () => undefined }) : onClose());
  useHoldBack(isDirty, (goOn) => setAsking({ goOn }));
  useStay(isDirty);
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title={title}
        {...(description ? { description } : {})}
        {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
      >
        <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {children}
          <div className="flex flex-wrap justify-end gap-2 pt-2">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="ink" disabled={isBusy || !canSubmit}>
              {submitLabel}
            </Button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title="Discard what you typed?"
        description="Nothing of it has been saved yet."
        confirmLabel="Discard"
        danger
        onConfirm={() => {
          onClose();
          asking?.goOn();
        }}
      />
    </>
  );
}
