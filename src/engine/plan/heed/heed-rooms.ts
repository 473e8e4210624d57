import type { ContentItem } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

const counted =
  /^(?<count>\d|two|three|four|five|six|seven|eight)\s(?<sort>\p{L}[\p{L}-]+\s)?(?<noun>(?:guest )?(?:rooms|bedrooms|cabins|suites|apartments|cottages|huts|pods|yurts))$/iu;
const pictures = ['bed', 'window', 'lamp', 'chair'];
const names = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** "four rooms from €85": four of them, each at what was told, and not one row that says "Four rooms". */
function heedSection(section: SectionPlan): SectionPlan {
  const [only, ...more] = section.content.items ?? [];
  const told = only ? counted.exec(only.title)?.groups?.['count']?.toLowerCase() : undefined;
  // Made-up rooms behind it stand for those that are counted.
  if (section.type !== 'rooms' || !only || told === undefined || more.some(({ sample }) => sample !== true))
    return section;
  const count = Number(told) || numbers.indexOf(told);
  const { sort = '', noun = 'rooms' } = counted.exec(only.title)?.groups ?? {};
  const one = noun
    .toLowerCase()
    .replace(/s$/u, '')
    .replace(/bedroom|guest room/u, 'room');
  const rooms = Array.from({ length: count }, (_, at): ContentItem => ({
    ...only,
    title: `${one.replace(/^./u, (letter) => letter.toUpperCase())} ${names[at + 1] ?? String(at + 1)}`,
    ...(sort === '' ? {} : { text: sort.trim().replace(/^./u, (letter) => letter.toUpperCase()) }),
    art: pictures[at % pictures.length] ?? 'bed',
    sample: true,
  }));
  return { ...section, content: { ...section.content, items: rooms } };
}

/** "3 ensuite rooms" is nothing to choose in a form, nor the name of a picture. */
function withoutCount(section: SectionPlan): SectionPlan {
  const { items } = section.content;
  if ((section.type !== 'booking' && section.type !== 'gallery') || !items) return section;
  return {
    ...section,
    content: { ...section.content, items: items.filter(({ title }) => !counted.test(title)) },
  };
}

/** Rooms of which the prompt tells the number and a price alone stand one by one. */
export const heedRooms = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map(heedSection).map(withoutCount),
  })),
});
