import { countedPiece } from '../../../brief/short/parts/mend-counted-parts';
import { numberOf } from '../../../number-of';
import type { ContentItem } from '../../content';
import { singular } from '../../kinds/families/noun-forms';
import type { SectionPlan, SitePlan } from '../../site-plan';

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth', 'Eleventh', 'Twelfth']; // prettier-ignore
const houses = /(?:^|\s)(?:locations|branches|clinics|shops|stores|studios|offices|sites|salons|practices|surgeries|gyms|venues|cafes|cafés|bakeries|restaurants|workshops|showrooms|yards|schools|outlets|premises)$/u; // prettier-ignore
const picks = /(?:picks|bestsellers|best sellers|favourites|recommendations|arrivals|highlights)$/u;
/** The towns or streets behind them: "two locations: Hove and Lewes", "two shops in Hove and Lewes", "(Hove, Lewes)". */
const named = /^(?:\s?:\s|\sin\s|\s\()(?<names>\p{Lu}[\p{L}’' -]*?(?:(?:, | and | & |, and )\p{Lu}[\p{L}’' -]*?)+)(?=[.,;)\n]|$)/u; // prettier-ignore

function itemsOf(what: string, count: number, behind: string, plan: SitePlan): readonly ContentItem[] {
  if (picks.test(what)) {
    const wares = plan.pages.flatMap(({ sections }) => sections).find(({ type, content }) => type === 'products' && (content.items?.length ?? 0) >= count); // prettier-ignore
    if (wares)
      return (wares.content.items ?? []).slice(0, count).map(({ title, text }) => ({ title, ...(text ? { text } : {}), sample: true })); // prettier-ignore
  }
  const one = singular(what);
  const names = houses.test(what) ? (named.exec(behind)?.groups?.['names']?.split(/, and |, | and | & /u) ?? []) : []; // prettier-ignore
  const text = houses.test(what)
    ? 'Street and number, telephone and when it is open.'
    : 'What it is, for whom, and what to know beforehand.';
  return Array.from({ length: count }, (_, at) => ({
    title: names.length === count ? (names[at] ?? '') : `${ordinals[at] ?? `${at + 1}.`} ${one}`,
    text,
    sample: true,
  }));
}

/** "4 guided tours", "two clinics": the section of that title shows as many of them, each a sample to be written over. */
export function heedCountedParts(plan: SitePlan): SitePlan {
  const { prompt, parts } = plan.brief;
  const found = [...prompt.matchAll(countedPiece)].flatMap(({ index, 0: text, groups }) => {
    const part = parts.find(({ spans, value }) => !value.lines && spans.some(({ start, end }) => start === index && end === index + text.length)); // prettier-ignore
    const what = groups?.['what'] ?? '';
    return part ? [{ title: part.value.title, what, count: numberOf(groups?.['count'] ?? ''), behind: prompt.slice(index + text.length) }] : []; // prettier-ignore
  });
  if (found.length === 0) return plan;
  const change = (section: SectionPlan): SectionPlan => {
    const told = found.find(({ title }) => title.toLowerCase() === section.content.title.toLowerCase());
    if (!told || (section.type !== 'text' && section.type !== 'values')) return section;
    const { body: _body, actions: _actions, ...content } = section.content;
    const title = houses.test(told.what) ? `Our ${told.what}` : told.title;
    const items = itemsOf(told.what, told.count, told.behind, plan);
    return { ...section, type: 'values', variant: told.count > 4 ? 'columns' : 'signs', content: { ...content, title, items } }; // prettier-ignore
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
