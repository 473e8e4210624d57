import { useId, useState, type FormEvent } from 'react';
import { findPathProblem } from '@/services/project/path-problem';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';

/** What a path is asked for. */
export type PathQuestion =
  | { readonly kind: 'create'; readonly folder: string }
  | { readonly kind: 'rename'; readonly path: string };

type FilePathDialogProps = {
  question: PathQuestion;
  paths: readonly string[];
  /** Rejects with an error to be shown when the path is refused after all. */
  onAnswer: (path: string) => Promise<void>;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** Asks for the path of a new file, or for another path of a file. */
export function FilePathDialog(props: FilePathDialogProps) {
  const { question, paths, onAnswer, onClose, onCloseAutoFocus } = props;
  const formId = useId();
  const isNew = question.kind === 'create';
  const start = isNew ? question.folder : question.path;
  const [typed, setTyped] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const path = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = findPathProblem(
      path,
      paths.filter((other) => isNew || other !== start),
    );
    setProblem(found);
    if (found !== null) return;
    setBusy(true);
    onAnswer(path)
      .then(onClose, (error: unknown) => {
        setProblem(error instanceof Error ? error.message : String(error));
      })
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isNew ? 'New file' : `Rename or move ${nameOf(start)}`}
      onCloseAutoFocus={onCloseAutoFocus}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="ink" disabled={isBusy || (!isNew && path === start)}>
            {isNew ? 'Create file' : 'Rename'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label="Path"
          hint={
            isNew
              ? 'A slash makes a folder: pages/about.html.'
              : 'A slash moves it into a folder. Links to it are not changed with it.'
          }
          error={problem}
          value={typed}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className="[&_input]:font-code [&_input]:text-sm"
          ref={(input) => {
            if (input && document.activeElement !== input) selectName(input);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}

/** The field with the cursor in it, its name without folder and extension selected. */
function selectName(input: HTMLInputElement): void {
  const from = input.value.lastIndexOf('/') + 1;
  const dot = input.value.lastIndexOf('.');
  input.focus();
  input.setSelectionRange(from, dot > from ? dot : input.value.length);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
