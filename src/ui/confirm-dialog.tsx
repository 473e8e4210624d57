import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb of the button: `Delete 3 projects`. */
  confirmLabel: string;
  onConfirm: () => void;
  /** Takes something away. */
  danger?: boolean;
  children?: ReactNode;
};

/** Asks before something that cannot be taken back at once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, confirmLabel, onConfirm, danger, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={danger ? 'danger' : 'ink'}
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
