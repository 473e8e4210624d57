import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;

/** "4 habitaciones dobles", "12 oda": how many rooms a house has, and of which sort. */
const rooms =
  /(?<![\d.,])(?<what>\d{1,3}\s(?:(?:habitaciones|chambres|zimmer|doppelzimmer|ferienwohnungen|apartments?|appartementen|quartos|suítes|suites|camere|kamers|pokoi|pokoje|domki|domków|apartament(?:y|ów)|oda|süit|daire|bungalov|غرف|غرفة|أجنحة|شقق|خيام|חדרים|חדרי\s[א-ת]+|יחידות(?:\sאירוח)?|סוויטות|בקתות)|(?:بيوت|شاليهات|צימרים|bungalows?|studios?|apartamentos|appartements|appartamenti))(?:\s(?:dobles|individuales|familiares|doubles|familiales|duplos|casal|doppie|matrimoniali|singole|dwuosobow\p{L}+|سرير\p{L}*|مزدوجة|זוגיים))?)(?=\s?(?:[,،.;:)\n]|$|\s(?:con|avec|mit|com|met|z|y|et|und|e|en|i|ve)\s))/iu;
/** What a stay is paid by, and no room: a weekend, a night, a week. */
const stays =
  /^(?:(?:el |la |le |das |o |il |un )?(?:fin de semana|week-?end|wochenende|fim de semana|fine settimana|semana|semaine|woche|settimana|noche|nuit|nacht|notte|noite|weekend|midweek|week|tydzień|doba|gecelik|haftalık|hafta sonu|ليلة|أسبوع|לילה|סופ["״]ש|סוף שבוע|שבוע)(?: completo| completa| complet| entier| entero| inteiro)?|.{3,24}\sgecelik)$/iu;

/** Rooms of a house by their number and nothing else. */
const plain =
  /^(?<count>\d{1,2})\s(?:habitaciones|chambres|zimmer|quartos|camere|kamers|apartamentos|appartements?|appartementen|apartments?|appartamenti|ferienwohnungen|bungalows?|studios?)$/iu;
/** "الخيام (5)", "cabanes (4)": what is let beside rooms of a house, with how many there are behind it. */
const bracketed =
  /(?<!\p{L})(?:(?:las|les|die|le|as|de)\s)?(?<noun>(?:ال)?خيام|אוהלים|ה?אוהלים|tiendas|tipis|yurtas|cabañas|tentes|yourtes|cabanes|roulottes|zelte|jurten|hütten|baumhäuser|tende|iurte|casette|tendas|cabanas|chal[ée]s|tenten|blokhutten|namioty|jurty|domki|çadırlar|bungalovlar|lodges|chalets|bungalows|(?:ال)?أكواخ|בקתות)\s?\((?<count>\d{1,2})\)/iu;
const mostNamed = 12;
const named: ReadonlySet<string> = new Set(['es', 'fr', 'de', 'it', 'pt', 'nl']);

/** "três casas": what such a house lets. */
const houses =
  /^(?:casas|casitas|casinhas|cabañas|cabanas|maisons|maisonnettes|cabanes|häuser|ferienhäuser|hütten|huisjes|vakantiehuisjes|case|casette|domki|domków|evler)$/iu;

/** A house that counts its rooms has those, and no room is called "the weekend". */
export function roomsCounted(read: Brief): Brief {
  if (read.kind.value !== 'hotel') return read;
  const brief = {
    ...read,
    counts: read.counts.map((slot) =>
      houses.test(slot.value.thing) ? { ...slot, value: { ...slot.value, thing: 'rooms' } } : slot,
    ),
  };
  const items = brief.items.map((item): Item =>
    item.value.section === 'rooms' && item.value.price !== undefined && stays.test(item.value.name.trim())
      ? { ...item, value: { ...item.value, section: 'pricing' } }
      : item,
  );
  const told = bracketed.exec(brief.prompt);
  const noun = told?.groups?.['noun']?.replace(/^ال|^ה(?=א)/u, '').toLocaleLowerCase(brief.spoken);
  if (told && noun !== undefined && Number(told.groups?.['count']) > 1) {
    const span = { start: told.index, end: told.index + told[0].length };
    const isBeside = ({ spans }: Slot<unknown>): boolean =>
      !spans.some(({ start, end }) => start < span.end && end > span.start);
    return {
      ...brief,
      items: [
        { value: { section: 'rooms', name: `${told.groups?.['count']} ${noun}` }, spans: [span] },
        ...items.filter(isBeside),
      ],
      parts: brief.parts.filter(isBeside),
      phrases: brief.phrases.filter(isBeside),
      counts: brief.counts.filter(isBeside),
    };
  }
  const found = rooms.exec(brief.prompt);
  // "6 quartos": six of them, each with a name; of "48 habitaciones" only the number is told.
  const count = Number(plain.exec(found?.groups?.['what'] ?? '')?.groups?.['count'] ?? 0);
  // "6 Zimmer, ab 80 € pro Nacht": each at that price.
  const isPriced = items.some(({ value }) => (value.section === 'rooms' || value.section === 'pricing') && value.price !== undefined); // prettier-ignore
  if (found && !isPriced && count > 1 && count <= mostNamed && named.has(brief.spoken)) {
    const counted = { start: found.index, end: found.index + (found.groups?.['what']?.length ?? 0) };
    const isOther = (slot: Slot<unknown>): boolean =>
      !slot.spans.some(({ start, end }) => start < counted.end && end > counted.start);
    const isBare = ({ value, spans }: Item): boolean =>
      value.price === undefined && plain.test(value.name) && !isOther({ value, spans });
    return {
      ...brief,
      items: items.filter((item) => !isBare(item)),
      phrases: brief.phrases.filter(isOther),
      counts: [
        ...brief.counts.filter(({ value }) => value.thing !== 'rooms'),
        { value: { thing: 'rooms', count }, spans: [counted] },
      ],
    };
  }
  const what = found?.groups?.['what'];
  if (!found || what === undefined || items.some(({ value }) => value.section === 'rooms'))
    return { ...brief, items };
  const span = { start: found.index, end: found.index + what.length };
  const isFree = (slot: Slot<unknown>): boolean =>
    !slot.spans.some(({ start, end }) => start < span.end && end > span.start);
  return {
    ...brief,
    items: [{ value: { section: 'rooms', name: capitalise(what) }, spans: [span] }, ...items],
    phrases: brief.phrases.filter(isFree),
    counts: brief.counts.filter(({ value }) => value.thing !== 'rooms'),
  };
}
