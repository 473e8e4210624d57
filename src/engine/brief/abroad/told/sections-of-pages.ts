import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../parts/section-of-title';

/** What is never made up unasked, so that a page which asks for it by its title would stand without. */
const onlyAsked: ReadonlySet<SectionType> = new Set([
  'hours',
  'map',
  'pricing',
  'timetable',
  'agenda',
  'events',
  'team',
  'testimonials',
  'stats',
]);

/** "Seiten: Start, Rechtsgebiete, Anwälte, Honorare": a page asks for what its title names, and its title is nothing on offer. */
export function sectionsOfPages(brief: Brief): Brief {
  const { pages, kind, language } = brief;
  if (pages.length === 0) return brief;
  const known = pages.flatMap((page) => {
    const type = sectionOfTitle(page.value, language.value, kind.value);
    return type === null ? [] : [{ page, type }];
  });
  const titles = new Set(known.map(({ page }) => page.value.toLowerCase()));
  const asked = known.filter(
    ({ type }, at) =>
      onlyAsked.has(type) &&
      known.findIndex((one) => one.type === type) === at &&
      !brief.sections.some(({ value }) => value === type) &&
      !brief.excluded.some(({ value }) => value === type),
  );
  return {
    ...brief,
    items: brief.items.filter(
      ({ value }) => value.price !== undefined || !titles.has(value.name.toLowerCase()),
    ),
    sections: [...brief.sections, ...asked.map(({ page, type }) => ({ value: type, spans: page.spans }))],
  };
}
