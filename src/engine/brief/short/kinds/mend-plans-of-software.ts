import type { Brief } from '@/domain/site/brief';

const plan =
  /^(?:free|hobby|starter|basic|plus|pro|team|teams|growth|scale|business|enterprise|indie|studio|agency|developer|personal|premium)$/iu;
/** Paid for by the month or by the head: what is kept open, and no thing that is bought once. */
const rented = /(?:\/|\bper |\ba )\s?(?:mo(?:nth)?|user|seat|year|yr|site|project|workspace)\b/iu;
/** "Landing page for Pipewright, CI pipelines for monorepos.": name, what it is, and whom or what it is for. */
const opening =
  /^(?:[\p{L}-]+\s){0,4}(?:page|website|site)\sfor\s(?<name>["“']?\p{Lu}[^,.:;–—\n]{1,40}?)["”']?(?:,|:|\s[–—-])\s(?<what>(?:an?\s|the\s)?[^.,;:\n]{3,70})(?=[.,;:\n]|$)/iu;

/** Whom a program is for; "for monorepos" tells what it works on. */
const people =
  /(?:ers|ors|ists|ians|ants|ees|teams?|shops|agencies|companies|businesses|start-?ups|clubs|schools|clinics|people|makers|parents|restaurants|hotels|studios|choirs|bands|nonprofits|charities|families|couples|students)$/iu;
const isPlan = ({ value }: Brief['items'][number]): boolean =>
  (value.section === 'pricing' || value.section === 'products') && plan.test(value.name);

/** "Free, Pro €9/month and Team €29/month": plans, the first of which costs nothing, and no wares. */
const asPlans = ({ prompt, items }: Brief): Brief['items'] => {
  const plans = items
    .filter(isPlan)
    .map((item) => ({ ...item, value: { ...item.value, section: 'pricing' as const } }));
  const free = plans.some(({ value }) => /^free$/iu.test(value.name))
    ? null
    : /(?<=^|[.:,(]\s?)free(?=,|\sand\s\p{Lu})/iu.exec(prompt);
  const gratis = free
    ? [
        {
          value: { section: 'pricing' as const, name: 'Free' },
          spans: [{ start: free.index, end: free.index + 4 }],
        },
      ]
    : [];
  const startOf = ({ spans }: Brief['items'][number]): number => spans[0]?.start ?? 0;
  // In the order in which they are told.
  return [...items.filter((item) => !isPlan(item)), ...gratis, ...plans].toSorted(
    (one, other) => startOf(one) - startOf(other),
  );
};

/** What only programs have beside their features. */
const ofPrograms =
  /\b(?:integrat(?:es|ions?)|api|free trial|price toggle|(?:monthly|month)\s?(?:\/|or|and)\s?(?:yearly|annual|year)|changelog|import from|syncs?|start free)\b/iu;
const isProgram = ({ prompt, kind, place, sections, language }: Brief): boolean =>
  kind.value === 'unknown' &&
  language.value === 'en' &&
  place === null &&
  ['features', 'pricing'].every((one) => sections.some(({ value }) => value === one)) &&
  ofPrograms.test(prompt);

/**
 * Hobby free, Team $20 a month: what is rented by such plans is a program, even where its trade has no word that tells one.
 * What it is stands behind its name.
 */
export function mendPlansOfSoftware(brief: Brief): Brief {
  const { prompt, kind, name } = brief;
  if (!['unknown', 'product', 'saas'].includes(kind.value)) return brief;
  // "features, integrations with Xero, pricing": a program, whatever it is called by.
  if (isProgram(brief)) return { ...brief, kind: { value: 'saas', spans: [] } };
  const items = asPlans(brief);
  const plans = items.filter(isPlan);
  if (plans.length < 2 || !plans.some(({ value }) => rented.test(value.price ?? ''))) return brief;
  if (kind.value === 'saas') return { ...brief, items };
  const found = opening.exec(prompt);
  const { name: called = '', what = '' } = found?.groups ?? {};
  const known = { ...brief, items, kind: { value: 'saas' as const, spans: kind.spans } };
  if (!found || called.replace(/^["“']/u, '') !== name?.value) return known;
  const said = what.replace(/^(?:an?|the)\s/iu, '');
  const [first = said, last] = said.split(/\sfor\s/u);
  const whom = people.test(last ?? '') ? last : undefined;
  const thing = whom === undefined ? said : first;
  const end = found.index + found[0].length;
  const spans = [{ start: end - said.length, end }];
  return {
    ...known,
    offer: { value: thing, spans },
    audience: brief.audience ?? (whom === undefined ? null : { value: whom, spans }),
    phrases: brief.phrases.filter((slot) => !slot.spans.some(({ start, end: to }) => start >= end - said.length && to <= end)), // prettier-ignore
  };
}
