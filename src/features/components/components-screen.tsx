import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownSections } from '@/domain/site/section-catalogue';
import { styleNames } from '@/domain/site/vocabulary';
import { PageHeading } from '@/ui/page-heading';
import { useIsStarted } from '@/ui/use-is-started';
import { readChoice, writeChoice, type Choice } from './read-choice';
import { SectionIndex } from './section-index';
import { SectionList } from './section-list';

const SectionView = lazy(async () => ({ default: (await import('./section-view')).SectionView }));
const layoutCount = shownSections.reduce((sum, { layouts }) => sum + layouts.length, 0);

/** The catalogue: all sections at the start, the layouts of the chosen one beside them. */
export function ComponentsScreen() {
  const [query, setQuery] = useSearchParams();
  const isStarted = useIsStarted();
  // The page drawn at build time knows no query.
  const choice = readChoice(isStarted ? query : new URLSearchParams());
  const change = (part: Partial<Choice>) =>
    setQuery(writeChoice({ ...choice, ...part }), { replace: true, preventScrollReset: true });
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <PageHeading title="Every section the composer draws.">
        {shownSections.length} kinds of section in {layoutCount} layouts and {styleNames.length} themes, each
        drawn on your device while you look.
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[216px_minmax(0,1fr)] lg:gap-10">
        <SectionList choice={choice} />
        <Suspense fallback={<div aria-hidden className="h-dvh" />}>
          <SectionView choice={choice} onChange={change} />
        </Suspense>
      </div>
      <SectionIndex choice={choice} />
    </div>
  );
}
