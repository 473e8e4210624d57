import { useRef, type KeyboardEvent } from 'react';
import { limits } from '@/domain/limits';

type ProjectTitleProps = {
  name: string;
  isEditing: boolean;
  onEditingChange: (isEditing: boolean) => void;
  /** Called with the trimmed new name; never with a blank or unchanged one. */
  onRename: (name: string) => void;
};

/** The project's name. Double-click, Enter or F2 edits it; Enter or leaving saves, Escape cancels. */
export function ProjectTitle({ name, isEditing, onEditingChange, onRename }: ProjectTitleProps) {
  const isCancelled = useRef(false);
  /** Ended by a key: the name that takes the field's place takes the focus, too. */
  const returnsFocus = useRef(false);
  const finish = (typed: string) => {
    const next = typed.trim().slice(0, limits.projectNameMaxCharacters);
    if (!isCancelled.current && next !== '' && next !== name) onRename(next);
    isCancelled.current = false;
    onEditingChange(false);
  };
  if (isEditing) {
    return (
      <input
        aria-label="Project name"
        defaultValue={name}
        maxLength={limits.projectNameMaxCharacters}
        dir="auto"
        // The person asked for this field a moment ago.
        ref={(input) => {
          if (input && document.activeElement !== input) {
            input.focus();
            input.select();
          }
        }}
        onBlur={(event) => finish(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') isCancelled.current = true;
          if (event.key !== 'Escape' && event.key !== 'Enter') return;
          returnsFocus.current = true;
          event.currentTarget.blur();
        }}
        className="h-8.5 field-sizing-content max-w-72 min-w-32 rounded-control border border-blueprint bg-raised px-2 font-display text-[15px] font-semibold tracking-[-0.01em]"
      />
    );
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2' && event.key !== 'Enter') return;
    event.preventDefault();
    onEditingChange(true);
  };
  return (
    <h1 className="flex min-w-0">
      <button
        type="button"
        ref={(button) => {
          if (button && returnsFocus.current) button.focus();
          returnsFocus.current = false;
        }}
        title="Double-click or press F2 to rename"
        onDoubleClick={() => onEditingChange(true)}
        onKeyDown={handleKeyDown}
        className="h-8.5 max-w-72 min-w-0 truncate rounded-control px-2 text-[15px] font-semibold tracking-[-0.01em] hover:bg-sunken pointer-coarse:h-10"
      >
        <bdi>{name}</bdi>
      </button>
    </h1>
  );
}
