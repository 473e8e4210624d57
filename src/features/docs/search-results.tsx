import type { Found } from '@/services/help/search-index';

type SearchResultsProps = {
  id: string;
  query: string;
  found: readonly Found[];
  active: number;
  state: 'reading' | 'failed' | 'ready';
  onPoint: (index: number) => void;
  onGo: (index: number) => void;
};

/** What was found, as the list of the search field. The field keeps the focus. */
export function SearchResults({ id, query, found, active, state, onPoint, onGo }: SearchResultsProps) {
  const words = {
    reading: 'Reading the index…',
    failed: 'The index could not be read. Check the connection and try again.',
    ready: `Nothing is written about “${query}”. Try one word, or another one for it.`,
  };
  return (
    <div className="absolute inset-x-0 top-[calc(100%+6px)] z-20 min-w-[min(26rem,calc(100vw-2.5rem))] overflow-hidden rounded-card border border-edge bg-raised shadow-card">
      {found.length === 0 && (
        <p role="status" className="px-4 py-3.5 text-sm text-muted">
          {words[state]}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Found"
        className="max-h-[min(28rem,70dvh)] overflow-y-auto"
      >
        {found.map((section, index) => (
          // The field has the keys; the pointer may take what it sees.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${section.path}#${section.anchor}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            ref={(item) => {
              if (index === active) item?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerMove={() => onPoint(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onGo(index)}
            className="cursor-pointer border-line px-4 py-2.5 not-first:border-t aria-selected:bg-blueprint-soft"
          >
            <p className="text-sm font-semibold">
              {section.title}
              {section.heading !== '' && <span className="font-normal text-muted"> · {section.heading}</span>}
            </p>
            <p className="line-clamp-2 text-[13px] leading-snug text-muted">{section.excerpt}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
