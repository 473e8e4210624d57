import { createRandom } from '../../random';
import type { SectionContent } from '../content';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { hasColouredHero } from './choose-ground';
import { chooseVariant } from './choose-variant';
import { layoutsOf } from './layout-shelf';

const counts = [2, 3, 4, 6, 8, 12];

const ofCount = ({ items = [], ...content }: SectionContent, count: number): SectionContent => ({
  ...content,
  items: Array.from({ length: count }, (_, at) => items[at % items.length] ?? { title: '' }),
});

/**
 * Layouts were chosen for the usual lists. Where what was told has made a list shorter or longer since, so that its layout suits
 * another number of things only, it gets one that suits it: three pictures in columns for six leave a hole on a phone.
 */
export function refitVariants(plan: SitePlan): SitePlan {
  const sketch = { ...plan, pictureCount: 0, hasColouredHero: hasColouredHero(plan) };
  const refit = (page: PagePlan, section: SectionPlan, at: number): SectionPlan => {
    const { type, content } = section;
    const suits = layoutsOf(type).variants.find(({ id }) => id === section.variant)?.suits;
    if (type === 'hero' || !suits || (content.items ?? []).length === 0 || suits(content, sketch))
      return section;
    if (!counts.some((count) => suits(ofCount(content, count), sketch))) return section;
    const before = page.sections.slice(0, at).map(({ variant }) => variant);
    const random = createRandom(plan.seed, `refit:${page.path}#${section.id}`);
    return {
      ...section,
      variant: chooseVariant(type, content, sketch, { page: before, site: new Map() }, random).id,
    };
  };
  const pages = plan.pages.map((page) => {
    const sections = page.sections.map((section, at) => refit(page, section, at));
    return sections.every((section, at) => section === page.sections[at]) ? page : { ...page, sections };
  });
  return { ...plan, pages };
}
