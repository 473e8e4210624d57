import { freeId } from '../../free-id';
import { askLines } from '../../pages/ask-lines';
import type { SectionPlan, SitePlan } from '../../site-plan';

const houses: ReadonlySet<string> = new Set([
  'bar',
  'cafe',
  'restaurant',
  'bakery',
  'hotel',
  'shop',
  'florist',
]);
const title = 'Good to know';

/** "real ales" of a pub, of which nothing more is told: one of the things that it has, and no section of its own. */
export function heedBareParts(plan: SitePlan): SitePlan {
  const [home, ...others] = plan.pages;
  if (!home || !houses.has(plan.kind)) return plan;
  const isBare = ({ type, content }: SectionPlan): boolean =>
    type === 'text' && content.body?.length === 1 && askLines.includes(content.body[0] ?? '');
  const bare = home.sections.filter(isBare);
  const [first] = bare;
  if (!first) return plan;
  const items = bare.map(({ content }) => ({ title: content.title }));
  const known = home.sections.find(({ type, content }) => type === 'amenities' && content.title === title);
  const sections = home.sections.flatMap((section): SectionPlan[] => {
    if (section === known)
      return [
        { ...section, content: { ...section.content, items: [...items, ...(section.content.items ?? [])] } },
      ];
    if (!isBare(section)) return [section];
    if (known || section !== first) return [];
    const id = freeId(
      'amenities',
      home.sections.map((one) => one.id),
    );
    return [{ ...section, type: 'amenities', id, variant: 'checks', content: { title, items } }];
  });
  return { ...plan, pages: [{ ...home, sections }, ...others] };
}
