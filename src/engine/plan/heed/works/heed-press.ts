import type { ContentItem } from '../../content';
import { freeId } from '../../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

/** "press" as an entry of a list, and no press that prints, cuts or squeezes. */
const asked =
  /(?:[,:;.]\s|\b(?:and|with|plus)\s)(?:in the\s|our\s|the\s)?press(?:\s(?:coverage|mentions|page|cuttings|clippings))?(?=\s?[,.;\n)]|\s?$|\s(?:and|with)\s)/iu;
const ownWriting = /\b(?:blog|news|journal|articles?|posts?|writing|magazine|notes|essays)\b/iu;
const readers: ReadonlySet<string> = new Set(['blog', 'docs', 'product', 'saas', 'mobile-app', 'event', 'nonprofit']); // prettier-ignore
const title = 'In the press';
const cuttings: readonly ContentItem[] = [
  { title: 'A national newspaper', text: 'A visit, with pictures. The headline stands here once you paste it in.', sample: true },
  { title: 'A trade magazine', text: 'Two pages on how the work is done.', sample: true },
  { title: 'A local paper', text: 'A portrait, and what the neighbours think of it.', sample: true },
]; // prettier-ignore

/** "Press" of those who make something is what was written of them, and no writing of their own. */
export function heedPress(plan: SitePlan): SitePlan {
  const { prompt, excluded, items } = plan.brief;
  if (plan.language !== 'en' || readers.has(plan.kind) || !asked.test(prompt)) return plan;
  if (items.some(({ value }) => value.section === 'logos' || value.section === 'testimonials')) return plan;
  const isDenied = excluded.some(({ value }) => value === 'posts');
  if (!isDenied && ownWriting.test(prompt)) return plan;
  const written = (page: PagePlan): SectionPlan => ({
    type: 'values',
    id: freeId('values', page.sections.map(({ id }) => id)),
    variant: 'cards',
    ground: page.sections.find(({ type }) => type === 'posts')?.ground ?? 'page',
    content: { title, items: cuttings },
    behaviours: [],
  }); // prettier-ignore
  const pages = plan.pages.map((page): PagePlan => {
    const isOwn = /^(?:in the )?press(?: coverage| mentions)?$/iu.test(page.title);
    const sections = page.sections.flatMap((section) => {
      if (section.type === 'posts') return [written(page)];
      return isOwn && section.type === 'newsletter' ? [] : [section];
    });
    const isBare = isOwn && sections.every(({ type }) => type === 'page-header' || type === 'cta');
    return { ...page, sections: isBare ? [...sections, written(page)] : sections };
  });
  return { ...plan, pages };
}
