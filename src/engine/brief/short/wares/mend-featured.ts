import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Kinds that say nothing of how things are had. */
const open: ReadonlySet<SiteKind> = new Set(['unknown', 'product']);
/** "three featured ciders (Foxwhelp £14, …)". */
const featured =
  /\b(?:featured|best-?selling|signature|newest|latest) (?:\p{L}+ ){0,2}?(?<thing>\p{L}{3,}s)(?: in a (?:row|grid))?(?:: | \()/iu;
/** What is booked, visited or watched, and does not go into a parcel. */
const booked =
  /^(?:tours?|treks?|trips?|walks?|hikes?|rides?|routes|holidays|safaris|cruises|workshops?|courses?|classes|lessons|sessions|retreats?|camps?|rooms|suites|cabins|cottages|villas|stays|houses|homes|apartments|properties|listings|plots|treatments?|massages|facials|services|packages|plans|tiers|memberships|dishes|menus|plates|mains|courses|events|gigs|shows|concerts|talks|speakers|posts|articles|stories|recipes|projects|studies|clients|reviews|testimonials|animals|dogs|cats|horses|cars|vans|boats|campaigns|causes|programs|programmes|experiences|adventures|departures|destinations|nights|weddings|venues|spaces|desks|offices|artists|teachers|features|apps|games|films)$/iu;

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s)$/u, '');

/**
 * "We are Hollow Oak Cider … three featured ciders (Foxwhelp £14, Kingston Black £12)": who shows things with prices by the piece
 * sells them, and they say what the business is.
 */
export function mendFeatured(brief: Brief): Brief {
  const found = featured.exec(brief.prompt);
  const thing = found?.groups?.['thing'];
  if (!found || thing === undefined || !open.has(brief.kind.value) || booked.test(thing)) return brief;
  // "three featured bikes (City £18 a day)": by the day they are hired.
  if (/\b(?:a|an|per)\s(?:day|hour|week|night)\b|\bhire\b/iu.test(brief.prompt.slice(found.index)))
    return brief;
  const from = found.index + found[0].length;
  const to = from + brief.prompt.slice(from).search(/[);\n]|\.(?!\d)/u);
  const isShown = ({ value, spans }: Slot<ListedItem>): boolean =>
    value.price !== undefined && spans.some(({ start }) => start >= from && start < to);
  const count = brief.items.filter(isShown).length;
  if (count < 2) return brief;
  const called = new RegExp(`\\b${stemOf(thing)}(?:y|e?s)?$`, 'iu').exec(brief.name?.value ?? '');
  const start = found.index + found[0].lastIndexOf(thing);
  return {
    ...brief,
    kind: { ...brief.kind, value: 'shop' },
    offer: {
      value: called ? called[0].toLowerCase() : thing.toLowerCase(),
      spans: [{ start, end: start + thing.length }],
    },
    items: brief.items.map((item) =>
      isShown(item) ? { ...item, value: { ...item.value, section: 'products' } } : item,
    ),
    sections: brief.sections.some(({ value }) => value === 'products')
      ? brief.sections
      : [...brief.sections, { value: 'products', spans: [{ start, end: start + thing.length }] }],
    // "6 bottles" of a box count what is in it.
    counts: [
      ...brief.counts.filter(({ value }) => value.thing !== 'products'),
      { value: { thing: 'products', count }, spans: [] },
    ],
    behaviours: brief.behaviours.some(({ value }) => value === 'cart')
      ? brief.behaviours
      : [...brief.behaviours, { value: 'cart', spans: [] }],
  };
}
