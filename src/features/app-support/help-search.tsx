import { Search as SearchIcon } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { formats } from '@/services/formats';
import { addressOf } from '@/services/help/address-of';
import { loadSearch, type Search } from '@/services/help/load-search';
import { Card } from '@/ui/card';

/** Searches everything written, on this device; what is found leads to its page. */
export function HelpSearch({ field }: { field: Ref<HTMLInputElement> }) {
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search | 'failed' | null>(null);
  const prepare = () => {
    loadSearch().then(
      (ready) => setSearch(() => ready),
      () => setSearch('failed'),
    );
  };
  const asked = query.trim();
  const found = asked !== '' && typeof search === 'function' ? search(asked) : [];
  return (
    <Card
      title="Search the help"
      description="All documents and guides. They are on this device, network or not."
    >
      <search className="relative">
        <SearchIcon
          size={18}
          aria-hidden
          className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          ref={field}
          type="search"
          aria-label="Search the help"
          placeholder="What are you trying to do?"
          autoComplete="off"
          value={query}
          onFocus={prepare}
          onChange={(event) => {
            setQuery(event.target.value);
            prepare();
          }}
          className="h-12 w-full rounded-control border border-edge bg-raised ps-11 pe-3 transition-colors duration-150 hover:border-ink"
        />
      </search>
      <p role="status" className={asked === '' ? 'sr-only' : 'text-sm text-muted'}>
        {asked !== '' && sayFound(asked, search, found.length)}
      </p>
      {found.length > 0 && (
        <ul aria-label="Found" className="divide-y divide-line border-y border-line">
          {found.map((section) => (
            <li key={addressOf(section)}>
              <Link to={addressOf(section)} className="group grid gap-0.5 py-3">
                <span className="font-semibold group-hover:text-blueprint">
                  {section.title}
                  {section.heading !== '' && (
                    <span className="font-normal text-muted"> · {section.heading}</span>
                  )}
                </span>
                <span className="line-clamp-2 text-sm text-muted">{section.excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function sayFound(asked: string, search: Search | 'failed' | null, count: number): string {
  if (search === null) return 'Reading the index…';
  if (search === 'failed') return 'The index could not be read. Check the connection and try again.';
  if (count === 0) return `Nothing is written about “${asked}”. Try one word, or another one for it.`;
  return formats.read().count(count, 'place', 'places');
}
