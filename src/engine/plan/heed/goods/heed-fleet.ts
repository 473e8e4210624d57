import { freeId } from '../../free-id';
import { findKind } from '../../kinds/find-kind';
import { money } from '../../kinds/parts/money';
import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { makeFacts } from '../../told/make-facts';

/** What is hired out, by the words for it, and what there usually is of it: name, what it is for, euros a day, picture. */
const fleets: readonly (readonly [
  word: RegExp,
  rows: readonly (readonly [string, string, number, string])[],
])[] = [
  [
    /\b(?:campervans?|camper ?vans?|campers?|motorhomes?|rvs?|caravans?)\b/iu,
    [
      ['For two', 'A bed, a stove, and a roof that lifts.', 95, 'van'],
      ['For four', 'Two beds, a shower, a table.', 135, 'van'],
      ['For six', 'For a family and the things it takes along.', 165, 'van'],
    ],
  ],
  [
    /\b(?:scooters?|motorbikes?|motorcycles?|mopeds?)\b/iu,
    [
      ['Town scooter', '50 cc, two helmets, a box for shopping.', 28, 'motorbike'],
      ['Large scooter', '125 cc, for two and the coast road.', 42, 'motorbike'],
      ['Motorcycle', 'For whoever has the licence for it.', 85, 'motorbike'],
    ],
  ],
  [
    /\b(?:e-?bikes?|bikes?|bicycles?|cycles)\b/iu,
    [
      ['City bike', 'Upright, with lights and a basket.', 15, 'bike'],
      ['Touring bike', 'Gears for hills, a rack for bags.', 22, 'bike'],
      ['Electric bike', 'For hills that would otherwise win.', 38, 'bike'],
      ['Children’s bike', 'Three sizes, with or without a trailer.', 10, 'bike'],
    ],
  ],
  [
    /\b(?:boats?|kayaks?|canoes?|yachts?|dinghies|paddle ?boards?|sups?)\b/iu,
    [
      ['For one', 'With paddle and vest.', 25, 'boat'],
      ['For two', 'Wide and steady.', 40, 'boat'],
      ['For the family', 'Room for four and a picnic.', 75, 'boat'],
    ],
  ],
  [
    /\b(?:vans?|trucks?|minibus(?:es)?)\b(?!.*\bcars?\b)/iu,
    [
      ['Small van', 'For boxes, a bicycle, a sofa at a pinch.', 45, 'van'],
      ['Long van', 'For a flat with two rooms.', 65, 'van'],
      ['Van with tail lift', 'For what two people do not lift.', 95, 'van'],
    ],
  ],
  [
    /\b(?:cars?|vehicles?|auto|rent a car)\b/iu,
    [
      ['Small car', 'Four seats, easy to park.', 35, 'car'],
      ['Estate', 'Five seats and room for all their bags.', 49, 'car'],
      ['High and wide', 'For rough roads and long legs.', 65, 'car'],
      ['Open top', 'For two, and the coast road.', 79, 'car'],
      ['Nine seats', 'Everybody in one, and nobody lost.', 99, 'van'],
    ],
  ],
];
const asked =
  /\b(?:our |the )?(?:fleet|(?:vehicles?|cars?|vans?|bikes?|boats?|campers?)\s(?:list|with|and their prices|by (?:class|type|size)))\b/iu;
const hires = /\b(?:rental|rentals|hire|rent a|self drive)\b/iu;

/** "fleet with price per day": what can be hired, as cards to choose from; samples, until the owner puts in their own. */
export function heedFleet(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const [home, ...others] = plan.pages;
  const offer = brief.offer?.value ?? '';
  if (!home || plan.language !== 'en' || !hires.test(offer) || !asked.test(brief.prompt)) return plan;
  const isTold = brief.items.some(({ value }) => value.price !== undefined);
  const has = plan.pages.some(({ sections }) =>
    sections.some(
      ({ type, content }) =>
        (type === 'rooms' || type === 'products' || type === 'listings') &&
        (content.items ?? []).some(({ sample }) => sample !== true),
    ),
  );
  const rows = fleets.find(([word]) => word.test(offer))?.[1];
  if (isTold || has || !rows) return plan;
  const facts = makeFacts(brief, findKind(plan.kind), plan.seed);
  const booking = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'booking');
  const contact = plan.pages.find(({ role }) => role === 'contact')?.path;
  const href = booking ? 'booking' : (contact ?? 'contact');
  const items = rows.map(([title, text, euros, art]): ContentItem => ({
    title,
    text,
    price: money(facts, euros),
    note: 'a day',
    art,
    sample: true,
    action: { label: 'Ask for dates', href },
  }));
  const fleet: SectionPlan = {
    type: 'listings',
    id: freeId(
      'listings',
      home.sections.map(({ id }) => id),
    ),
    variant: 'grid',
    ground: 'page',
    content: { title: 'The fleet', items },
    behaviours: [],
  };
  const at = home.sections.findIndex(({ type }) => type === 'hero') + 1;
  const choices = items.map(({ title }): ContentItem => ({ title }));
  const withChoices = (section: SectionPlan): SectionPlan =>
    section.type === 'booking' ? { ...section, content: { ...section.content, items: choices } } : section;
  return {
    ...plan,
    pages: [
      {
        ...home,
        sections: [...home.sections.slice(0, at), fleet, ...home.sections.slice(at)]
          // Made-up offers of another sort would stand beside it.
          .filter(({ type, id }) => type !== 'rooms' && (type !== 'listings' || id === fleet.id))
          .map(withChoices),
      },
      ...others.map((page) => ({ ...page, sections: page.sections.map(withChoices) })),
    ],
  };
}
