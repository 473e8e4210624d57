import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const tables: ReadonlySet<string> = new Set(['restaurant', 'cafe', 'bakery', 'bar']);
const packages =
  /\b(?<what>packages?|set menus?|menus?|catering|private hire|hire|weddings?|buffets?|platters?|hampers?|boxes|party menus?)\s(?:are |start |starts |starting |priced |costs? )?(?:from|at)\s[£€$]/iu;
const sums = /\bprice list\b|\bpackages\b|\bprivate (?:hire|parties|events)\b|\bplans?\b|\bmemberships?\b/iu;

/** What is done there and not served, whatever it costs: "tours on Saturdays £15". */
const done =
  /^(?!tasting menu)(?:\p{L}[\p{L}-]*\s){0,3}(?:tours?|tastings?|workshops?|class(?:es)?|master ?class(?:es)?|lessons?|courses?|hire|vouchers?|gift cards?|memberships?|quiz(?: night)?|entry|tickets?)(?:\s(?:on|every)\s.*)?$/iu;

/** What a house that serves has on its card: its beers, and no price list beside it; and no dish that is the house itself. */
export function mendCard(brief: Brief): Brief {
  if (brief.kind.value === 'blog') return withRecipes(brief);
  if (!tables.has(brief.kind.value)) return brief;
  const offer = brief.offer?.value.toLowerCase() ?? '';
  const isBar = brief.kind.value === 'bar';
  const items = brief.items.map((item): Slot<ListedItem> => {
    const { section, name, price } = item.value;
    // "Our beers: Powder Keg IPA, Grapeshot Pale": a taproom pours them.
    if (isBar && section === 'products' && price === undefined)
      return { ...item, value: { ...item.value, section: 'menu' } };
    // "5 meals €45, 10 meals €80": how many one takes is a plan, and no dish.
    if (
      price !== undefined &&
      section === 'menu' &&
      (done.test(name) || /^\d+\s(?:meals|portions|lunches|dinners|boxes|people|guests)$/iu.test(name))
    )
      return { ...item, value: { ...item.value, section: 'pricing' } };
    const [span] = item.spans;
    const told = span && brief.prompt.slice(Math.max(0, span.start - 40), span.end + 40);
    const what = price !== undefined && name.toLowerCase() === offer ? packages.exec(told ?? '') : null;
    // "pizza van … packages from £12 per head": what it costs is a package, and no dish.
    return what
      ? {
          ...item,
          value: { ...item.value, name: capitalise(what.groups?.['what'] ?? name), section: 'pricing' },
        }
      : item;
  });
  const hasSums = sums.test(brief.prompt) || items.some(({ value }) => value.section === 'pricing');
  const poured = isBar && items.some(({ value }) => value.section === 'menu');
  const sections = brief.sections
    .filter(({ value }) => value !== 'pricing' || hasSums)
    .map((slot) => (poured && slot.value === 'products' ? { ...slot, value: 'menu' as const } : slot));
  return {
    ...brief,
    items,
    sections: sections.filter(({ value }, at) => sections.findIndex((one) => one.value === value) === at),
    // "no cocktails" leaves out drinks, and not the card.
    excluded: brief.excluded.filter(
      ({ value, spans }) =>
        value !== 'menu' ||
        spans.some(({ start, end }) => /\b(?:menus?|card|food)\b/iu.test(brief.prompt.slice(start, end))),
    ),
    // "8 coffees" are on the card.
    counts: brief.counts.filter(({ value }) => value.thing !== 'products'),
  };
}

const onCard =
  /^(?:difficulty|level|cost(?: per \p{L}+)?|price(?: per \p{L}+)?|prep(?:aration)? time|cook(?:ing)? time|time|servings|ingredients|method|steps|calories|search|filters?)$/iu;

/** "9 recipes with cost per portion, difficulty": what stands on each card is no section beside them. */
function withRecipes(brief: Brief): Brief {
  if (!/\brecipes?\b/iu.test(brief.prompt.slice(0, 120))) return brief;
  return {
    ...brief,
    sections: brief.sections.filter(({ value }) => value !== 'pricing'),
    parts: brief.parts.filter(({ value }) => !onCard.test(value.title)),
  };
}
