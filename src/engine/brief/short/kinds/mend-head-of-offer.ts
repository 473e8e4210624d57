import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Kinds that a single word tells, which may only stand before what is really offered. */
const told: ReadonlySet<SiteKind> = new Set([
  'veterinary', 'therapist', 'clinic', 'dentist', 'salon', 'spa', 'product', 'event', 'nonprofit', 'hotel', 'restaurant', 'bar', 'cafe',
  'bakery', 'consulting', 'gym', 'yoga',
]); // prettier-ignore
/** Heads with which the word before them still says what it is: a therapy practice, a theatre company. */
const ownHead =
  /(?:shops?|stores?|salons?|barbers?|clinics?|practices?|surger(?:y|ies)|hospitals?|studios?|cent(?:re|er)s?|schools?|academy|compan(?:y|ies)|firms?|business|services?|groups?|clubs?|teams?|specialists?|agenc(?:y|ies)|sessions?|class(?:es)?|lessons?|courses?|workshops?|therap(?:y|ies|ists?)|train(?:ers?|ing)|advice|consult\p{L}*|coach(?:es|ing)?|care|carers?|groom\p{L}*|walk\p{L}*|sitt\p{L}*|boarding|behaviou?rists?|hotels?|rooms?|bars?|pubs?|caf[eé]s?|restaurants?|bakery|bakers?|kitchen|deli|stalls?|vans?|trucks?|bus|festivals?|concerts?|shows?|nights?|evenings?|events?|fairs?|markets?|part(?:y|ies)|bands?|trusts?|charit(?:y|ies)|foundation|society|church|house|theatre|museum|gallery|appeal|project|rescue|sanctuary|shelter|brand|apps?|website|page|site|programme|retreats?|massage|treatments?|facials?|nails?|physio\p{L}*|nurses?|vets?|doctors?|dentists?|counsell\p{L}*|catering|caterers?|food|menus?|chefs?|memberships?|launch|gigs?|gin|wine|beer|tea|coffee|cakes?|bread|holidays?|weekends?|breaks?|stays?|cottages?|timetables?|schedules?|pls|surgeons?|consultants?|health|wellness|hygienists?|tickets?|orders?|deliver(?:y|ies)|subscriptions?)$/iu;
/** Things that are conserved on a bench, and no nature. */
const onBench =
  /(?:tapestr(?:y|ies)|textiles?|paintings?|pictures?|paper|books?|manuscripts?|furniture|stone|metal|ceramics?|glass|mosaics?|costumes?|carpets?|rugs?|clocks?|sculptures?|archives?|photographs?|instruments?)\sconservation$/iu;
/** What is done to things that are brought: no shop has it on a shelf. */
const mending =
  /\s(?:restorations?|repairs?|conservation|digitising|engraving|sharpening|tuning|upholstery)$/iu;
const turn = /\s(?:for|in|to|with|from|near|at|by)\s.*$/iu;
const least = 2;

const isStrayShelf = ({ value }: Slot<ListedItem>): boolean =>
  value.price !== undefined &&
  ['menu', 'tickets', 'rooms', 'products', 'donation'].includes(value.section ?? '');

/**
 * "Cold water therapy barrels", "bespoke dog coffins and pet urns", "vintage pram restoration": what ends the offer is what there is,
 * and not what its first words would tell.
 */
export function mendHeadOfOffer(brief: Brief): Brief {
  const { prompt, kind, offer, items } = brief;
  const [span] = offer?.spans ?? [];
  const isTold =
    told.has(kind.value) || (kind.value === 'shop' && mending.test((offer?.value ?? '').replace(turn, '')));
  if (brief.language.value !== 'en' || !isTold || !span || kind.spans.length === 0) return brief;
  if (items.filter(({ value }) => value.price !== undefined).length < least) return brief;
  const whole = prompt.slice(span.start, span.end).replace(turn, '');
  const end = span.start + whole.length;
  const isBefore = kind.spans.every(
    (one) => one.start >= span.start && one.end < end && /^\s\p{L}/u.test(prompt.slice(one.end)),
  );
  const head = /[\p{L}’'-]+$/u.exec(whole)?.[0] ?? '';
  const isBench = kind.value === 'nonprofit' && onBench.test(whole);
  if (!isBench && (kind.value === 'nonprofit' || !isBefore || head.length < 4 || ownHead.test(head)))
    return brief;
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    behaviours: brief.behaviours.filter(
      ({ value }) => value !== 'cart' && value !== 'checkout' && value !== 'rsvp',
    ),
    sections: brief.sections.filter(({ spans }) => spans.length > 0),
    items: items.map((item) =>
      isStrayShelf(item) ? { ...item, value: { ...item.value, section: 'pricing' as const } } : item,
    ),
  };
}
