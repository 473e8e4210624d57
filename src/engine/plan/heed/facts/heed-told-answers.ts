import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { inSentence, toldOffers } from '../../told/told-offers';
import { statedClauses, toldTopics } from './told-topics';
import { isAppKind } from '../../app-kinds';

const cost =
  /^(?:what|how much) (?:does|do|would|will|is|are)\b.*\b(?:cost|charge|prices?)\b|^what do you charge|^how much\b/iu;
/** Kinds whose priced things are plans with names of their own. */
const plansOf: ReadonlySet<string> = new Set(['saas', 'mobile-app']);
const mostRows = 4;
const mostWords = 80;
const mostAsked = 6;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** What the told offers cost, in a sentence; null where nothing is priced or where a list says it better. */
function costOf({ pages, brief }: SitePlan): string | null {
  const told = toldOffers(brief);
  // In a shop the question is asked of what lies on its shelves.
  if (pages.some(({ sections }) => sections.some(({ type }) => type === 'products'))) return null;
  const shown = new Map<string, string>();
  // "£35 a week, £95 a month" of the same thing: both.
  for (const { title, price } of pages
    .flatMap(({ sections }) => sections)
    .filter(({ type }) => type === 'services' || type === 'pricing')
    .flatMap(({ content }) => content.items ?? [])) {
    const key = title.toLowerCase();
    const known = shown.get(key);
    if (price !== undefined && !known?.split(' or ').includes(price))
      shown.set(key, known === undefined ? price : `${known} or ${price}`);
  }
  const priced = told.filter(({ name }) => shown.has(name.toLowerCase()));
  if (priced.length === 0 || priced.length > mostRows) return null;
  const called = priced.map(({ name }) => name);
  // A plan is called what it is called: "Team £15/month and Home £49/month".
  const names = plansOf.has(brief.kind.value) ? called : inSentence(called, brief);
  const free = plansOf.has(brief.kind.value)
    ? told.find(({ name }) => /^(?:free|gratis)$/iu.test(name) && !shown.has(name.toLowerCase()))
    : undefined;
  const rows = priced.map(({ name }, at) => `${names[at] ?? name} ${shown.get(name.toLowerCase()) ?? ''}`);
  if (!rows.some((row) => /\d/u.test(row))) return null;
  return free ? `${free.name} costs nothing. ${listed(rows)}.` : `${listed(rows)}.`;
}

/** When the door is open, in a sentence. */
function openingOf({ pages, brief }: SitePlan): string | null {
  if (brief.hours === null) return null;
  const rows = pages
    .flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'hours')
    ?.content.items?.filter(
      ({ value, sample }) => sample !== true && value !== undefined && /\d/u.test(value),
    );
  if (!rows || rows.length === 0 || rows.length > 3) return null;
  return `${rows.map(({ title, value }) => `${title}, ${value ?? ''}`).join('; ')}.`;
}

type Answer = { readonly item: ContentItem; readonly usual: RegExp };

/**
 * The questions of a short English prompt's site are answered with what the prompt tells: the sums, the days, and what is said of
 * delivery, groups, dogs, guarantees. A usual answer to the same question gives way.
 */
export function heedToldAnswers(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const isShort = brief.prompt.trim().split(/\s+/u).length < mostWords;
  if (!isShort || brief.language.value !== 'en' || brief.spoken !== 'en' || isAppKind(plan.kind)) return plan;
  if (!plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'faq'))) return plan;
  const clauses = statedClauses(brief.prompt);
  const money = costOf(plan);
  const opening = openingOf(plan);
  const answers: Answer[] = [
    ...(money === null ? [] : [{ item: { title: 'What does it cost?', text: money }, usual: cost }]),
    ...(opening === null
      ? []
      : [{ item: { title: 'When are you open?', text: opening }, usual: /^when are you (?:open|there)/iu }]),
    ...toldTopics.flatMap(({ question, told, usual }) => {
      const text = clauses.find((clause) => told.test(clause));
      return text === undefined ? [] : [{ item: { title: question(text), text }, usual }];
    }),
  ];
  if (answers.length === 0) return plan;
  const answered = (section: SectionPlan): SectionPlan => {
    const items = section.content.items ?? [];
    if (section.type !== 'faq' || items.length === 0) return section;
    const asked = new Set(
      brief.quotes.filter(({ value }) => value.use === 'question').map(({ value }) => value.text),
    );
    const seen = new Set<string>();
    const own = answers.filter(({ item: { text } }) => {
      if (seen.has(text ?? '')) return false;
      seen.add(text ?? '');
      return true;
    });
    const usual = items.filter(
      ({ title, sample }) =>
        asked.has(title) || sample === false || !answers.some((answer) => answer.usual.test(title)),
    );
    const left = usual.slice(0, Math.max(mostAsked - own.length, asked.size));
    return { ...section, content: { ...section.content, items: [...own.map(({ item }) => item), ...left] } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(answered) })) };
}
