import { ArrowUp, MousePointer2 } from 'lucide-react';
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { limits } from '@/domain/limits';
import { IconButton } from '@/ui/icon-button';
import { DraftMirror } from './draft-mirror';
import { ModelChoice } from './model-choice';

type DraftBoxProps = {
  draft: string;
  onDraftChange: (draft: string) => void;
  onSend: (text: string) => void;
  /** An answer is under way: writing is fine, sending waits. */
  isBusy: boolean;
  isPicking: boolean;
  onPickToggle: () => void;
  brainId: string;
  onBrainChange: (brainId: string) => void;
  placeholder: string;
};

/** Where a wish is written. Enter sends, Shift+Enter makes a line; blank text is not sent. */
export function DraftBox(props: DraftBoxProps) {
  const {
    draft,
    onDraftChange,
    onSend,
    isBusy,
    isPicking,
    onPickToggle,
    brainId,
    onBrainChange,
    placeholder,
  } = props;
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const shownDraft = useRef(draft);
  const pickButton = useRef<HTMLButtonElement>(null);
  const wasPicking = useRef(isPicking);
  const canSend = draft.trim() !== '' && !isBusy;

  useEffect(() => {
    // Text that did not come from the keyboard (a picked element, a suggestion) wants to be written on.
    if (draft !== shownDraft.current && draft !== '') {
      field.current?.focus();
      field.current?.setSelectionRange(draft.length, draft.length);
    }
    shownDraft.current = draft;
  }, [draft]);

  useEffect(() => {
    // While picking, the keys belong to the preview; whoever leaves without a pick comes back to where they began.
    if (wasPicking.current && !isPicking && document.activeElement?.tagName === 'IFRAME') {
      pickButton.current?.focus();
    }
    wasPicking.current = isPicking;
  }, [isPicking]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend(draft);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form
      onSubmit={submit}
      className="mx-3 mb-3 rounded-xl border border-edge bg-raised shadow-card focus-within:border-blueprint has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-blueprint"
    >
      <label htmlFor={fieldId} className="sr-only">
        Message
      </label>
      <div className="relative max-h-60 overflow-y-auto rounded-t-xl">
        <DraftMirror draft={draft} />
        <textarea
          ref={field}
          id={fieldId}
          rows={2}
          value={draft}
          dir="auto"
          maxLength={limits.promptMaxCharacters}
          placeholder={placeholder}
          onChange={(event) => {
            shownDraft.current = event.target.value;
            onDraftChange(event.target.value);
          }}
          onKeyDown={handleKeyDown}
          className="relative block field-sizing-content min-h-17 w-full resize-none overflow-hidden bg-transparent px-3.5 pt-3 pb-2 leading-normal outline-none pointer-coarse:text-base"
        />
      </div>
      <div className="flex items-center gap-1 border-t border-line p-1.5">
        <IconButton label="Pick an element" ref={pickButton} pressed={isPicking} onClick={onPickToggle}>
          <MousePointer2 size={18} aria-hidden />
        </IconButton>
        <ModelChoice brainId={brainId} onChange={onBrainChange} />
        <button
          type="submit"
          aria-label="Send"
          title="Send"
          disabled={!canSend}
          className="ms-auto grid size-9 place-items-center rounded-lg bg-signal text-on-signal transition-[filter,background-color] duration-150 hover:brightness-105 disabled:bg-sunken disabled:text-muted pointer-coarse:size-10"
        >
          <ArrowUp size={18} aria-hidden />
        </button>
      </div>
    </form>
  );
}
