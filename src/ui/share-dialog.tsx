import { Copy, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from './button';
import { ChoiceChips } from './choice-chips';
import { Dialog } from './dialog';

type ShareDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Of what is shared. */
  name: string;
  /** Copies the address and says how it went. */
  onCopyLink: () => void;
  /** Saves a file for somebody else; rejects with a message to be read. */
  onSaveFile: (role: 'view' | 'edit') => Promise<void>;
};

const roles = [
  { value: 'view', label: 'They can view it' },
  { value: 'edit', label: 'They can edit it' },
] as const;

/** Two ways to let somebody else see something: an address for this device, a file for any other. */
export function ShareDialog({ open, onClose, name, onCopyLink, onSaveFile }: ShareDialogProps) {
  const [role, setRole] = useState<'view' | 'edit'>('view');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const save = () => {
    setBusy(true);
    setProblem(null);
    onSaveFile(role)
      .then(onClose)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Share"
      description={
        <bdi className="line-clamp-2 break-words text-ink" title={name}>
          {name}
        </bdi>
      }
    >
      <section aria-labelledby={`${id}-link`} className="grid gap-2.5 rounded-card border border-line p-4">
        <h3 id={`${id}-link`} className="font-semibold">
          In this browser
        </h3>
        <p className="text-sm text-muted">
          The address of the preview opens here, on this device. For somebody else, save a file.
        </p>
        <Button className="justify-self-start" onClick={onCopyLink}>
          <Copy size={16} aria-hidden />
          Copy the link
        </Button>
      </section>
      <section aria-labelledby={`${id}-file`} className="grid gap-3 rounded-card border border-line p-4">
        <h3 id={`${id}-file`} className="font-semibold">
          On another device
        </h3>
        <p className="text-sm text-muted">
          A share file holds the site as it stands, and your name. Your chat and earlier versions stay here.
        </p>
        <ChoiceChips label="Who opens it" value={role} onChange={setRole} options={roles} />
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <Button variant="ink" className="justify-self-start" disabled={busy} onClick={save}>
          <Download size={16} aria-hidden />
          {busy ? 'Saving…' : 'Save a share file'}
        </Button>
      </section>
    </Dialog>
  );
}
