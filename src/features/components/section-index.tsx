import { Link } from 'react-router-dom';
import { sectionGroups } from '@/domain/site/section-catalogue';
import { writeChoice, type Choice } from './read-choice';
import { layoutName, sectionName } from './section-words';

/** Every section with its line and its layouts, for reading. */
export function SectionIndex({ choice }: { choice: Choice }) {
  return (
    <section aria-labelledby="index" className="mt-20 grid gap-10 border-t border-line pt-12">
      <h2 id="index" className="text-[28px] leading-tight font-semibold tracking-tight">
        Every section and its layouts
      </h2>
      {sectionGroups.map(({ title, sections }) => (
        <section key={title} aria-label={title} className="grid gap-4 lg:grid-cols-[240px_1fr] lg:gap-10">
          <h3 className="text-lg font-semibold">{title}</h3>
          <dl className="grid gap-x-8 sm:grid-cols-2">
            {sections.map((entry) => (
              <div key={entry.type} className="grid content-start gap-1 border-t border-line py-4">
                <dt className="font-semibold">
                  <Link
                    to={`?${writeChoice({ ...choice, entry })}`}
                    className="underline decoration-edge underline-offset-4 hover:decoration-ink"
                  >
                    {sectionName(entry.type)}
                  </Link>
                </dt>
                <dd className="text-[15px]">{entry.line}</dd>
                <dd className="text-sm text-muted">{entry.layouts.map(layoutName).join(', ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
