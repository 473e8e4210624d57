import { Search } from 'lucide-react';
import { templateTags, type TemplateTag } from '@/domain/templates/template';
import { joinClasses } from '@/ui/join-classes';

type FilterBarProps = {
  words: string;
  onWords: (words: string) => void;
  tag: TemplateTag | null;
  onTag: (tag: TemplateTag | null) => void;
};

/** The search box and the topics, of which one can be on. */
export function FilterBar({ words, onWords, tag, onTag }: FilterBarProps) {
  return (
    <search className="grid gap-4">
      <div className="relative max-w-xl">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
        />
        <input
          type="search"
          aria-label="Search templates"
          placeholder="Bakery, portfolio, cart…"
          value={words}
          onChange={(event) => onWords(event.target.value)}
          className="h-13 w-full rounded-card border border-edge bg-raised ps-12 pe-4 text-[17px] transition-colors hover:border-ink"
        />
      </div>
      <ul aria-label="Topics" className="flex flex-wrap gap-2.5">
        {templateTags.map((topic) => (
          <li key={topic}>
            <button
              type="button"
              aria-pressed={tag === topic}
              onClick={() => onTag(tag === topic ? null : topic)}
              className={joinClasses(
                'rounded-full border px-3.5 py-1.5 text-[13.5px] transition-colors pointer-coarse:py-2.5',
                tag === topic
                  ? 'border-ink bg-ink text-paper'
                  : 'border-line bg-raised text-muted hover:border-edge hover:text-ink',
              )}
            >
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
