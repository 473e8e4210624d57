import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { limits } from '@/domain/limits';
import { IconButton } from '@/ui/icon-button';

type HistorySearchProps = {
  /** Null while the search is closed. */
  query: string | null;
  onQueryChange: (query: string | null) => void;
};

/** Searches the chat's history. Escape or a press outside closes it. */
export function HistorySearch({ query, onQueryChange }: HistorySearchProps) {
  const isOpen = query !== null;
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Closed from within: the button that takes its place takes the focus, too. */
  const returnsFocus = useRef(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => field.current?.focus(), limits.searchFocusMilliseconds);
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && area.current?.contains(event.target)) return;
      onQueryChange(null);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      returnsFocus.current = true;
      onQueryChange(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, onQueryChange]);

  if (!isOpen) {
    return (
      <IconButton
        label="Search the chat"
        className="-me-2"
        ref={(button) => {
          if (button && returnsFocus.current) button.focus();
          returnsFocus.current = false;
        }}
        onClick={() => onQueryChange('')}
      >
        <Search size={18} aria-hidden />
      </IconButton>
    );
  }
  return (
    <div ref={area} className="-me-2 flex min-w-0 flex-1 items-center gap-1 ps-4">
      <input
        ref={field}
        type="search"
        aria-label="Search the history"
        placeholder="Search messages"
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        className="h-8 w-full min-w-0 rounded-control border border-edge bg-raised px-2.5 text-[13px] font-normal [&::-webkit-search-cancel-button]:hidden"
      />
      <IconButton
        label="Close the search"
        onClick={() => {
          returnsFocus.current = true;
          onQueryChange(null);
        }}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
