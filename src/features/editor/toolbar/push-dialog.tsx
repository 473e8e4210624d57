import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type PushDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDownload: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** Pushing does not work yet; this says what it will need and what works today. */
export function PushDialog({ open, onOpenChange, onDownload, onCloseAutoFocus }: PushDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={onCloseAutoFocus}
      title="Push to a Git host"
      description="Sitewright cannot push yet. When it can, it will need three things from you:"
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Close
          </Button>
          <Button
            variant="ink"
            onClick={() => {
              onOpenChange(false);
              onDownload();
            }}
          >
            Download zip
          </Button>
        </>
      }
    >
      <ul className="grid gap-1.5 border-s border-dashed border-blueprint ps-4 text-muted">
        <li>the address of a repository you may write to,</li>
        <li>an access token of that host, kept on this device only,</li>
        <li>a network connection while it pushes.</li>
      </ul>
      <p>Until then the zip holds the same files, ready to commit.</p>
    </Dialog>
  );
}
