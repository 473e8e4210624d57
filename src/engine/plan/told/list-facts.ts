import { freeId } from '../free-id';
import type { PagePlan, SectionPlan } from '../site-plan';

/** "Atendo com hora marcada pelo": what led to a number that stands elsewhere. */
const dangling = /\s(?:pelo|pela|por|per|par|via|unter|über|onder|przez|pod|عبر|على|דרך)$/iu;

/** A page with further facts in its list of them, which a title heads; where there is none it is made before the sections that are `closing` the page. */
export function withFacts(
  page: PagePlan,
  facts: readonly string[],
  title: string,
  closing: ReadonlySet<string>,
): PagePlan {
  const items = facts.map((fact) => ({ title: fact.replace(dangling, '') }));
  const at = page.sections.findIndex(({ type, content }) => type === 'amenities' && content.title === title);
  const list = page.sections[at];
  if (list) {
    const told = { ...list, content: { ...list.content, items: [...(list.content.items ?? []), ...items] } };
    return { ...page, sections: page.sections.with(at, told) };
  }
  const end = page.sections.findIndex(({ type }, index) => index > 0 && closing.has(type));
  const place = end < 0 ? page.sections.length : end;
  const extra: SectionPlan = {
    type: 'amenities',
    id: freeId(
      'amenities',
      page.sections.map(({ id }) => id),
    ),
    variant: 'checks',
    ground: page.sections[place - 1]?.ground === 'surface' ? 'page' : 'surface',
    content: { title, items },
    behaviours: [],
  };
  return { ...page, sections: page.sections.toSpliced(place, 0, extra) };
}
