import type { Brief } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { lexiconOf } from '../../words/compile-lexicon';
import { findPhrases } from '../../words/phrase-index';
import { tokenise } from '../../words/tokenise';

const listed = new Set(['menu', 'products', 'events']);
const sellers = new Set<SiteKind>(['shop', 'florist', 'bakery', 'cafe', 'restaurant', 'bar']);
/** What a page has and nobody buys over the counter. */
const besides = new Set<SectionType>([
  'events', 'posts', 'newsletter', 'team', 'jobs', 'gallery', 'video', 'faq', 'testimonials', 'map', 'hours', 'contact', 'areas', 'about', 'story',
]); // prettier-ignore

/** The section that words name as a whole; null for words that only hold such a name. */
function sectionOfWhole(name: string, { spoken, kind }: Brief): SectionType | null {
  const tokens = tokenise(name);
  const whole = findPhrases(lexiconOf(spoken).sections, tokens).filter(
    ({ from, to, value }) => from === 0 && to === tokens.length && value.kinds?.has(kind.value) !== false,
  );
  return whole[0]?.value.value ?? null;
}

/**
 * "für eine Bäckerei: Speisekarte, Öffnungszeiten": the first of a list of sections is no dish, "Sortiment" no ware, and
 * "eventi" of a bookshop nothing that it sells.
 */
export function titlesNoItems(brief: Brief): Brief {
  const { items, kind, sections } = brief;
  const titles = items.flatMap((item) => {
    const { section, price, note, name } = item.value;
    if (!listed.has(section ?? '') || price !== undefined || note !== undefined) return [];
    const type = sectionOfWhole(name, brief);
    const isOther = type !== null && besides.has(type) && sellers.has(kind.value);
    return type !== null && (listed.has(type) || isOther) ? [[item, type] as const] : [];
  });
  if (titles.length === 0) return brief;
  const asked = titles.filter(
    ([, type], at) =>
      besides.has(type) &&
      !sections.some(({ value }) => value === type) &&
      titles.findIndex(([, one]) => one === type) === at,
  );
  return {
    ...brief,
    items: items.filter((item) => !titles.some(([one]) => one === item)),
    sections: [...sections, ...asked.map(([{ spans }, value]) => ({ value, spans }))],
  };
}
