import type { AppContext } from './app';
import { sayApp } from './app-words';
import { isJobBoard, isPaidByHour, readDirectoryFields } from './directory-fields';
import { findSectorPosts } from './directory-jobs';
import { readListOf } from './read-asked';
import { createRandom } from '../../random';

/** One entry of a directory. `pay` is a number per year for jobs, null elsewhere. */
export type DirectoryEntry = {
  readonly title: string;
  readonly by: string;
  readonly city: string;
  readonly group: string;
  readonly pay: number | null;
  /** From 1, cheap, to 3, dear; null where the directory says no prices. */
  readonly level: number | null;
  readonly text: string;
};

const jobs: readonly (readonly [
  title: string,
  by: string,
  group: 'fullTime' | 'partTime' | 'contract',
  pay: number,
  text: string,
])[] = [
  [
    'Front-end developer',
    'Sample employer A',
    'fullTime',
    52_000,
    'Build and test the pages that customers see.',
  ],
  [
    'Nurse, night shift',
    'Sample employer B',
    'partTime',
    38_000,
    'Care for a ward of twelve, four nights a week.',
  ],
  [
    'Carpenter',
    'Sample employer C',
    'fullTime',
    41_000,
    'Fit stairs and kitchens, with a van from the yard.',
  ],
  [
    'Product designer',
    'Sample employer D',
    'contract',
    56_000,
    'Six months on one tool, from sketch to release.',
  ],
  [
    'Pastry cook',
    'Sample employer E',
    'fullTime',
    33_000,
    'Early start, small team, everything from scratch.',
  ],
  [
    'Data analyst',
    'Sample employer F',
    'fullTime',
    48_000,
    'Answer the questions of sales and stock with numbers.',
  ],
  [
    'Bicycle mechanic',
    'Sample employer G',
    'partTime',
    30_000,
    'Three days a week at the stand and the counter.',
  ],
  ['Accountant', 'Sample employer H', 'contract', 45_000, 'Close two quarters and leave the books in order.'],
];
// The titles of these jobs, in their order.
const jobTitles: Readonly<Record<string, readonly string[]>> = {
  es: ['Desarrollo web', 'Enfermería, turno de noche', 'Carpintería', 'Diseño de producto', 'Pastelería', 'Análisis de datos', 'Mecánica de bicicletas', 'Contabilidad'],
  fr: ['Développement web', 'Soins infirmiers, de nuit', 'Menuiserie', 'Design produit', 'Pâtisserie', 'Analyse de données', 'Mécanique de vélos', 'Comptabilité'],
  de: ['Webentwicklung', 'Pflege, Nachtdienst', 'Tischlerei', 'Produktdesign', 'Konditorei', 'Datenanalyse', 'Fahrradwerkstatt', 'Buchhaltung'],
  pt: ['Desenvolvimento web', 'Enfermagem, turno da noite', 'Carpintaria', 'Design de produto', 'Pastelaria', 'Análise de dados', 'Mecânica de bicicletas', 'Contabilidade'],
  it: ['Sviluppo web', 'Infermieristica, turno di notte', 'Falegnameria', 'Design di prodotto', 'Pasticceria', 'Analisi dei dati', 'Meccanica di biciclette', 'Contabilità'],
  nl: ['Webontwikkeling', 'Verpleging, nachtdienst', 'Timmerwerk', 'Productontwerp', 'Banketbakkerij', 'Data-analyse', 'Fietsenmakerij', 'Boekhouding'],
  pl: ['Tworzenie stron', 'Pielęgniarstwo, nocna zmiana', 'Stolarstwo', 'Projektowanie produktu', 'Cukiernictwo', 'Analiza danych', 'Serwis rowerów', 'Księgowość'],
  tr: ['Web geliştirme', 'Hemşirelik, gece vardiyası', 'Marangozluk', 'Ürün tasarımı', 'Pastacılık', 'Veri analizi', 'Bisiklet tamiri', 'Muhasebe'],
  ar: ['تطوير الويب', 'تمريض، مناوبة ليلية', 'نجارة', 'تصميم المنتجات', 'حلويات', 'تحليل البيانات', 'صيانة الدراجات', 'محاسبة'],
  he: ['פיתוח אתרים', 'סיעוד, משמרת לילה', 'נגרות', 'עיצוב מוצר', 'קונדיטוריה', 'ניתוח נתונים', 'תיקון אופניים', 'הנהלת חשבונות'],
}; // prettier-ignore
const citiesByLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['London', 'Manchester', 'Bristol', 'Leeds'],
  es: ['Madrid', 'Barcelona', 'Valencia', 'Sevilla'],
  fr: ['Paris', 'Lyon', 'Nantes', 'Bordeaux'],
  de: ['Berlin', 'Hamburg', 'München', 'Köln'],
  pt: ['Lisboa', 'Porto', 'Braga', 'Faro'],
  it: ['Milano', 'Roma', 'Torino', 'Napoli'],
  nl: ['Amsterdam', 'Utrecht', 'Rotterdam', 'Gent'],
  pl: ['Warszawa', 'Kraków', 'Gdańsk', 'Wrocław'],
  tr: ['İstanbul', 'Ankara', 'İzmir', 'Bursa'],
  he: ['תל אביב', 'ירושלים', 'חיפה', 'באר שבע'],
  ar: ['عمّان', 'القاهرة', 'دبي', 'بيروت'],
};

/** Entries from the prompt, or sample ones that say so. */
export function listEntries(context: AppContext): {
  readonly entries: readonly DirectoryEntry[];
  readonly isSample: boolean;
} {
  const { brief, words, seed } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const cities = citiesByLanguage[words.language] ?? citiesByLanguage['en'] ?? [];
  const random = createRandom(seed, 'directory');
  const home = brief.place?.value;
  const pickCity = (index: number) =>
    home && index % 2 === 0 ? home : (cities[index % cities.length] ?? '');
  // "filters for district, price and wifi": ways to search, and nothing that is listed.
  const listed = brief.items.filter(({ value }) => value.section !== 'categories' && value.section !== 'app');
  const narrowed = brief.items.filter(({ value }) => value.section !== 'app').map(({ value }) => value.name).filter((name) => !/^(?:districts?|neighbou?rhoods?|boroughs?|area|city|town|place|location|prices?|cost|rating|open now)$/iu.test(name)); // prettier-ignore
  if (listed.length >= 3) {
    const entries = listed.map(({ value }, index) => ({
      title: value.name,
      by: '',
      city: pickCity(index),
      group: say('general'),
      pay: null,
      level: null,
      text: value.note ?? '',
    }));
    return { entries, isSample: false };
  }
  const role = words.language === 'en' ? readRole(brief.prompt) : null;
  const told = readDirectoryFields(context);
  const named = told.group?.options ?? [];
  const types = named.length > 1 ? named : readJobTypes(context);
  const sector = words.language === 'en' ? findSectorPosts(brief.prompt) : null;
  const isHourly = isPaidByHour(context);
  const payOf = (yearly: number, index: number): number =>
    isHourly ? (told.leastPay ?? 13) + ((index * 3) % 8) * 0.5 : Math.max(told.leastPay ?? 0, yearly);
  // The kinds of work that the prompt names, in turn.
  const typeAt = (group: 'fullTime' | 'partTime' | 'contract', index: number) =>
    types.length > 1 ? (types[index % types.length] ?? '') : say(group);
  const word = readPlaceWord(context);
  // "By county": samples of it, for whose names the prompt gives nothing.
  const placeAt = (index: number) =>
    word === null ? null : `${say('sampleWord')} ${word.toLowerCase()} ${'ABCD'.charAt(index % 4)}`;
  if (isJobBoard(context) && role !== null) {
    const entries = roleTitles(role).map(([title, group], index) => ({
      title,
      by: `Sample employer ${'ABCDEFGH'.charAt(index)}`,
      city: placeAt(index) ?? home ?? pickCity(index),
      group: typeAt(group, index),
      pay: payOf(28_000 + random.below(12) * 1500, index),
      level: null,
      text: sampleShifts[index] ?? '',
    }));
    return { entries, isSample: true };
  }
  if (isJobBoard(context) && sector) {
    const entries = sector.map(([title, text], index) => ({
      title,
      by: `Sample employer ${'ABCDEFGH'.charAt(index)}`,
      city: placeAt(index) ?? home ?? pickCity(index),
      group: typeAt(index % 3 === 2 ? 'partTime' : 'fullTime', index),
      pay: payOf(26_000 + random.below(12) * 1500, index),
      level: null,
      text,
    }));
    return { entries, isSample: true };
  }
  if (isJobBoard(context)) {
    const entries = random.shuffle(jobs).map(([title, by, group, pay, text], index) => ({
      title: jobTitles[words.language]?.[jobs.findIndex(([name]) => name === title)] ?? title,
      by: words.language === 'en' ? by : `${say('sampleWord')} ${by.slice(-1)}`,
      city: placeAt(index) ?? home ?? pickCity(index),
      group: typeAt(group, index),
      pay: payOf(pay, index),
      level: null,
      text: words.language === 'en' ? text : say('sampleJobText'),
    }));
    return { entries, isSample: true };
  }
  const sorts = readListOf(brief.prompt, 'categor(?:y|ies)|types|kinds');
  const usual = [say('categoryOne'), say('categoryTwo'), say('categoryThree')];
  const groups =
    named.length >= 2
      ? named
      : sorts.length >= 2
        ? sorts
        : narrowed.length >= 1
          ? narrowed.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
          : usual;
  const noun = readListed(context);
  const one = noun ? singularOf(noun) : say('sampleEntry');
  const isByPrice = asksForPrice(context);
  const places = asksForDistrict(context)
    ? [say('centre'), say('north'), say('south'), say('east'), say('west')]
    : null;
  const entries = Array.from({ length: 8 }, (_, index) => ({
    title: noun ? `${say('sampleWord')}: ${one} ${index + 1}` : `${one} ${index + 1}`,
    by: '',
    city: places ? (places[index % places.length] ?? '') : pickCity(index),
    group: told.title !== null && told.group === null ? '' : (groups[index % groups.length] ?? ''),
    pay: null,
    level: isByPrice && told.more.length === 0 ? 1 + random.below(3) : null,
    text: words.language === 'en' ? (sampleTexts[index] ?? '') : '',
  }));
  return { entries, isSample: true };
}

// "contract type (permanent, locum, part-time)", "job types: full-time, freelance": what kinds of work there are.
function readJobTypes({ brief: { prompt } }: AppContext): readonly string[] {
  const named = readListOf(prompt, '(?:job|contract|employment|work)[ -]types?|types? of (?:job|contract|work|employment)|categor(?:y|ies)|departments?'); // prettier-ignore
  return named.length > 1 && named.length <= 10 ? named.map((name) => name.charAt(0).toUpperCase() + name.slice(1)) : []; // prettier-ignore
}

/** "Filter by county": what places are called where they are no towns; null where they are. */
export function readPlaceWord({ brief: { prompt }, words }: AppContext): string | null {
  const found = words.language === 'en' ? /\bby (?:[\p{L}-]+,? (?:and )?(?:by )?){0,3}?(county|region|state|country|province|canton|postcode|location)\b/iu.exec(prompt)?.[1] : undefined; // prettier-ignore
  return found === undefined ? null : found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
}

/** "job board for chefs", "nursing jobs": who is looked for, one of them. */
function readRole(prompt: string): string | null {
  const found =
    /\bjobs?(?: ?board)?s? (?:site |page |app )?for (?:(?:freelance|remote|local|young) )?(\p{L}+(?: \p{L}+)?)s(?=[\s,.;:]|$)/iu.exec(
      prompt,
    )?.[1];
  return found === undefined ||
    /^(?:our|the|my|all|a|companie|student|local|people|busines|startup|charitie|nonprofit|women|parent|graduate|remote|freelance|veteran|school|teen)/iu.test(
      found,
    )
    ? null
    : found.toLowerCase();
}

const roleTitles = (role: string): readonly (readonly [string, 'fullTime' | 'partTime' | 'contract'])[] => {
  const one = role.charAt(0).toUpperCase() + role.slice(1);
  return [[one, 'fullTime'], [`Head ${role}`, 'fullTime'], [`${one}, weekends`, 'partTime'], [`${one}, evenings`, 'partTime'], [`Trainee ${role}`, 'fullTime'], [`${one}, holiday cover`, 'contract'], [`Senior ${role}`, 'fullTime'], [`${one}, mornings`, 'partTime']]; // prettier-ignore
};
const sampleShifts = [
  'Five days a week in a team that knows its work.',
  'Lead a small team and plan its weeks.',
  'Saturday and Sunday, the same hours every week.',
  'Four evenings a week, with training at the start.',
  'Learn from people who have done it for years.',
  'Six weeks in summer, with a chance to stay.',
  'Experience wanted; your own ideas are too.',
  'Three mornings a week, good beside other work.',
];

const sampleTexts = [
  'Say here what it is and why someone should know it.',
  'One sentence on what makes it worth the way.',
  'Who runs it, and since when.',
  'What people come back for.',
  'When it is open, and when it is quiet.',
  'How to get there without a car.',
  'What it costs, roughly, and what that includes.',
  'What to ask for on a first visit.',
];

/** What the directory lists in the prompt's own words: "vegan restaurants"; null when it does not say. */
export function readListed({ brief }: AppContext): string | null {
  const found =
    /\bdirector(?:y|ies)\s+(?:of|for)\s+(?:all\s+|the\s+|local\s+|our\s+)?(\p{L}[\p{L}' -]{2,32}?)(?=\s+(?:in|with|where|near|around|by|that)\b|[,.;:]|$)/iu.exec(brief.prompt)?.[1] ??
    /(\p{L}[\p{L}' -]{2,28}?)\s+director(?:y|ies)\b/iu.exec(brief.prompt)?.[1]?.replace(/^(?:a|an|the|my|our|create|make|build|simple)\s+/giu, ''); // prettier-ignore
  return found && !/^(?:a|an|the|simple|online|local)$/iu.test(found) ? found.trim() : null;
}

const singularOf = (noun: string): string =>
  noun.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '').toLowerCase(); // prettier-ignore

/** Whether people choose by price: three levels, for lists that are no jobs. */
export const asksForPrice = (context: AppContext): boolean =>
  !isJobBoard(context) && /\bprices?\b|precio|prix|preis|preço|prezzo/iu.test(context.brief.prompt);

/** Whether places are parts of one town. */
export const asksForDistrict = ({ brief }: AppContext): boolean =>
  /\bdistricts?\b|neighbou?rhoods?\b|barrios?|quartiers?|bezirk|stadtteil|boroughs?\b/iu.test(brief.prompt);
