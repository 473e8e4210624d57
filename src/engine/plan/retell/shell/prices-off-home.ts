import type { SectionType } from '@/domain/site/vocabulary';
import { freeId } from '../../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const wish =
  /(?:\b(?:no|not|never|without)|n['’]t)\b[^.\n]{0,40}\b(?:pric(?:es?|ing)|costs?|fees)\b[^.\n]{0,24}\b(?:on|at) (?:the |our )?(?:home|front|start|first|landing)\s?-?pages?\b|\bno prices? on (?:the )?(?:home|front)|\bprices? off (?:the )?(?:home|front)|\bprices? (?:anywhere|only|nowhere)\b[^.\n]{0,20}\b(?:but|except|on)\b[^.\n]{0,12}\bpages?\b/iu;
/** "No prices on the home page": they are wanted, elsewhere. */
export const areOffHome = (prompt: string): boolean => wish.test(prompt);
const priced = new Set<SectionType>(['pricing', 'tickets', 'products', 'menu', 'rooms', 'categories']);
const money = /[£$€]\s?\d/u;
const costs = /\b(?:pric\p{L}+|fees|rates|tickets|membership|shop|menu)\b/iu;

const says = ({ type, content }: SectionPlan): boolean =>
  priced.has(type) && (content.items ?? []).some(({ price }) => price !== undefined);

const tellsSums = ({ sections }: PagePlan): boolean =>
  sections.some(({ content }) =>
    (content.items ?? []).some(({ title, text = '' }) => money.test(title) || money.test(text)),
  );

/** Where no page tells a price, they have one of their own. */
const pageOfPrices = (others: readonly PagePlan[]): PagePlan => ({
  role: 'other',
  title: 'Prices',
  path: others.some(({ path }) => path === 'prices.html') ? 'what-it-costs.html' : 'prices.html',
  description: '',
  sections: [
    { type: 'page-header', id: 'page-header', variant: 'plain', ground: 'page', content: { title: 'Prices' }, behaviours: [] }, // prettier-ignore
  ],
});

/** "Keep prices off the home page": what costs something stands on the page of prices alone. */
export const pricesOffHome = (plan: SitePlan): SitePlan => {
  const [home, ...told] = plan.pages;
  if (!home || !areOffHome(plan.brief.prompt) || plan.brief.onePage?.value === true) return plan;
  const isHomeless = told.every(({ sections, title }) => !sections.some(says) && !costs.test(title));
  const others = isHomeless && home.sections.some(says) ? [...told.slice(0, 1), pageOfPrices(told), ...told.slice(1)] : told; // prettier-ignore
  const found = others.findIndex(({ sections }) => sections.some(says));
  const byTitle = found >= 0 ? found : others.findIndex(({ title }) => costs.test(title));
  // "Units to let" with what each costs in its words: where some sums stand, the others may.
  const at = byTitle >= 0 ? byTitle : others.findIndex(tellsSums);
  const page = others[at];
  if (!page) return plan;
  const moved = page.sections.some(says) ? [] : home.sections.filter(says);
  const kept = home.sections
    .filter((section) => !says(section))
    .map((section): SectionPlan => {
      const { items } = section.content;
      const left = items?.filter(
        ({ price, text = '', title }) => price === undefined && !money.test(text) && !money.test(title),
      );
      return items && left && left.length < items.length ? { ...section, content: { ...section.content, items: left } } : section; // prettier-ignore
    })
    // A list of sums alone leaves nothing but its title.
    .filter(
      ({ content }, nth) =>
        nth === 0 ||
        content.items === undefined ||
        content.items.length > 0 ||
        (home.sections.filter((section) => !says(section))[nth]?.content.items ?? []).length === 0,
    );
  const there = JSON.stringify(page.sections);
  const sentences = home.sections
    .flatMap(({ content }) => content.items ?? [])
    .flatMap(({ price, text = '', title }) => (price === undefined && money.test(text) ? [`${title}: ${text}`] : price === undefined && money.test(title) && !there.includes(JSON.stringify(title).slice(1, -1)) ? [`${title}.`] : [])); // prettier-ignore
  const more: SectionPlan[] =
    sentences.length === 0
      ? moved
      : [...moved, { type: 'text', id: 'text', variant: 'letter', ground: 'page', content: { title: 'Also', body: sentences }, behaviours: [] }]; // prettier-ignore
  const sections: SectionPlan[] = [];
  for (const one of [...page.sections, ...more])
    sections.push({ ...one, id: freeId(one.type, sections.map(({ id }) => id)) }); // prettier-ignore
  const pages = others.map((one, nth): PagePlan => (nth === at ? { ...one, sections } : one));
  const description = money.test(home.description)
    ? `${plan.name}: ${home.sections[0]?.content.title ?? plan.name}`
    : home.description;
  return { ...plan, pages: [{ ...home, description, sections: kept }, ...pages] };
};
