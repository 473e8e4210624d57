import type { ContentItem } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

const counted =
  /^(?<count>\d|two|three|four|five|six|seven|eight)\s(?:\p{L}+\s)?(?:guest )?(?:rooms|bedrooms|cabins|suites|apartments|cottages|huts|pods|yurts)$/iu;
const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const kinds: readonly (readonly [title: string, text: string, art: string])[] = [
  ['The garden room', 'Green in front of the window, birds from five.', 'window'],
  ['The attic', 'A slanted ceiling, and the best sleep in the house.', 'bed'],
  ['The corner room', 'Light from two sides.', 'lamp'],
  ['The quiet one', 'At the back, behind two doors.', 'bed'],
  ['The long room', 'A table under the window, for those who write.', 'chair'],
  ['The small one', 'Everything within reach.', 'lamp'],
  ['The family room', 'A large bed, a small one, and a drawer of games.', 'bed'],
  ['The old room', 'Creaks, but kindly.', 'window'],
];

/** "four rooms from €85": four of them, each at what was told, and not one row that says "Four rooms". */
function heedSection(section: SectionPlan): SectionPlan {
  const [only, ...more] = section.content.items ?? [];
  const told = only ? counted.exec(only.title)?.groups?.['count']?.toLowerCase() : undefined;
  // Made-up rooms behind it stand for those that are counted.
  if (section.type !== 'rooms' || !only || told === undefined || more.some(({ sample }) => sample !== true))
    return section;
  const count = Number(told) || numbers.indexOf(told);
  const rooms = kinds
    .slice(0, count)
    .map(([title, text, art]): ContentItem => ({ ...only, title, text, art, sample: true }));
  return { ...section, content: { ...section.content, items: rooms } };
}

/** Rooms of which the prompt tells the number and a price alone stand one by one. */
export const heedRooms = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(heedSection) })),
});
