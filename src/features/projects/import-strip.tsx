import { FileDown, X } from 'lucide-react';
import { useRef } from 'react';
import { shareFileEnding } from '@/domain/project/share-file';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import type { useImport } from './use-import';

/** The button that opens a share file. */
export function ImportButton({ onFiles, disabled }: { onFiles: (files: File[]) => void; disabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={`${shareFileEnding},.zip`}
        aria-label="Share files"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        <FileDown size={16} aria-hidden />
        Import a share file
      </Button>
    </>
  );
}

/** How far an import is, or why it failed. */
export function ImportStrip({ importing }: { importing: ReturnType<typeof useImport> }) {
  const { state, problem, cancel, forget } = importing;
  if (state) {
    return (
      <div role="status" className="grid gap-2 rounded-card border border-line bg-raised px-4 py-3">
        <div className="flex items-center justify-between gap-3 text-sm">
          <span className="min-w-0 wrap-anywhere">
            Importing <bdi>{state.name}</bdi>
          </span>
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        </div>
        <Progress label="Import" done={state.done} total={state.total} />
      </div>
    );
  }
  if (problem === null) return null;
  return (
    <div
      role="alert"
      className="flex items-start justify-between gap-3 rounded-card border border-danger bg-raised py-2 ps-4 pe-2 text-sm text-danger"
    >
      <span className="min-w-0 py-1.5 break-words">{problem}</span>
      <IconButton label="Dismiss" onClick={forget}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
