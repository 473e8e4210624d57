import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { Met } from '../offer/find-meant';
import type { Reading } from '../reading';
import { lean } from '../words/lean-letters';

/** Kinds that are bought once: "early bird" is a price of theirs, no ticket. */
const bought = new Set<SiteKind>(['product', 'saas', 'mobile-app', 'shop']);
const trades = new Set<SiteKind>([
  'gym',
  'yoga',
  'clinic',
  'dentist',
  'auto',
  'course',
  'event',
  'nonprofit',
  'home-services',
  'cleaning',
  'law',
]);
/** Apps that hold no list: "countdown timer with 3 timers at once and alarm sound". */
export const listless: ReadonlySet<SiteKind> = new Set<SiteKind>([
  'timer',
  'calculator',
  'converter',
  'palette',
]);
/** Kinds with a menu. */
export const cooks: ReadonlySet<SiteKind> = new Set<SiteKind>(['restaurant', 'cafe', 'bakery', 'bar']);
/** Sections whose word may be the thing that has the price: "packages from £450", "tickets £12". */
const priceHeads = new Set<SectionType>(['pricing', 'tickets', 'rooms', 'donation', 'listings']);

/** "10 classes £60": a word in the name of a priced thing begins no list. */
function isThingPriced(reading: Reading, { value, from, to }: Met<SectionType>): boolean {
  const end = reading.tokens[to - 1]?.end ?? 0;
  const isNamed =
    /^\s(?:from |for |ab |desde |dès |da |vanaf )?[€£$]\s?\d|^\s\d+(?:[.,]\d+)?\s?(?:€|kr|zł)/u.test(
      reading.text.slice(end, end + 12),
    );
  return (
    !priceHeads.has(value) && isNamed && reading.tokens[from - 1]?.clause === reading.tokens[from]?.clause
  );
}

/** "dogs welcome £10 a night": of a house with rooms, what one pays besides. */
export const extraOfRooms = lean(
  /(?<!\p{L})(?:dogs?|pets?|breakfast|half board|dinner|parking|cot|extra bed|deposit|cleaning fee|late check-?out|early check-?in|linen|towels|firewood|sauna|bike hire|transfer|wlan|wi-?fi|frühstück|hunde|haustiere|endreinigung|kurtaxe|halbpension|petit[- ]déjeuner|animaux|taxe de séjour|ménage|desayuno|mascotas|limpieza|pequeno-almoço|café da manhã|colazione|animali|ontbijt|huisdieren|toeristenbelasting|śniadanie|zwierzęta|kahvaltı|vélos?|bicicletas?|biciclette|fahrräder|fahrrad|fietsen|rowery|rower|bisiklet|cena|pranzo|dîner|abendessen|jantar|almoço|kolacja|obiad|akşam yemeği|olio|parcheggio|aparcamiento|estacionamento|serviettes|toallas|asciugamani|handtücher|handdoeken|ręczniki|havlu|ארוחת בוקר|חניה|إفطار|موقف)(?!\p{L})/iu,
);

/** Which section a list belongs to: the nearest section word before it, else what its kind sells. */
export function sectionFor(
  reading: Reading,
  met: readonly Met<SectionType>[],
  at: number,
  kind: SiteKind,
): SectionType | null {
  const holders: readonly SectionType[] = [
    'pricing',
    'menu',
    'products',
    'services',
    'tickets',
    'rooms',
    'listings',
    'events',
    'curriculum',
    'donation',
    'timetable',
  ];
  // "Kletterhalle: Tageskarte 12 €": a menu is of those who cook.
  const near = met.findLast(
    (one) =>
      one.from <= at &&
      at - one.to < 60 &&
      holders.includes(one.value) &&
      !isThingPriced(reading, one) &&
      // "sorties chaque dimanche … adhésion 25 €": what being a member costs is no outing.
      (one.value !== 'events' || reading.spoken === 'en' || kind === 'event') &&
      (one.value !== 'tickets' || !bought.has(kind)) &&
      // "classes: yin thu 19:00. drop in 12€": a timetable has no prices where memberships have them.
      !(one.value === 'timetable' && (kind === 'yoga' || kind === 'gym' || reading.spoken !== 'en')) &&
      (one.value !== 'menu' || !trades.has(kind) || (reading.tokens[one.to]?.gap ?? '').includes(':')),
  );
  // "menu with prices: carnitas $3"
  if (near?.value === 'pricing' && cooks.has(kind) && met.some(({ value }) => value === 'menu'))
    return 'menu';
  // "three flats: …" of an estate agent are for sale.
  if (near?.value === 'rooms' && kind === 'real-estate') return 'listings';
  if (near) return near.value;
  const own: Partial<Record<SiteKind, SectionType>> = {
    restaurant: 'menu', cafe: 'menu', bakery: 'menu', bar: 'menu', hotel: 'rooms', shop: 'products', florist: 'products', product: 'pricing', 'real-estate': 'listings', salon: 'services', spa: 'services', clinic: 'services', dentist: 'services', auto: 'services', cleaning: 'services', 'home-services': 'services', veterinary: 'services', saas: 'pricing', gym: 'pricing', yoga: 'pricing', event: 'tickets', course: 'pricing', nonprofit: 'donation',
  }; // prettier-ignore
  // "choir, £4 a session": what it costs is a gift only where gifts are spoken of.
  if (kind === 'nonprofit' && !met.some(({ value }) => value === 'donation')) return 'pricing';
  // "apicultrice, je vends miel 9,50 €, … avec boutique et panier": a kind without wares of its own that asks for a shop.
  const isSold = reading.spoken !== 'en' && met.some(({ value }) => value === 'products' || value === 'cart');
  return own[kind] ?? (isSold ? 'products' : 'pricing');
}
