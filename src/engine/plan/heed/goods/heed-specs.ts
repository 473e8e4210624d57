import { freeId } from '../../free-id';
import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { capitalise } from '../../../capitalise';

/** The sections that facts of their own stand in: as a list, or as sentences. */
const factsOf = ({ type, content }: SectionPlan): readonly string[] =>
  type === 'amenities' && content.title === 'Good to know'
    ? (content.items ?? []).map(({ title }) => title)
    : type === 'text' && content.title === 'In short'
      ? (content.body ?? []).map((line) => line.replace(/[.\s]+$/u, ''))
      : [];
const unit =
  'km\\/h|mph|km|kg|mm|cm|m²|m|kwh|wh|kw|w|v|mah|ah|ml|l|litres?|liters?|gb|tb|mb|hz|khz|nm|lumens|lm|db|miles?|mi|lbs?|oz|inch(?:es)?|in|g|h|hrs?|hours?|min(?:ute)?s?|days?|months?|years?|people|seats|%';
/** "range 120 km", "weight 16 kg", "battery 500 Wh". */
const named = new RegExp(
  String.raw`^(?<name>\p{L}[\p{L} -]{2,24}?)\s(?:of\s|is\s)?(?<value>(?:up to |about |from |under |over )?\d[\d.,]*\s?(?:${unit})(?!\p{L}).{0,24})$`,
  'iu',
);
/** "2-4 players", "45 minutes", "ages 10+": what the figure is of is told by its noun. */
const counted: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Players', /^(?:for\s)?(?<value>\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?)\splayers$/iu],
  ['Playing time', /^(?<value>\d{1,3}(?:\s?(?:-|–|to)\s?\d{1,3})?\smin(?:ute)?s?)$/iu],
  ['Age', /^ages?\s(?<value>\d{1,2}\+?(?:\s?(?:and up|up))?)$/iu],
  ['Delivery', /^(?:delivery|ships?|shipping|available)\s(?:in|from)\s(?<value>\p{Lu}\p{L}+(?:\s\d{4})?)$/u],
  ['Pages', /^(?<value>\d{2,4})\spages$/iu],
  ['Weight', /^(?:weighs\s)(?<value>.*\d.*)$/iu],
];

function readSpec(text: string): ContentItem | null {
  for (const [title, pattern] of counted) {
    const value = pattern.exec(text)?.groups?.['value'];
    if (value !== undefined) return { title, value };
  }
  const { name, value } = named.exec(text)?.groups ?? {};
  return name === undefined || value === undefined ? null : { title: capitalise(name), value };
}

/** Measures of a thing that is sold stand in a table, and not among other facts: "range 120 km", "2-4 players". */
export function heedSpecs(plan: SitePlan): SitePlan {
  const [home, ...others] = plan.pages;
  const list = home?.sections.find((section) => factsOf(section).length > 0);
  if (!home || !list || plan.kind !== 'product') return plan;
  const rows = factsOf(list).map((fact) => ({ fact, spec: readSpec(fact) }));
  const specs = rows.flatMap(({ spec }) => (spec ? [spec] : []));
  if (specs.length < 2) return plan;
  const count = /(?<!\p{L})(?<count>two|three|four|five|six|\d)\scolou?rs\b/iu.exec(plan.brief.prompt)
    ?.groups?.['count'];
  const left = rows.flatMap(({ fact, spec }) => (spec ? [] : [{ title: fact }]));
  const table: SectionPlan = {
    ...list,
    type: 'comparison',
    id: freeId(
      'comparison',
      home.sections.map(({ id }) => id),
    ),
    variant: 'table',
    content: {
      title: /\bspec/iu.test(plan.brief.prompt) ? 'Specifications' : 'In figures',
      items: [...specs, ...(count === undefined ? [] : [{ title: 'Colours', value: capitalise(count) }])],
    },
  };
  const rest: SectionPlan[] =
    left.length > 0
      ? [{ ...list, type: 'amenities', variant: 'checks', content: { title: 'Good to know', items: left } }]
      : [];
  const sections = home.sections.flatMap((section) => (section === list ? [table, ...rest] : [section]));
  return { ...plan, pages: [{ ...home, sections }, ...others] };
}
