import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { openTeamText, type Opened } from '@/services/team/team-invitations';
import { Button } from '@/ui/button';
import { FormDialog } from '@/ui/form-dialog';
import { TextArea } from '@/ui/text-area';
import { readSmallFile } from './read-small-file';

type OpenDialogProps = {
  /** A problem with what was dropped on the screen; it is told here. */
  problem: string | null;
  onClose: () => void;
  onOpened: (opened: Opened) => void;
};

/** Takes an invitation, or the answer to one: as its file, or as the mail that came. */
export function OpenDialog({ problem: given, onClose, onOpened }: OpenDialogProps) {
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(given);
  const open = (reading: Promise<string>) => {
    setProblem(null);
    reading
      .then(openTeamText)
      .then(onOpened, (error: unknown) =>
        setProblem(error instanceof Error ? error.message : 'The reason is not known.'),
      );
  };
  return (
    <FormDialog
      title="Open an invitation"
      description="Choose the file, or paste the whole mail. The answer to an invitation of yours is opened here too."
      submitLabel="Open"
      onSubmit={(event) => {
        event.preventDefault();
        open(Promise.resolve(text));
      }}
      onClose={onClose}
      isDirty={text.trim() !== ''}
      canSubmit={text.trim() !== ''}
    >
      <input
        ref={file}
        type="file"
        accept=".json,application/json,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-label="Invitation file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) open(readSmallFile(chosen));
          target.value = '';
        }}
      />
      <Button className="justify-self-start" onClick={() => file.current?.click()}>
        <FileUp size={16} aria-hidden />
        Choose the file
      </Button>
      <TextArea
        label="Or the text of the mail"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="[&_textarea]:min-h-28"
      />
      {problem !== null && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}
