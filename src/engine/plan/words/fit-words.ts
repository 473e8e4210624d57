import type { SiteKind } from '@/domain/site/vocabulary';
import { lodgingAsked } from './lodging-asked';
import { feedsElsewhere, isCaterer } from '../../brief/abroad/feeds-elsewhere';
import type { Words } from './words';
import { lean } from '../../brief/words/lean-letters';

/** What a kitchen makes that cooks for tables elsewhere. */
const prepared: Readonly<Record<string, string>> = {
  es: 'Lo que preparamos.',
  fr: 'Ce que nous préparons.',
  de: 'Was wir zubereiten.',
  pt: 'O que preparamos.',
  it: 'Quello che prepariamo.',
  nl: 'Wat we maken.',
  pl: 'Co przygotowujemy.',
  tr: 'Neler hazırlıyoruz.',
  ar: 'ما نحضّره.',
  he: 'מה אנחנו מכינים.',
};

const programs: ReadonlySet<SiteKind> = new Set(['saas', 'mobile-app', 'docs']);
const tables: ReadonlySet<SiteKind> = new Set(['restaurant', 'cafe', 'bar']);

/** In Turkish an appointment and a reservation have words of their own. */
const bookedPages = ({ language, pages }: Words): Words['pages'] =>
  language === 'tr' ? { ...pages, book: 'Rezervasyon' } : pages;

const mine: Readonly<Record<string, string>> = {
  nl: 'Over mij',
  pl: 'O mnie',
  tr: 'Hakkımda',
  es: 'Sobre mí',
  fr: 'À propos de moi',
  de: 'Über mich',
  pt: 'Sobre mim',
  it: 'Chi sono',
  ar: 'نبذة عني',
  he: 'עליי',
};
const ofMe = lean(
  /(?<!\p{L})ik ben (?!op zoek|de eigena|eigena|van plan)\p{L}{4}(?!.*(?<!\p{L})(?:wij|ons|onze)(?!\p{L}))|(?<!\p{L})jestem (?!właściciel|zaint)\p{L}{4}(?!.*(?<!\p{L})(?:nasz\p{L}*|jesteśmy)(?!\p{L}))|\p{L}{4,}(?:yım|yim|yum|yüm)(?!\p{L})(?!.*(?:mız|miz|muz|müz)(?!\p{L}))|(?<!\p{L})אני (?!רוצ|צרי|מחפש|בעל)[א-ת]{3}(?!.*(?:אנחנו|שלנו))|(?<!\p{L})[أا]نا (?!عايز|عاوز|بدي|[أا]ريد|[أا]بغى|[أا]بي|محتاج|صاحب|بحاجة)[\u0621-\u064A]{3}|(?<!\p{L})(?:over mij|o mnie|hakkımda|sobre m[ií]|qui[eé]n soy|qui (?:suis-je|je suis)|über mich|wer ich bin|sobre mim|quem sou|chi sono|su di me)(?!\p{L})|نبذة عني|(?<!\p{L})(?:עליי|עלי|אודותיי)(?!\p{L})/iu,
);

/** The words for a site that its owner speaks of as "me" in the prompt: "O mnie", and not "O nas". */
export function speakOfOne(words: Words, prompt: string): Words {
  const about = ofMe.test(prompt) ? mine[words.language] : undefined;
  if (about === undefined) return words;
  return { ...words, sections: { ...words.sections, about }, pages: { ...words.pages, about } };
}

const camping =
  /(?<!\p{L})(?:(?:boeren|natuur|mini|gezins)?-?camping)(?:platz)?|campingplatz|parque de campismo|campeggio|kampeerterrein|kemping|pol[ea] namiotow|kamp alanı|karavan park|(?<!\p{L})مخيم(?! صيفي)|קמפינג|חניון לילה/iu;
/** A camp has pitches and cabins, and no rooms in a house. */
const ofCamping: Readonly<Record<string, { title: string; see: string; here: string; lede?: string }>> = {
  nl: {
    title: 'Plaatsen en verblijven',
    see: 'Plaatsen bekijken',
    here: 'Op de camping',
    lede: 'Vind de plek die bij je past.',
  },
  pl: {
    title: 'Miejsca i domki',
    see: 'Zobacz miejsca',
    here: 'Na kempingu',
    lede: 'Znajdź miejsce dla siebie.',
  },
  tr: {
    title: 'Kamp yerleri',
    see: 'Kamp yerlerine bak',
    here: 'Kamp alanında',
    lede: 'Size uyan yeri bulun.',
  },
  ar: { title: 'أماكن التخييم', see: 'شاهد الأماكن', here: 'في المخيم', lede: 'اختر المكان الذي يناسبك.' },
  he: { title: 'מקומות לינה', see: 'למקומות הלינה', here: 'בקמפינג', lede: 'מצאו את המקום שמתאים לכם.' },
  es: { title: 'Parcelas y alojamientos', see: 'Ver parcelas', here: 'En el camping' },
  fr: { title: 'Emplacements et locations', see: 'Voir les emplacements', here: 'Au camping' },
  de: { title: 'Stellplätze und Unterkünfte', see: 'Stellplätze ansehen', here: 'Auf dem Platz' },
  pt: { title: 'Parcelas e alojamentos', see: 'Ver as parcelas', here: 'No parque' },
  it: { title: 'Piazzole e alloggi', see: 'Vedi le piazzole', here: 'In campeggio' },
};

/** What guests of a shop take part in, where they come by. */
const onTheSpot: Readonly<Record<string, string>> = {
  es: 'En persona',
  fr: 'Sur place',
  de: 'Vor Ort',
  pt: 'No local',
  it: 'Sul posto',
};

/** "Casa rural: habitaciones con precios": a house that is let by the room. */
const byRoom =
  /(?:habitaciones|chambres|quartos|camere|zimmern?)\s(?:con|avec|com|mit|y|et|e|und)\s(?:sus\s|les\s|leurs\s|os\s|i\s)?(?:precios?|prix|tarifs?|preços?|prezz[io]|preisen?)/iu;
/** Whether a prompt is about a house or flat that is let as a whole. */
export const isWholeHouse = ({ wholeHouse }: Words, kind: SiteKind, prompt: string): boolean =>
  kind === 'hotel' && wholeHouse?.told.test(prompt) === true && !byRoom.test(prompt);

const lists = new Set<SiteKind>(['real-estate', 'directory']);
const adopting =
  /adopc|adopt|ado[çc][ãõ]|adozion|adottar|tierheim|tierschutz|vermittlung von tieren|zuhause gesucht|asiel|schronisk|sahiplen|barına|تبني|تبنّ|אימוץ|כלבייה/iu;
/** What stands in a list of any house but an estate agent's: animals that look for a home, or whatever there is. */
const listed: Readonly<Record<string, readonly [animals: string, other: string]>> = {
  es: ['Buscan casa', 'Lo que hay'],
  fr: ['Cherchent une famille', 'Nos annonces'],
  de: ['Suchen ein Zuhause', 'Angebote'],
  pt: ['Procuram casa', 'O que há'],
  it: ['Cercano casa', 'Che cosa c’è'],
  nl: ['Zoeken een thuis', 'Ons aanbod'],
  pl: ['Szukają domu', 'Nasza oferta'],
  tr: ['Yuva arıyorlar', 'İlanlar'],
  ar: ['يبحثون عن بيت', 'المعروض'],
  he: ['מחפשים בית', 'מה יש'],
};
const withLists = (words: Words, kind: SiteKind, prompt: string): Words => {
  const [animals, other] = lists.has(kind) ? [] : (listed[words.language] ?? []);
  const title = adopting.test(prompt) ? animals : other;
  return title === undefined
    ? words
    : {
        ...words,
        sections: { ...words.sections, listings: title },
        pages: { ...words.pages, properties: title },
      };
};

/** The words of a language as a kind of house says them: a table or a room is booked there, and no appointment. */
export function fitWords(written: Words, kind: SiteKind, prompt = ''): Words {
  if (written.language === 'en') return written;
  const told = withLists(written, kind, prompt);
  // Only programs have functions.
  const words: Words = programs.has(kind)
    ? { ...told, sections: { ...told.sections, process: told.actions.learnMore } }
    : { ...told, pages: { ...told.pages, features: told.sections.features } };
  const { actions, sections, ledes } = words;
  const kitchen = { prompt, spoken: written.language };
  if (kind === 'restaurant' && feedsElsewhere(kitchen)) {
    const made = isCaterer(kitchen) ? prepared[written.language] : undefined;
    return made === undefined ? words : { ...words, ledes: { ...ledes, menu: made } };
  }
  if (tables.has(kind))
    return {
      ...words,
      actions: { ...actions, book: actions.bookTable },
      sections: { ...sections, booking: actions.bookTable },
      pages: bookedPages(words),
    };
  const { wholeHouse } = words;
  if (wholeHouse && isWholeHouse(words, kind, prompt))
    return {
      ...words,
      actions: { ...actions, book: actions.bookRoom, seeRooms: wholeHouse.see },
      sections: {
        ...sections,
        booking: actions.bookRoom,
        areas: sections.map,
        rooms: wholeHouse.heading,
      },
      pages: { ...bookedPages(words), rooms: wholeHouse.page },
      ledes: { ...ledes, booking: wholeHouse.ask, rooms: wholeHouse.lede },
    };
  const free = kind === 'hotel' ? (lodgingAsked(words.language, prompt) ?? ledes.rooms) : ledes.rooms;
  const pitches =
    kind === 'hotel' && camping.test(prompt.slice(0, 120)) ? ofCamping[words.language] : undefined;
  if (pitches)
    return {
      ...words,
      actions: { ...actions, book: actions.bookRoom, seeRooms: pitches.see },
      sections: {
        ...sections,
        booking: actions.bookRoom,
        areas: sections.map,
        rooms: pitches.title,
        amenities: pitches.here,
      },
      pages: { ...bookedPages(words), rooms: pitches.title },
      ledes: { ...ledes, booking: pitches.lede ?? free, rooms: pitches.lede ?? free },
    };
  if (kind === 'hotel')
    return {
      ...words,
      actions: { ...actions, book: actions.bookRoom },
      sections: { ...sections, booking: actions.bookRoom, areas: sections.map },
      pages: bookedPages(words),
      ledes: { ...ledes, booking: free, rooms: free },
    };
  const onSpot = kind === 'shop' ? onTheSpot[words.language] : undefined;
  if (onSpot !== undefined) return { ...words, sections: { ...sections, amenities: onSpot } };
  // Guests of a day look for its programme and the way, and send a reply.
  if (kind === 'event')
    return {
      ...words,
      pages: { ...words.pages, schedule: sections.agenda, visit: sections.map, book: actions.reply },
    };
  return words;
}
