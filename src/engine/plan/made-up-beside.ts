import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';

const dated: readonly SectionType[] = ['events', 'timetable', 'agenda'];
const peopled: readonly SectionType[] = ['team', 'speakers', 'teacher'];
const alone =
  /(?:^|[\s.,(])(?:i['’]?m|i am|my name['’]?s|my name is)\s+(?:an?\s|the\s|dr\s|called\s)?\p{L}/iu;

/**
 * Whether a section that nobody asked for would hold made-up days or people beside the true ones that the prompt tells:
 * usual dates next to a told one, a staff round somebody who works alone.
 */
export function isMadeUpBeside(brief: Brief, type: SectionType): boolean {
  const family = [dated, peopled].find((types) => types.includes(type));
  if (!family || brief.sections.some(({ value }) => value === type)) return false;
  if (brief.items.some(({ value }) => value.section === type)) return false;
  if (family === peopled && brief.language.value === 'en' && alone.test(brief.prompt)) return type === 'team';
  return brief.items.some(
    ({ value }) =>
      value.section !== null &&
      family.includes(value.section) &&
      (family === peopled || value.when !== undefined),
  );
}
