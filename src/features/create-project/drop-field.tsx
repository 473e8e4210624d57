import { joinClasses } from '@/ui/join-classes';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '@/ui/button';

type DropFieldProps = {
  label: string;
  hint: string;
  /** In the manner of an input's `accept`. */
  accept: string;
  icon: ReactNode;
  buttonLabel: string;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** A place where files are dropped, or chosen with its button. */
export function DropField({ label, hint, accept, icon, buttonLabel, onFiles, children }: DropFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onFiles([...event.dataTransfer.files]);
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-2">
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
      </span>
      <div
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={joinClasses(
          'grid gap-3 rounded-card border border-dashed p-3.5 transition-colors duration-150',
          isOver ? 'border-blueprint bg-blueprint-soft' : 'border-edge',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            accept={accept}
            aria-label={buttonLabel}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // The same file may be chosen again after it was taken out.
              target.value = '';
            }}
          />
          <Button size="small" onClick={() => chooser.current?.click()}>
            {icon}
            {buttonLabel}
          </Button>
          <p className="min-w-48 flex-1 text-sm text-muted">{hint}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
