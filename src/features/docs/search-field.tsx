import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '@/services/help/address-of';
import type { Search } from '@/services/help/load-search';
import { SearchResults } from './search-results';

/** Searches everything written, on this device. The index is read when the field is first used. "/" jumps to it. */
export function SearchField({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search | 'failed' | null>(null);
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const found = typeof search === 'function' ? search(query) : [];
  const isShown = isOpen && query.trim() !== '';
  useSlashKey(field);

  const prepare = () => {
    import('@/services/help/load-search')
      .then(({ loadSearch }) => loadSearch())
      .then(
        (ready) => setSearch(() => ready),
        () => setSearch('failed'),
      );
  };
  const go = (index: number) => {
    const target = found[index];
    if (!target) return;
    setOpen(false);
    setQuery('');
    void navigate(addressOf(target));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter') go(active);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || found.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive((active + step + found.length) % found.length);
  };
  return (
    <search
      className="relative block"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <SearchIcon
        size={size === 'large' ? 19 : 16}
        aria-hidden
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Search the docs"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder="Search"
        value={query}
        onFocus={prepare}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setOpen(true);
          prepare();
        }}
        onKeyDown={handleKeyDown}
        className={`w-full rounded-control border border-edge bg-raised text-ink transition-colors duration-150 hover:border-ink [&::-webkit-search-cancel-button]:hidden ${
          size === 'large' ? 'h-13 ps-11 pe-12 text-[17px]' : 'h-10 ps-9 pe-10 text-[14.5px]'
        }`}
      />
      {query === '' && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 rounded-[5px] border border-line px-1.5 text-xs leading-5 text-muted pointer-coarse:hidden"
        >
          /
        </kbd>
      )}
      {isShown && (
        <SearchResults
          id={id}
          query={query.trim()}
          found={found}
          active={active}
          state={search === null ? 'reading' : search === 'failed' ? 'failed' : 'ready'}
          onPoint={setActive}
          onGo={go}
        />
      )}
    </search>
  );
}

/** "/" anywhere but in a field puts the cursor into the search. */
function useSlashKey(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [field]);
}
