import { findPageContent, findPartContent, findPartLine } from '../../pages/part-contents';
import type { ContentItem } from '../../content';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { stemsOf } from '../../told/told-facts';

const usual = 'page-header features process cta';
const offering: ReadonlySet<string> = new Set([
  'services',
  'pricing',
  'menu',
  'products',
  'rooms',
  'tickets',
]);
const layouts = ['columns', 'aside', 'signs', 'headline'] as const;
type Points = readonly (readonly [title: string, text: string])[];

const points: Points = [
  ['Ask first', 'A message or a call: what it is about, and when it would suit you.'],
  ['A straight answer', 'What is possible, what it takes and what it costs.'],
  ['Then it is settled', 'In writing, so that nobody has to remember.'],
];

const isRelated = (title: string) => {
  const wanted = new Set(stemsOf(title).filter((stem) => !/^(?:page|servi|work|our)$/u.test(stem)));
  return (item: ContentItem): boolean => stemsOf(item.title).some((stem) => wanted.has(stem));
};

/** What the site says elsewhere of the thing that a page is about. */
function relatedOf(plan: SitePlan, title: string): readonly ContentItem[] {
  const found = plan.pages
    .flatMap(({ sections }) => sections)
    .filter(({ type }) => offering.has(type))
    .flatMap(({ content }) => content.items ?? [])
    .filter(isRelated(title));
  return found.filter((item, at) => found.findIndex((other) => other.title === item.title) === at);
}

function contentsOf(
  title: string,
  business: string,
): { lede: string | undefined; items: Points; isSteps: boolean } {
  const known = findPartContent(title, business) ?? findPageContent(title);
  if (known) return { lede: known.lede ?? undefined, items: known.entries, isSteps: known.isSteps };
  return { lede: findPartLine(title), items: points, isSteps: false };
}

function fill(plan: SitePlan, page: PagePlan, at: number): PagePlan {
  const [header, features, process, ...rest] = page.sections;
  if (!header || !features || !process) return page;
  const related = relatedOf(plan, page.title);
  const services = plan.pages[0]?.sections.find(({ type }) => type === 'services');
  const { lede, items, isSteps } = contentsOf(page.title, `${plan.kind} ${plan.noun}`);
  const [only] = related;
  const said = only && related.length === 1 ? only.text : undefined;
  const list: SectionPlan[] =
    services && related.length > 1
      ? [
          {
            ...services,
            content: { title: services.content.title, items: related },
            ground: features.ground,
          },
        ]
      : [];
  const told: SectionPlan = {
    type: isSteps ? 'process' : 'values',
    id: isSteps ? 'process' : 'values',
    variant: isSteps ? 'path' : (layouts[at % layouts.length] ?? 'columns'),
    ground: list.length > 0 ? process.ground : features.ground,
    content: {
      title: isSteps ? 'Step by step' : 'What to know',
      items: items.map(([title, text]) => ({ title, text })),
    },
    behaviours: [],
  };
  // The usual reasons and steps stand on one page each, and not on every one of them.
  const usualOnes = at === 0 ? [process] : at === 1 ? [features] : [];
  const opening = [said, lede].filter((text) => text !== undefined).join(' ');
  return {
    ...page,
    sections: [
      opening === '' ? header : { ...header, content: { ...header.content, lede: opening } },
      ...list,
      told,
      ...usualOnes.filter(({ type }) => type !== told.type),
      ...rest,
    ],
  };
}

/**
 * Pages that were asked for by a title of which no section is known: each says what the site and its title tell of it, instead of
 * the same reasons and steps on all of them.
 */
export function heedPages(plan: SitePlan): SitePlan {
  let at = 0;
  const pages = plan.pages.map((page, index) => {
    if (index === 0 || page.sections.map(({ type }) => type).join(' ') !== usual) return page;
    at += 1;
    return fill(plan, page, at - 1);
  });
  return at === 0 ? plan : { ...plan, pages };
}
