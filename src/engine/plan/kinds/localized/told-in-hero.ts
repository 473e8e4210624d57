import { refusedSale } from '../../../brief/short/kinds/mend-street-shop';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { onlyPaid } from './only-paid';
import { programTitle } from './what-it-does';
import { feedsElsewhere } from '../../../brief/abroad/feeds-elsewhere';
import { isInvitation } from '../../who/is-invitation';
import { listedOf } from '../parts/price-of';
import { capitalise, lowerFirst } from '../parts/weave';
import { lean } from '../../../brief/words/lean-letters';

const western = new Set(['es', 'fr', 'de', 'pt', 'it']);
const and: Readonly<Record<string, string>> = {
  es: 'y', fr: 'et', de: 'und', pt: 'e', it: 'e', nl: 'en', pl: 'i', tr: 've', ar: 'و', he: 'ו',
}; // prettier-ignore
/** Languages that write their "and" in one with the next word. */
const joined = new Set(['ar', 'he']);
const offered: readonly (SectionType | null)[] = [
  'services',
  'products',
  'menu',
  'curriculum',
  'features',
  'amenities',
];
const most = 4;
const longest = 34;

/** Languages of the west of Europe, whose cafés sell over a counter. */
export const isWestern = (language: string): boolean => western.has(language);
/** Languages whose pages open with the prompt's own words: all but English, which has its own way. */
export const opensAsTold = (language: string): boolean => language in and;

const joint = (language: string, next: string): string => {
  if (language === 'es' && /^(?:i|hi(?!e))/iu.test(next)) return 'e ';
  if (language === 'it' && /^e/iu.test(next)) return 'ed ';
  if (joined.has(language)) return `${and[language] ?? ''}${/^[\d\p{Script=Latin}]/u.test(next) ? '-' : ''}`;
  return `${and[language] ?? ''} `;
};

const lowered = (title: string, language: string): string =>
  language === 'tr' && !/^\p{Lu}(?:\p{Lu}|$)/u.test(title)
    ? title.charAt(0).toLocaleLowerCase('tr') + title.slice(1)
    : lowerFirst(title);

/** Common ones: others may be nouns that end alike ("Kurse Yoga"). */
const isAdjective =
  /^(?:lose|frische|hausgemachte|selbstgemachte|kleine|große|neue|alte|regionale|saisonale|vegane|vegetarische|warme|kalte|süße|herzhafte|gute|feine|kreative|individuelle|private|professionelle|manuelle|moderne|klassische|traditionelle|handgemachte|gebrauchte|glutenfreie|täglich(?:e)|günstige|geführte|offene|kostenlose|schnelle|persönliche|betriebliche|medizinische|digitale|lokale|nachhaltige|gemischte|gegrillte|gebackene|wechselnde|eigene)[nrs]?\s/iu;

// "LED", "iPhone", "Grüner Veltliner": what is written with capitals inside stays so.
const inside = (title: string, language: string, prompt = ''): string =>
  // "Etiopia, Brazylia": a capital in the midst of a sentence is a name's.
  [', ', '، '].some((mark) => prompt.includes(`${mark}${title}`)) && language !== 'de'
    ? title
    : language === 'de'
      ? // "lose Lebensmittel": an adjective before its noun.
        /^\p{Lu}\p{Ll}+(?:e|er|es|en)\s\p{Lu}\p{Ll}/u.test(title) && isAdjective.test(title)
        ? lowerFirst(title)
        : capitalise(title)
      : /^\p{Lu}[\p{Lu}\d]|\s\p{Lu}|^\p{Ll}/u.test(title)
        ? title
        : lowered(title, language);

// "iç yıkama" begins with İ.
const begun = (title: string, language: string): string =>
  language === 'tr'
    ? title.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('tr'))
    : capitalise(title);

/** Things in a row as a sentence says them: "Herramientas, pinturas y copias de llaves". */
export function inARow(titles: readonly string[], language: string, prompt = ''): string {
  const said = titles.map((title, at) =>
    at === 0 ? begun(title, language) : inside(title, language, prompt),
  );
  const last = said.at(-1) ?? '';
  const before = said.slice(0, -1);
  return before.length === 0
    ? last
    : `${before.join(language === 'ar' ? '، ' : ', ')} ${joint(language, last)}${last}`;
}

// "Admite perros": a statement is no thing in a row.
const stating =
  /^(?:admite|admiten|admitimos|acept|aceit|accept|se |hay |il y a|on |nous |wir |es gibt|si |c['’]è|ammess|ammett|há |sin |sans |ohne |sem |senza |incl|con |com |avec |mit |para |pour |für |per |zonder |met |voor |ook |geen |inclusief |er is |bez |niente |nessun|ningun|aucun|pas de |keine? |keinen |não |no se |z |ze |dla |jest |są |także |również |możliw|własn\p{L}+ |ile |için |var$|yok$|بدون |مع |يوجد |بلا |בלי |ללא |עם |כולל |יש )|(?:בלבד|فقط|sadece|yalnız)$/iu;

/** What a shop says of its goods, where they are not one thing that a page presents. */
export const unlessOneThing = <T>(
  { brief }: Facts,
  usual: readonly T[],
  other: readonly T[] = [],
): readonly T[] => (brief.kind.value === 'product' && western.has(brief.language.value) ? other : usual);

/** The line over goods that can be ordered; none where nothing is sold over the page. */
export const ofGoods = ({ brief }: Facts, lede: string): { readonly lede?: string } =>
  brief.excluded.some(({ value }) => value === 'cart') ? {} : { lede };

/** Under the headline of one thing, where nothing is told of it. */
const ofProduct: Readonly<Record<string, string>> = {
  es: 'Todo lo que conviene saber, en una página.',
  fr: 'Tout ce qu’il faut savoir, sur une page.',
  de: 'Alles Wissenswerte auf einer Seite.',
  pt: 'Tudo o que convém saber, numa página.',
  it: 'Tutto quello che c’è da sapere, in una pagina.',
};

/** What a prompt lists, as the line under its headline; null where it lists less than two things. */
export function toldLede(facts: Facts, close: string | undefined): string | null {
  const { language, spoken } = facts.brief;
  if (!opensAsTold(language.value) || spoken !== language.value || isInvitation(facts.brief)) return null;
  const titles = listedOf(facts)
    .filter(({ section, when }) => when === undefined && offered.includes(section))
    .map(({ name }) => name.trim())
    .filter(
      (name, at, all) =>
        all.indexOf(name) === at &&
        name.length <= longest &&
        !stating.test(name) &&
        !onlyPaid.test(name) &&
        !/[.:;()]|\d\s?(?:€|zł|₺|TL|₪)|€\s?\d/u.test(name),
    );
  if (titles.length < 2)
    return facts.brief.kind.value === 'product' ? (ofProduct[language.value] ?? null) : null;
  const row = inARow(titles.slice(0, most), language.value, facts.brief.prompt);
  return close === undefined ? `${row}.` : `${row}. ${close}`;
}

const byName = new Set<SiteKind>([
  'unknown',
  'event',
  'nonprofit',
  'portfolio',
  'photographer',
  'saas',
  'mobile-app',
  'product',
  'blog',
  'docs',
  // What is taught, cured or sold there differs from one to the next: no line is true of all.
  'course',
  'clinic',
  'dentist',
  'therapist',
  'shop',
  'florist',
  'veterinary',
]);
/** Whether a kitchen is one that nobody sits down in. */
export const isTakeaway = ({ brief }: Facts): boolean => feedsElsewhere(brief);

/** A team that plays together is no studio with a plan for each. */
const ofClub =
  /^(?:\p{L}*(?:voetbal|hockey|volleybal|korfbal|basketbal|tennis|atletiek|zwem|turn|judo)\p{L}*club|\p{L}*vereniging|klub|\p{L}+ kulüb|spor kulüb|نادي|מועדון)/iu;

/** What a page opens with where no line of its sort is true of everybody: what it is for, else its name; null elsewhere. */
export function ownTitle(kind: SiteKind, facts: Facts, isTradeKnown: boolean): string | null {
  const { language } = facts.brief;
  if (!opensAsTold(language.value) || isInvitation(facts.brief)) return null;
  if (kind === 'saas' || kind === 'mobile-app' || kind === 'product')
    return programTitle(facts.brief, facts.name);
  if (kind === 'restaurant' && isTakeaway(facts)) return facts.name;
  // "Handgemachte Seifen": a shop without a name opens with what it sells.
  if (kind === 'shop' && facts.brief.name === null && facts.offer?.includes(' ') === true)
    return capitalise(facts.offer);
  if (kind === 'gym' && ofClub.test(facts.brief.offer?.value ?? '')) return facts.name;
  // A line that suits every house of a trade says nothing of one that has a name.
  if (facts.brief.name !== null) return facts.name;
  return byName.has(kind) && !(kind === 'unknown' && isTradeKnown) ? facts.name : null;
}

const online =
  /online|en línea|en ligne|e-?commerce|web ?shop|web ?store|loja virtual|env[ií]os?|expédi|livr(?:aison|ons|er)|versand|liefer|spedi|consegn|entrega|internet|carrito|panier|warenkorb|carrinho|carrello/iu;
/** Whose questions are asked over a counter: a shop that sends nothing. */
export const isOverCounter = (kind: SiteKind, { brief }: Facts): boolean =>
  (kind === 'shop' || kind === 'florist') &&
  isWestern(brief.language.value) &&
  (!online.test(brief.prompt) || refusedSale(brief.prompt) !== null);

/** "le 14 mars à 20h": the hour it begins belongs to its day. */
const begins =
  /^(?:,?\s(?:de\s)?\d{4})?,?\s(?:à|a las?|às?|um|ab|om|alle(?: ore)?|dalle(?: ore)?|ore|desde las|a partir (?:de las|das|de)|à partir de|vanaf|o(?: godz\.?| godzinie)?|od(?: godz\.?)?|saat)\s\d{1,2}(?:[:.h]\d{2}|\s?(?:h|Uhr|uur)(?!\p{L}))?(?:['’](?:da|de|ta|te))?(?![\d.,]*\s?(?:€|euro|personas|personnes|Personen))/iu;

const written = (facts: Facts): string | null => {
  const { date, prompt } = facts.brief;
  const [span] = date?.spans ?? [];
  if (!span) return null;
  const said = prompt.slice(span.start, span.end);
  const lead = prompt.slice(0, span.start);
  // "12-14 marzo": the first of the days stands before the one that was read.
  const before = /\d{1,2}\.?\s?(?:[-–]|al?|bis|au|tot|t\/m|y|e|et|und|en)\s?$/u.exec(lead)?.[0] ?? '';
  // "dal 3 al 12 luglio": the word that opens the row belongs to it.
  const isRow = /^\d{1,2}\.?\s(?:al?|all['’]|bis|au|tot)\s/u.test(`${before}${said}`);
  const opened = isRow
    ? (/(?<!\p{L})(?:del|dal(?:l['’])?|du|de|vom|von|van)\s?$/iu.exec(
        lead.slice(0, lead.length - before.length),
      )?.[0] ?? '')
    : '';
  const hour = begins.exec(prompt.slice(span.end))?.[0] ?? '';
  return capitalise(`${opened}${before}${said}${hour}`.trim());
};

/** Over the headline of a festival or a concert stands when it is, beside where. */
const eventKicker = (facts: Facts, parts: readonly string[]): readonly string[] => {
  const when =
    facts.brief.kind.value === 'event' && opensAsTold(facts.brief.language.value) ? written(facts) : null;
  return when === null ? parts : [when, ...parts.slice(-1)];
};

/** What stands over a headline, without what the headline says already. */
export function overTitle(
  facts: Facts,
  parts: readonly string[],
  title: string,
): { readonly kicker?: string } {
  const said = title.toLowerCase();
  const over =
    parts.length === 0 && facts.brief.kind.value !== 'event'
      ? []
      : eventKicker(
          facts,
          parts.filter((part) => !said.includes(part.toLowerCase())),
        );
  return over.length > 0 ? { kicker: over.join(' · ') } : {};
}

/** Where a prompt asks for prices. */
export const asksPrices = lean(
  /(?<!\p{L})(?:preis\p{L}*|prix|tarifs?|precios?|preços?|prezz[io])(?!\p{L})/iu,
);

/** "serviços com preços": where what is done is to bear its price. */
export const pricedServices =
  /(?<!\p{L})(?:serviços|servicios|services|prestations|leistungen|servizi|tratamentos|tratamientos|soins|trattamenti|behandlungen)\s(?:com|con|avec|mit)\s(?:\p{L}+\s)?(?:preis\p{L}*|prix|tarifs?|precios?|preços?|prezz[io])(?!\p{L})/iu;

/** What a kitchen that nobody sits down in has, where its prompt names no dish. */
export const toGoRows: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  es: [['Plato del día', 'Cambia cada día'], ['Opción vegetariana', 'Con lo que da la temporada'], ['Guarniciones', 'Para acompañar'], ['Postre', 'Casero']],
  fr: [['Plat du jour', 'Il change chaque jour'], ['Plat végétarien', 'Selon la saison'], ['Accompagnements', 'Au choix'], ['Dessert', 'Fait maison']],
  de: [['Tagesgericht', 'Jeden Tag ein anderes'], ['Vegetarisch', 'Je nach Jahreszeit'], ['Beilagen', 'Nach Wahl'], ['Nachspeise', 'Hausgemacht']],
  pt: [['Prato do dia', 'Muda todos os dias'], ['Opção vegetariana', 'Conforme a época'], ['Acompanhamentos', 'À escolha'], ['Sobremesa', 'Caseira']],
  it: [['Piatto del giorno', 'Ogni giorno diverso'], ['Piatto vegetariano', 'Secondo stagione'], ['Contorni', 'A scelta'], ['Dolce', 'Fatto in casa']],
  nl: [['Dagschotel', 'Elke dag iets anders'], ['Vegetarisch', 'Naar het seizoen'], ['Bijgerechten', 'Naar keuze'], ['Nagerecht', 'Zelfgemaakt']],
  pl: [['Danie dnia', 'Codziennie inne'], ['Danie wegetariańskie', 'Zależnie od pory roku'], ['Dodatki', 'Do wyboru'], ['Deser', 'Domowy']],
  tr: [['Günün yemeği', 'Her gün başka'], ['Etsiz seçenek', 'Mevsime göre'], ['Yanında', 'Seçmeli'], ['Tatlı', 'Ev yapımı']],
  ar: [['طبق اليوم', 'يتغيّر كل يوم'], ['طبق نباتي', 'بحسب الموسم'], ['أطباق جانبية', 'حسب اختيارك'], ['حلى', 'صنع البيت']],
  he: [['מנת היום', 'כל יום משהו אחר'], ['מנה צמחונית', 'לפי העונה'], ['תוספות', 'לבחירה'], ['קינוח', 'תוצרת בית']],
}; // prettier-ignore

const weekly: Readonly<Record<string, string>> = {
  es: 'Cada semana',
  fr: 'Chaque semaine',
  de: 'Jede Woche',
  pt: 'Todas as semanas',
  it: 'Ogni settimana',
  nl: 'Elke week',
  pl: 'Co tydzień',
  tr: 'Her hafta',
  ar: 'كل أسبوع',
  he: 'בכל שבוע',
};
const meeting = new Set<SiteKind>([
  'nonprofit',
  'shop',
  'bar',
  'cafe',
  'restaurant',
  'bakery',
  'hotel',
  'portfolio',
  'unknown',
  'studio',
]);
/** Over what takes place each week where nobody is taught: a choir's evenings, a bookshop's reading. */
export const weekTitle = (facts: Facts): string | null => {
  const { kind, language } = facts.brief;
  const isTold = listedOf(facts).some(({ section, when }) => section === 'timetable' && when !== undefined);
  return isTold && meeting.has(kind.value) ? (weekly[language.value] ?? null) : null;
};

const days: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  es: [['Apertura', 'Con un saludo de bienvenida'], ['Durante el día', 'Todo lo que hay para ver y probar'], ['Cierre', 'Con música y unas palabras']],
  fr: [['Ouverture', 'Avec un mot de bienvenue'], ['Dans la journée', 'Tout ce qu’il y a à voir et à goûter'], ['Clôture', 'En musique']],
  de: [['Eröffnung', 'Mit einem Gruß zum Anfang'], ['Den Tag über', 'Alles, was es zu sehen und zu erleben gibt'], ['Ausklang', 'Mit Musik']],
  pt: [['Abertura', 'Com umas palavras de boas-vindas'], ['Ao longo do dia', 'Tudo o que há para ver e provar'], ['Encerramento', 'Com música']],
  nl: [['Opening', 'Met een woord van welkom'], ['Overdag', 'Alles wat er te zien en te doen is'], ['Afsluiting', 'Met muziek']],
  pl: [['Otwarcie', 'Słowo na powitanie'], ['W ciągu dnia', 'Wszystko, co można zobaczyć i zrobić'], ['Zakończenie', 'Przy muzyce']],
  tr: [['Açılış', 'Kısa bir hoş geldiniz'], ['Gün boyu', 'Görülecek ve yapılacak her şey'], ['Kapanış', 'Müzikle']],
  ar: [['الافتتاح', 'كلمة ترحيب'], ['خلال اليوم', 'كل ما يمكن رؤيته وتجربته'], ['الختام', 'مع الموسيقى']],
  he: [['פתיחה', 'כמה מילות ברכה'], ['במהלך היום', 'כל מה שיש לראות ולעשות'], ['סיום', 'עם מוזיקה']],
  it: [['Apertura', 'Con un saluto di benvenuto'], ['Durante la giornata', 'Tutto quello che c’è da vedere e provare'], ['Chiusura', 'In musica']],
}; // prettier-ignore
/** The order of a day that is no wedding's: nobody has told its hours. Null for weddings and elsewhere. */
export const dayOf = (facts: Facts): readonly { title: string; text: string; sample: true }[] | null =>
  isInvitation(facts.brief) || facts.brief.kind.value !== 'event'
    ? null
    : (days[facts.brief.language.value]?.map(([title, text]) => ({ title, text, sample: true as const })) ??
      null);
