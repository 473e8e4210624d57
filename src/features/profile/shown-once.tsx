import { useState } from 'react';
import { saveDownload } from '@/services/project/save-download';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';

type ShownOnceProps = {
  title: string;
  description: string;
  codes: readonly string[];
  /** Name of the file they are saved as. */
  fileName: string;
  onDone: () => void;
};

/** Codes that are shown this once, to copy or to save. Escape and the cross do not take them away yet: they ask. */
export function ShownOnce({ title, description, codes, fileName, onDone }: ShownOnceProps) {
  const [isAsking, setAsking] = useState(false);
  const text = () => `${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      onOpenChange={() => setAsking(true)}
      title={title}
      description={description}
      actions={
        <>
          <CopyButton text={text} label={codes.length > 1 ? 'Copy the codes' : 'Copy the code'} />
          <Button onClick={() => saveDownload(text(), fileName)}>Save as file</Button>
          <Button variant="ink" onClick={onDone}>
            I kept {codes.length > 1 ? 'them' : 'it'}
          </Button>
        </>
      }
    >
      <ul
        className={`grid gap-x-6 gap-y-2 rounded-control border border-dashed border-blueprint bg-blueprint-soft px-4 py-4 text-center font-code text-[15px] font-medium tracking-wide ${codes.length > 1 ? 'grid-cols-2' : ''}`}
      >
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      {isAsking && (
        <p role="alert" className="text-sm text-danger">
          {codes.length > 1 ? 'They' : 'It'} cannot be shown again. Press “I kept{' '}
          {codes.length > 1 ? 'them' : 'it'}” when you have.
        </p>
      )}
    </Dialog>
  );
}
