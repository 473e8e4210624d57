import { readStartRows } from '@/engine/brief/apps/start-rows';
import { findOpenList } from '@/engine/brief/apps/find-open-list';
import type { AppContext } from './app';
import { sayApp } from './app-words';
import { readFacets, toldOptions } from './directory-facets';
import { hasNoGroup, isJobBoard, isPaidByHour, readDirectoryFields } from './directory-fields';
import { readCurrency } from './calculators/read-currency';
import { americanCities, citiesByLanguage, jobTitles, jobs } from './directory-samples';
import { findSectorPosts } from './directory-jobs';
import { postsBySort } from './directory-sorted-jobs';
import { readListOf } from './read-asked';
import { readPlaceWord } from './directory-place-words';
import type { DirectoryEntry } from './directory-entry';
import { readListed } from './directory-listed';
import { isNowhere, nowhereTexts } from './directory-nowhere';
import { entryOfRow } from './directory-rows';
import { townsOf } from './towns-of';
import { createRandom } from '../../random';

type Entries = { readonly entries: readonly DirectoryEntry[]; readonly isSample: boolean };
const mostSamples = 60;

/** Entries from the prompt, or sample ones that say so: as many as it wants ("10 sample jobs"). */
export function listEntries(context: AppContext): Entries {
  const { entries, isSample } = drawEntries(context);
  const asked = context.brief.counts.find(({ value }) => /^(?:jobs|listings|entries|directory)$/u.test(value.thing))?.value.count; // prettier-ignore
  if (!isSample || asked === undefined || entries.length === 0) return { entries, isSample };
  const all = Array.from({ length: Math.min(asked, mostSamples) }, (_, at): DirectoryEntry => {
    const own = entries[at % entries.length] as DirectoryEntry;
    if (at < entries.length) return own;
    // The same work once more stands in another town, with another sample of an employer.
    const elsewhere = entries[(at + Math.floor(at / entries.length)) % entries.length] as DirectoryEntry;
    const letter = String.fromCodePoint(65 + (at % 26));
    return { ...own, city: elsewhere.city, by: own.by.replace(/(?<=\s)\p{Lu}$/u, letter) };
  });
  return { entries: all, isSample };
}

function drawEntries(context: AppContext): Entries {
  const rows = readStartRows(context.brief.prompt)?.rows;
  if (rows) return { entries: rows.map((row) => entryOfRow(row, context)), isSample: false };
  const { brief, words, seed } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const known = brief.place ? townsOf(brief.place.value) : null;
  const remote = isRemote(context) ? remotePlaces : null;
  // Wages in dollars are paid in towns where dollars are.
  const overseas =
    isJobBoard(context) && words.language === 'en' && readCurrency(context) === 'USD' ? americanCities : null;
  const towns = toldOptions('(?:town|village|cit(?:y|ie)|place|area)', brief.prompt);
  const isTold = towns.length > 1;
  const cities =
    (isTold ? towns : null) ??
    remote ??
    known ??
    overseas ??
    citiesByLanguage[words.language] ??
    citiesByLanguage['en'] ??
    [];
  const random = createRandom(seed, 'directory');
  // A country is no town to choose.
  const home = isTold || known || remote ? undefined : brief.place?.value;
  const pickCity = (index: number) =>
    home && index % 2 === 0 ? home : (cities[index % cities.length] ?? '');
  // "filters for district, price and wifi": ways to search, and nothing that is listed.
  const choices = readFacets(context).options.map((option) => option.toLowerCase());
  const listed = brief.items.filter(
    ({ value }) =>
      !/^(?:categories|app|areas)$/u.test(value.section ?? '') && !choices.includes(value.name.toLowerCase()),
  );
  const narrowed = brief.items.filter(({ value }) => value.section !== 'app').map(({ value }) => value.name).filter((name) => !/^(?:names?|titles?|keywords?|whether\b.*|(?:by )?whether\b.*|districts?|neighbou?rhoods?|boroughs?|area|city|town|place|location|prices?|cost|rating|open now)$/iu.test(name)); // prettier-ignore
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
  const posts = !isJobBoard(context)
    ? null
    : role !== null
      ? roleTitles(role).map(([title, group], at) => [title, sampleShifts[at] ?? '', typeAt(group, at)] as const)
      : (postsBySort(named, sector ?? [], say('sampleWord')) ??
        sector?.map(([title, text], at) => [title, text, typeAt(at % 3 === 2 ? 'partTime' : 'fullTime', at)] as const)); // prettier-ignore
  if (posts) {
    const least = role === null ? 26_000 : 28_000;
    const employer = words.language === 'en' ? 'Sample employer' : say('sampleWord');
    const entries = posts.map(([title, text, group], index) => ({
      title,
      by: `${employer} ${'ABCDEFGH'.charAt(index % 8)}`,
      city: placeAt(index) ?? home ?? pickCity(index),
      group,
      pay: payOf(least + random.below(12) * 1500, index),
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
  // "A category and a contact" are what an entry tells; its choices stand behind it in a list of their own.
  const isListed = /\bcategory\s?[:(]/iu.test(brief.prompt);
  const sorts = readListOf(
    brief.prompt,
    isListed ? 'categor(?:y|ies)|types|kinds' : 'categories|types|kinds',
  );
  const facets = readFacets(context);
  const sorted = facets.group === null ? [] : ['A', 'B', 'C'].map((letter) => `${facets.group} ${letter}`);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const usual = sorted.length > 0 ? sorted : [say('categoryOne'), say('categoryTwo'), say('categoryThree')];
  const open = words.language === 'en' ? findOpenList(brief.prompt) : null;
  const noun = open?.things ?? readListed(context);
  const trades = readTrades(noun);
  const groups =
    trades.length > 1
      ? trades
      : named.length >= 2
        ? named
        : sorts.length >= 2
          ? sorts.map(capital)
          : narrowed.length >= 1 &&
              facets.group === null &&
              facets.switches.length === 0 &&
              (words.language === 'en' || facets.measures.length === 0)
            ? narrowed.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
            : usual;
  const one = noun ? singularOf(noun) : say('sampleEntry');
  const isByPrice = asksForPrice(context);
  const places = asksForDistrict(context)
    ? [say('centre'), say('north'), say('south'), say('east'), say('west')]
    : null;
  const entries = Array.from({ length: countEntries(brief.prompt, noun) }, (_, index) => ({
    title: noun
      ? `${say('sampleWord')}: ${trades.length > 1 ? singularOf(trades[index % trades.length] ?? '') : one} ${index + 1}`
      : `${one} ${index + 1}`,
    by: '',
    city: !told.hasPlace
      ? ''
      : places
        ? (places[index % places.length] ?? '')
        : ((open ? placeAt(index) : null) ?? pickCity(index)),
    group: hasNoGroup(told) && trades.length < 2 ? '' : (groups[index % groups.length] ?? ''),
    pay: null,
    level:
      !told.isOpen && isByPrice && told.more.every(({ name }) => name === 'rating')
        ? 1 + random.below(3)
        : null,
    text:
      words.language === 'en'
        ? ((open ? postedTexts : isNowhere(noun) ? nowhereTexts : sampleTexts)[index % 8] ?? '')
        : '',
  }));
  return { entries, isSample: true };
}

// "contract type (permanent, locum, part-time)", "job types: full-time, freelance": what kinds of work there are.
function readJobTypes({ brief: { prompt } }: AppContext): readonly string[] {
  const named = readListOf(prompt, '(?:job|contract|employment|work)[ -]types?|types? of (?:job|contract|work|employment)|categor(?:y|ies)|departments?'); // prettier-ignore
  return named.length > 1 && named.length <= 10 ? named.map((name) => name.charAt(0).toUpperCase() + name.slice(1)) : []; // prettier-ignore
}

/** "Directory of 12 independent bookshops": so many samples, else eight. */
function countEntries(prompt: string, noun: string | null): number {
  const things = (noun ?? 'entry').split(' ').at(-1)?.replace(/s$/iu, '') ?? '';
  const counted = new RegExp(String.raw`\b(\d{1,2}) (?:\p{L}+ ){0,2}${things}s\b`, 'iu').exec(prompt)?.[1];
  const told = /\b(?:director(?:y|ies)|list|guide|map) (?:of|with|for) (?:about |the |our )?(\d{1,2})\b/iu.exec(prompt)?.[1] ?? /\b(\d{1,2}) (?:sample |example )?(?:entries|listings|places|items)\b/iu.exec(prompt)?.[1] ?? counted; // prettier-ignore
  return told === undefined ? 8 : Math.min(30, Math.max(3, Number(told)));
}

const remotePlaces = ['Remote, worldwide', 'Remote, Europe', 'Remote, Americas', 'Remote, UK'];
const isRemote = (context: AppContext): boolean =>
  isJobBoard(context) && context.words.language === 'en' && /\bremote(?:[- ]only)?(?: \p{L}+){0,2} (?:jobs?|work|positions|roles)\b/iu.test(context.brief.prompt); // prettier-ignore

/** "job board for chefs", "nursing jobs": who is looked for, one of them. */
function readRole(prompt: string): string | null {
  const found =
    /\bjobs?(?: ?board)?s? (?:site |page |app )?for (?:(?:freelance|remote|local|young) )?(\p{L}+(?: \p{L}+)?)s(?=[\s,.;:]|$)/iu.exec(
      prompt,
    )?.[1];
  return found === undefined ||
    / job$|^(?:our|the|my|all|a|companie|student|local|people|busines|startup|charitie|nonprofit|women|parent|graduate|remote|freelance|veteran|school|teen)/iu.test(
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

const postedTexts = [
  'Say here what it is and what makes it worth a look.',
  'What it is like, in two sentences.',
  'From when, and until when.',
  'What should be known before writing.',
  'How to get in touch, and when.',
  'What comes with it.',
  'Why it is here, in a line.',
  'What would suit best, and what would not.',
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

/** "Plumbers and electricians": each is a sort of its own. */
export const readTrades = (noun: string | null): readonly string[] => {
  const parts = (noun ?? '')
    .replace(/^(?:local|independent|small|good|best)\s/iu, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu);
  return parts.length > 1 && parts.every((part) => /^\p{L}+s$|^\p{L}+ \p{L}+s$/u.test(part))
    ? parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    : [];
};

/** "berries" are each a berry. */
export const singularOf = (noun: string): string =>
  noun.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '').toLowerCase(); // prettier-ignore

/** Whether people choose by price: three levels, for lists that are no jobs. */
export const asksForPrice = (context: AppContext): boolean =>
  !isJobBoard(context) && /\bprices?\b|precio|prix|preis|preço|prezzo/iu.test(context.brief.prompt);

// "Vegan restaurants in Berlin": one town is told, so its parts are what there is to choose from.
const isInOneTown = (context: AppContext): boolean => {
  const { brief, words } = context;
  return (
    words.language === 'en' &&
    brief.place !== null &&
    townsOf(brief.place.value) === null &&
    !isJobBoard(context) &&
    /^(?:|area|district|neighbou?rhood|borough)$/iu.test(readDirectoryFields(context).place ?? '') &&
    readPlaceWord(context) === null &&
    !/\b(?:cit(?:y|ies)|towns?|villages?)\b/iu.test(brief.prompt)
  );
};

/** Whether places are parts of one town. */
export const asksForDistrict = (context: AppContext): boolean =>
  isInOneTown(context) ||
  /\bdistricts?\b|neighbou?rhoods?\b|barrios?|quartiers?|bezirk|stadtteil|boroughs?\b/iu.test(
    context.brief.prompt,
  );
