import type { PagePlan, SectionPlan, SitePlan } from './site-plan';
import { freeId } from './plan-section';
import { toldSentences } from './told-sentences';
import type { Words } from './words/words';

/**
 * The last law of a plan: what the prompt quotes or lists stands on the site to the letter. What no section has taken
 * is said in a section of its own near the end of the first page.
 */
export function keepWords(plan: SitePlan, words: Words): SitePlan {
  const { brief } = plan;
  const told = brief.language.value === 'en' ? toldSentences(brief.prompt) : [];
  const owed = [
    ...told,
    ...brief.quotes.filter(({ value }) => value.use !== 'empty').map(({ value }) => value.text),
    ...brief.items.map(({ value }) => [value.name, value.price].filter(Boolean).join(' ')),
  ];
  const said = JSON.stringify([
    plan.name,
    plan.tagline,
    plan.action,
    plan.contact,
    plan.pages.map(({ title, sections }) => [title, sections.map(({ content }) => content)]),
  ]);
  const isSaid = (text: string) =>
    text.split(' ').length > 0 && said.includes(JSON.stringify(text).slice(1, -1));
  const isItemSaid = (name: string, price: string | undefined) => isSaid(name) && (!price || isSaid(price));
  const missing = owed.filter((text, index) => {
    const item = brief.items[index - (owed.length - brief.items.length)]?.value;
    return item ? !isItemSaid(item.name, item.price) : !isSaid(text);
  });
  const hasApp = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'app'));
  const [home, ...others] = plan.pages;
  if (missing.length === 0 || !home || hasApp) return plan;
  const ids = home.sections.map(({ id }) => id);
  const extra: SectionPlan = {
    type: 'text',
    id: freeId('text', ids),
    variant: 'letter',
    ground: home.sections.at(-2)?.ground === 'surface' ? 'page' : 'surface',
    content: { title: words.sections.text, body: [...new Set(missing)] },
    behaviours: [],
  };
  const at = Math.max(1, home.sections.length - 1);
  const first: PagePlan = {
    ...home,
    sections: [...home.sections.slice(0, at), extra, ...home.sections.slice(at)],
  };
  return { ...plan, pages: [first, ...others] };
}
