import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shownSections } from '@/domain/site/section-catalogue';
import { joinClasses } from '@/ui/join-classes';
import { filterSections } from './filter-sections';
import { writeChoice, type Choice } from './read-choice';
import { sectionName } from './section-words';

/** The search and all sections by group; on small windows behind a button. */
export function SectionList({ choice }: { choice: Choice }) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const groups = filterSections(search);
  const found = groups.reduce((sum, { sections }) => sum + sections.length, 0);
  return (
    <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:pe-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="all-sections"
        onClick={() => setOpen(!isOpen)}
        className="flex h-12 w-full items-center justify-between rounded-card border border-edge bg-raised px-4 font-semibold lg:hidden"
      >
        {sectionName(choice.entry.type)}
        <span className="text-sm font-normal text-muted">
          {isOpen ? 'Close' : `All ${shownSections.length} sections`}
        </span>
      </button>
      <div
        id="all-sections"
        className={joinClasses('gap-5 pt-4 lg:grid lg:pt-1', isOpen ? 'grid' : 'hidden')}
      >
        <search className="relative block p-0.5">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
          />
          <input
            type="search"
            aria-label="Search sections"
            placeholder="Prices, map…"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="h-11 w-full rounded-control border border-edge bg-raised ps-10 pe-3 transition-colors hover:border-ink"
          />
        </search>
        <p
          role="status"
          className={joinClasses('px-3 text-sm text-muted', search.trim() === '' && 'sr-only')}
        >
          {found === 0
            ? 'No section fits that. Try one word less.'
            : `${found} of ${shownSections.length} sections`}
        </p>
        <nav aria-label="Sections" className="grid gap-5 pb-4">
          {groups.map(({ title, sections }) => (
            <div key={title} className="grid gap-1">
              <h2 className="px-3 font-ui text-[13px] font-semibold text-muted">{title}</h2>
              <ul className="grid">
                {sections.map((entry) => (
                  <li key={entry.type}>
                    <Link
                      to={`?${writeChoice({ ...choice, entry })}`}
                      aria-current={entry.type === choice.entry.type ? 'true' : undefined}
                      onClick={() => setOpen(false)}
                      className="flex items-baseline justify-between gap-3 rounded-control px-3 py-1.5 text-[15px] hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-paper pointer-coarse:py-2.5"
                    >
                      {sectionName(entry.type)}
                      <span aria-hidden className="font-code text-xs tabular-nums opacity-70">
                        {entry.layouts.length}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </div>
  );
}
