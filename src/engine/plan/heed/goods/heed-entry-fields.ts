import type { SectionType } from '@/domain/site/vocabulary';
import { readEntryFields } from '../../../brief/short/wares/read-entry-fields';
import type { ContentItem } from '../../content';
import { capitalise } from '../../kinds/parts/weave';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { sampleOf, type Shown } from './field-samples';

/** What the copy may say of a thing already. */
const said: readonly (readonly [field: RegExp, words: RegExp])[] = [
  [/^(?:dimensions|sizes?)$/iu, /\d\s?(?:×|x)\s?\d|\d\s?cm\b|²/iu],
  [/^(?:medium|technique|materials?)$/iu, /\bon (?:linen|board|canvas|paper)\b|\b(?:etching|woodcut|charcoal|linocut|oak|steel)\b/iu],
  [/^(?:bedrooms|beds)$/iu, /\bbed(?:room)?s?\b/iu],
  [/^(?:origin|region)$/iu, /\b(?:Kenya|Ethiopia|Colombia|Brazil|Peru|Guatemala|Rwanda|Mexico|Costa Rica|Sumatra|Java|India|Yemen|Honduras|Burundi)\b/u],
  [/^bathrooms$/iu, /\bbath(?:room)?s?\b/iu],
  [/^(?:gear count|gears|number of gears)$/iu, /\bgears?\b/iu],
]; // prettier-ignore

const shelves: readonly SectionType[] = ['portfolio', 'listings', 'products', 'rooms', 'menu'];
/** Where things stand of which no section is told: beside goods of another sort they have no place. */
const open: readonly SectionType[] = ['portfolio', 'listings'];

/** "4 projects with year and location": each of them shows these fields, as samples where nobody told them. */
export function heedEntryFields(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const told = brief.language.value === 'en' ? readEntryFields(brief.prompt) : null;
  if (told === null) return plan;
  const sections = plan.pages.flatMap((page) => page.sections);
  const counted = brief.counts.find(({ spans }) =>
    spans.some(({ start, end }) => start < told.span.end && end > told.span.start),
  )?.value.thing;
  const shelf = [...(shelves.find((type) => type === counted) ? [counted] : []), ...open].find((type) =>
    sections.some((section) => section.type === type),
  );
  if (shelf === undefined) return plan;
  const shown: Shown = {
    town: plan.contact.place,
    isCoffee: /\b(?:coffee|roast\p{L}*|beans?)\b/iu.test(brief.prompt),
    isRound: /\b(?:ceram\p{L}*|potter\p{L}*|vases?|glass ?blow\p{L}*|sculpt\p{L}*|turned wood)\b/iu.test(
      brief.prompt,
    ),
  };
  const dress = (item: ContentItem, at: number): ContentItem => {
    const known = `${item.title} ${item.text ?? ''} ${(item.list ?? []).join(' ')}`;
    const values = told.fields
      .filter((field) => !said.some(([names, words]) => names.test(field) && words.test(known)))
      .flatMap((field) => sampleOf(field, at, shown) ?? []);
    if (values.length === 0 || isTold(item)) return item;
    const before = item.text?.replace(/(?<=[\p{L}\d)])$/u, '.');
    return {
      ...item,
      text: [before, `${capitalise(values.join(', '))}.`].filter(Boolean).join(' '),
      sample: true,
    };
  };
  const fill = (section: SectionPlan): SectionPlan => {
    if (section.type !== shelf) return section;
    const items = section.content.items ?? [];
    const kept =
      told.count === null ? items : items.slice(0, Math.max(told.count, items.filter(isTold).length));
    return { ...section, content: { ...section.content, items: kept.map(dress) } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(fill) })) };
}

const isTold = ({ sample }: ContentItem): boolean => sample === undefined;
