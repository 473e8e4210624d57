import { Link2 } from 'lucide-react';
import type { Project } from '@/domain/project/project';
import { copyPreviewLink, previewAddress } from '@/services/copy-preview-link';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';

/** Hands a project on: its preview's address, for whoever uses this device. */
export function ShareDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share ${project.name}`}
      description="The preview opens at this address in this browser, on this device."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="ink"
            onClick={() => {
              void copyPreviewLink(project);
              onClose();
            }}
          >
            <Link2 size={16} aria-hidden />
            Copy link
          </Button>
        </>
      }
    >
      <TextField
        label="Preview address"
        value={previewAddress(project.id)}
        readOnly
        className="font-code text-sm"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
