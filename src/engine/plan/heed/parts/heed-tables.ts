import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionPlan, SitePlan } from '../../site-plan';

const inTable = String.raw`\s(?:(?:shown |listed |set out )?(?:in|as)\s(?:an?\s|one\s)?(?:[\p{L}-]+\s)?table|table)\b`;
const asking: readonly (readonly [type: SectionType, words: RegExp])[] = [
  [
    'events',
    new RegExp(
      String.raw`\b(?:dates|gigs|shows|concerts|events|fixtures|readings|performances|screenings|tour|walks|talks|races)${inTable}|\btable (?:of|with) (?:(?:the|our|all|my|upcoming|next|tour|live)\s)*(?:dates|gigs|shows|concerts|events|fixtures)\b`,
      'iu',
    ),
  ],
  [
    'timetable',
    new RegExp(
      String.raw`\b(?:times|sessions?|classes|timetable|rehearsals|services|training)${inTable}|\btable (?:of|with) (?:(?:the|our|all|weekly)\s)*(?:times|sessions|classes|services)\b`,
      'iu',
    ),
  ],
  ['agenda', new RegExp(String.raw`\b(?:schedule|programme|program|agenda)${inTable}`, 'iu')],
];

/** "Tour dates in a table": what is to stand in a table stands in one. */
export function heedTables(plan: SitePlan): SitePlan {
  const asked = new Set(
    plan.language === 'en'
      ? asking.filter(([, words]) => words.test(plan.brief.prompt)).map(([type]) => type)
      : [],
  );
  const told = (section: SectionPlan): SectionPlan =>
    asked.has(section.type) && section.variant !== 'grid' && (section.content.items?.length ?? 0) > 0
      ? { ...section, variant: 'date-table' }
      : section;
  return asked.size === 0
    ? plan
    : { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(told) })) };
}
