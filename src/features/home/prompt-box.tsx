import {
  lazy,
  Suspense,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { limits } from '@/domain/limits';
import { Button } from '@/ui/button';
import { AddPicturesButton } from './add-pictures-button';
import type { Pictures } from './use-pictures';

// Not before there is a picture: the field comes first.
const PictureStrip = lazy(async () => ({ default: (await import('./picture-strip')).PictureStrip }));

type PromptBoxProps = {
  value: string;
  onChange: (value: string) => void;
  onSubmit: (prompt: string) => void;
  pictures: Pictures;
  busy: boolean;
  problem: string | null;
  placeholder: string;
};

/**
 * Where a site is described. Enter starts, Shift+Enter makes a line; blank text cannot be submitted, nor anything while
 * pictures are still being read. Pictures come in by button, by dropping and by pasting.
 */
export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, onSubmit, pictures, busy, problem, placeholder } = props;
  const [warmed, setWarmed] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const blank = value.trim() === '' || pictures.reading > 0;
  const hasPictures = pictures.added.length > 0 || pictures.reading > 0 || pictures.problems.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blank && !busy) onSubmit(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  // The composer and the database are read while the person still types, so that submitting is instant.
  const warm = () => {
    if (warmed) return;
    setWarmed(true);
    void import('@/services/project/start-project');
    void import('@/services/chat/compose-bridge').then(({ warmComposer }) => warmComposer());
  };
  const paste = (event: ClipboardEvent) => {
    const files = picturesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') pictures.add([...event.dataTransfer.files]);
  };
  return (
    <form
      onSubmit={submit}
      className={`rounded-[14px] border bg-raised p-1.5 shadow-card focus-within:border-blueprint ${isOver ? 'border-dashed border-blueprint' : 'border-edge'}`}
    >
      <label htmlFor="prompt" className="sr-only">
        Describe your site
      </label>
      <textarea
        id="prompt"
        rows={3}
        value={value}
        maxLength={limits.promptMaxCharacters}
        placeholder={placeholder}
        dir="auto"
        onFocus={warm}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={paste}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className="block field-sizing-content max-h-72 min-h-24 w-full resize-none bg-transparent px-4 pt-3.5 pb-2 text-[17px] outline-none"
      />
      {hasPictures && (
        <Suspense fallback={null}>
          <PictureStrip pictures={pictures} />
        </Suspense>
      )}
      {problem && (
        <p role="alert" className="px-4 pb-2 text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line ps-1.5 pt-1.5">
        <AddPicturesButton onFiles={pictures.add} />
        <span className="inline-flex items-center gap-2 text-[13.5px] text-muted">
          <span aria-hidden className="size-[7px] rounded-full bg-moss" />
          <b className="font-[550] text-ink">Auto</b> works offline
        </span>
        <Button type="submit" variant="signal" className="ms-auto" disabled={blank || busy}>
          {busy ? 'Starting…' : 'Start building'}
        </Button>
      </div>
    </form>
  );
}

function picturesOf({ files }: DataTransfer): File[] {
  return [...files].filter(({ type }) => type.startsWith('image/'));
}
