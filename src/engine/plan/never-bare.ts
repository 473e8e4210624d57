import type { PagePlan, SectionPlan, SitePlan } from './site-plan';
import type { Words } from './words/words';

/** The head of a page stands over its sections, not over nothing. */
const isBare = ({ type, variant, content }: SectionPlan): boolean =>
  type !== 'page-header' &&
  variant === 'plain' &&
  !content.lede &&
  [content.items, content.body, content.actions].every((part) => (part ?? []).length === 0);

const thin = new Set<SectionPlan['type']>(['page-header', 'cta']);
const ofThem =
  /^(?:(?:our|my|the)\s)?(?:story|history|about(?:\s(?:us|me))?|who (?:we are|i am)|how (?:it|we) (?:began|started)|beginnings?)$/iu;

/** A page about those who made it, of which nothing was told, says what the first page says of them. */
function withoutEmptyPages(plan: SitePlan): SitePlan {
  const [home, ...others] = plan.pages;
  const lede = home?.sections.find(({ type }) => type === 'hero')?.content.lede;
  if (!home || lede === undefined || lede === '') return plan;
  const filled = others.map((page): PagePlan => {
    const isEmpty = page.sections.every(
      ({ type, content }) => thin.has(type) && (type === 'cta' || !content.lede),
    );
    if (!isEmpty || !ofThem.test(page.title)) return page;
    const about: SectionPlan = {
      type: 'text',
      id: 'text',
      variant: 'plain',
      behaviours: [],
      ground: 'page',
      content: { title: page.title, body: [lede] },
    };
    const [head, ...rest] = page.sections;
    // Its own title stands over the text, so the head of the page would say it twice.
    return { ...page, sections: head?.type === 'page-header' ? [about, ...rest] : [about, ...page.sections] };
  });
  return { ...plan, pages: [home, ...filled] };
}

/**
 * A title over nothing looks broken: what was asked for and is not told yet has a line that asks for it. Links that
 * stand elsewhere on the page need no second title.
 */
export function neverBare(told: SitePlan, words: Words): SitePlan {
  const plan = withoutEmptyPages(told);
  if (!plan.pages.some(({ sections }) => sections.some(isBare))) return plan;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => {
      if (!isBare(section)) return [section];
      // Nobody finds profiles where none are told, and those that are stand beside the other ways to write.
      const isElsewhere = page.sections.some(({ type }) => type === 'links') || plan.language !== 'en';
      if (section.type === 'social' && isElsewhere) return [];
      return [{ ...section, content: { ...section.content, lede: words.ledes.contact } }];
    }),
  }));
  return { ...plan, pages };
}
