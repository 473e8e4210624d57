import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownSections } from '@/domain/site/section-catalogue';
import { sectionPrompt } from '@/domain/site/section-prompt';
import { styleNames } from '@/domain/site/vocabulary';
import { PageHeading } from '@/ui/page-heading';
import { useIsStarted } from '@/ui/use-is-started';
import { ChoiceBar } from './choice-bar';
import { readChoice, widths, writeChoice, type Choice } from './read-choice';
import { SectionIndex } from './section-index';
import { SectionList } from './section-list';
import { sectionName } from './section-words';
import { Specimen } from './specimen';
import { UseInProject } from './use-in-project';
import { useRoom } from './use-room';

const layoutCount = shownSections.reduce((sum, { layouts }) => sum + layouts.length, 0);
const phoneRoom = 560;

/** The catalogue: all sections at the start, the layouts of the chosen one beside them. */
export function ComponentsScreen() {
  const [query, setQuery] = useSearchParams();
  const isStarted = useIsStarted();
  // The page drawn at build time knows no query: the address counts from the first change on.
  const choice = readChoice(isStarted ? query : new URLSearchParams());
  const [room, watchRoom] = useRoom();
  const { entry, style, scheme, direction } = choice;
  const width = choice.width ?? (room > 0 && room < phoneRoom ? 'phone' : 'desktop');
  const [told, setTold] = useState({ type: '', language: '' });
  const hearLanguage = useCallback((type: string, language: string) => setTold({ type, language }), []);
  const isMirrored = direction === 'rtl' && told.type === entry.type && told.language === 'en';
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
        <section aria-labelledby="section" className="grid min-w-0 gap-6">
          <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
            <div className="grid flex-[1_1_18rem] gap-2">
              <h2
                id="section"
                className="text-[clamp(28px,3vw,40px)] leading-tight font-semibold tracking-tight"
              >
                {sectionName(entry.type)}
              </h2>
              <p className="text-lg text-muted">{entry.line}</p>
            </div>
            <UseInProject
              prompt={sectionPrompt(entry, { style, scheme, direction: isMirrored ? 'ltr' : direction })}
            />
          </div>
          <ChoiceBar choice={choice} width={width} onChange={change} />
          {isMirrored && (
            <p role="status" className="text-[15px] text-muted">
              There are no Arabic words for this section yet, so it is shown mirrored in English.
            </p>
          )}
          <noscript>
            <p className="rounded-card border border-line bg-sunken p-5">
              The layouts are drawn on your device, which needs JavaScript. Their names are listed below.
            </p>
          </noscript>
          <div ref={watchRoom} className="grid gap-10">
            {entry.layouts.map((layout) => (
              <Specimen
                key={`${entry.type} ${layout}`}
                request={{ type: entry.type, layout, style, scheme, direction }}
                width={widths[width]}
                room={Math.max(0, room - 2)}
                onLanguage={hearLanguage}
              />
            ))}
          </div>
        </section>
      </div>
      <SectionIndex choice={choice} />
    </div>
  );
}
