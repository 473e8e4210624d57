import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionVariant, SitePlanSketch } from '../compose/section';
import { layoutsOf } from './look/layout-shelf';
import type { SectionContent } from './content';
import type { PageDraft } from './pages/plan-pages';
import { statedSections } from './told/stated-sections';
import type { PagePlan, SitePlan } from './site-plan';

/** How a site looks in all of its languages. */
export const lookOf = ({
  style,
  palette,
  scheme,
  type,
}: SitePlan): Pick<SitePlan, 'style' | 'palette' | 'scheme' | 'type'> => ({ style, palette, scheme, type });

/** The pages with the file names of their twins in the first language, so that `fr/menu.html` stands beside `menu.html`. */
export function followPaths(
  drafts: readonly PageDraft[],
  first: SitePlan | null,
  language: string,
): PageDraft[] {
  if (!first) return [...drafts];
  const isWhole = drafts.length === first.pages.length;
  const taken = new Set<string>();
  return drafts.map((draft, at) => {
    const twin = isWhole ? first.pages[at] : first.pages.find(({ role }) => role === draft.role);
    const wanted = twin && !taken.has(twin.path) ? twin.path : draft.path;
    const path = taken.has(wanted) ? `${language}-${wanted}` : wanted;
    taken.add(path);
    return { ...draft, path };
  });
}

/** The first page with its sections in the order in which they stand in the first language. */
export function followOrder(drafts: PageDraft[], first: SitePlan): PageDraft[] {
  const [home, ...others] = drafts;
  const twin = first.pages[0]?.sections.map(({ type }) => type) ?? [];
  if (!home) return drafts;
  const shared = home.types.filter((type) => twin.includes(type));
  const ordered = shared.toSorted((one, other) => twin.indexOf(one) - twin.indexOf(other));
  const types = home.types.map((type) => ordered[shared.indexOf(type)] ?? type);
  return [{ ...home, types }, ...others];
}

/** The layout that the twin of a section has, where the content suits it too. */
export function followVariant(
  first: SitePlan | null,
  path: string,
  type: SectionType,
  own: SectionVariant,
  { content, sketch }: { readonly content: SectionContent; readonly sketch: SitePlanSketch },
): string {
  const twin = first?.pages
    .find((page) => page.path === path)
    ?.sections.find((section) => section.type === type);
  const variant = layoutsOf(type).variants.find(({ id }) => id === twin?.variant);
  const isPlain = own.id === 'plain' || variant?.id === 'plain';
  return variant && !isPlain && (variant.suits?.(content, sketch) ?? true) ? variant.id : own.id;
}

/** A plan without what the first language leaves out as nobody told it: hours, people, praise, figures. */
export function followUntold(first: SitePlan | null, plan: SitePlan): SitePlan {
  if (!first) return plan;
  const pages = plan.pages.map((page) => {
    const twin = first.pages.find(({ path }) => path === page.path);
    const kept = new Set(twin?.sections.map(({ type }) => type));
    const isKept = ({ type }: PagePlan['sections'][number]): boolean =>
      !statedSections.has(type) || kept.has(type);
    return twin ? { ...page, sections: page.sections.filter(isKept) } : page;
  });
  return { ...plan, pages };
}
