import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';

/** Sections that may list the very same: who is there, and what things cost. */
const families: readonly (readonly SectionType[])[] = [
  ['teacher', 'team', 'speakers'],
  ['services', 'pricing', 'tickets', 'menu'],
  // A tea room's card, and its shelf "for your own pot" with the same things on it.
  ['menu', 'products'],
];

const listOf = ({ content: { items = [] } }: SectionPlan): string =>
  items
    .map(({ title, price = '' }) => `${title} ${price}`)
    .toSorted()
    .join('|');

/** Whether two sections of a page list the same people, or the same things at the same prices. */
function areTwins(one: SectionPlan, other: SectionPlan): boolean {
  const family = families.find((types) => types.includes(one.type) && types.includes(other.type));
  const [items = [], others = []] = [one.content.items, other.content.items];
  if (!family || one.type === other.type || items.length === 0 || listOf(one) !== listOf(other)) return false;
  return family === families[0] || [...items, ...others].every(({ price }) => price !== undefined);
}

/**
 * A page lists the same once: of two sections that say it the one stays that was asked for, else a price list, else the first. What was
 * asked for goes only where another page has it.
 */
export function dropTwins(plan: SitePlan): SitePlan {
  const asked = new Set<string>(plan.brief.sections.map(({ value }) => value));
  const isSpare = (page: PagePlan, { type }: SectionPlan): boolean =>
    !asked.has(type) ||
    plan.pages.some((other) => other !== page && other.sections.some((section) => section.type === type));
  const pages = plan.pages.map((page) => {
    const gone = new Set<SectionPlan>();
    page.sections.forEach((section, at) => {
      const { type } = section;
      const form = page.sections.find((one) => one.type === (type === 'booking' ? 'contact' : 'booking'));
      // "booking contact": two forms under one heading are one, and a message needs no hour.
      const isOne = form?.content.title === section.content.title;
      if (form && type === 'booking' && isOne) gone.add(section);
      // Under a form that books, an opening page needs none that writes, where another page has one.
      const isElsewhere = plan.pages.some(
        (other) => other !== page && other.sections.some((one) => one.type === 'contact'),
      );
      if (form && type === 'contact' && !isOne && page === plan.pages[0] && isElsewhere && !asked.has(type))
        gone.add(section);
      const twin = page.sections
        .slice(0, at)
        .find((before) => !gone.has(before) && areTwins(before, section));
      if (!twin) return;
      // A price list is where prices are looked for; else the first stays.
      const isBetter =
        asked.has(section.type) === asked.has(twin.type) ? twin.type === 'services' : asked.has(section.type);
      const later = isBetter ? twin : section;
      const spare = [later, later === section ? twin : section].find((one) => isSpare(page, one));
      if (spare) gone.add(spare);
    });
    return gone.size === 0 ? page : { ...page, sections: page.sections.filter((one) => !gone.has(one)) };
  });
  return pages.every((page, at) => page === plan.pages[at]) ? plan : { ...plan, pages };
}
