import type { Brief } from '@/domain/site/brief';
import { isMass, singular } from './noun-forms';
import { tellingWords } from './plain-words';

/** What a business calls itself, taken apart: a snail farm is of the family "farm", and about snails. */
export type Calling = {
  /** Noun of the family's copy. */
  readonly family: string;
  /** What it is about, as it stands before the head: "snail", "kite-making", "accordion and concertina". */
  readonly subject: string;
  /** The whole of it, in lower case: "snail farm". */
  readonly offer: string;
};

type Head = readonly [family: string, pattern: RegExp];

// The first that fits tells the family; group 1 is the subject.
const heads: readonly Head[] = [
  ['repair', /^(.+?)\s+(?:repairs?|restorations?|restorers?|repairers?|menders?|mending|repairing|restoring)(?:\s+(?:workshop|shop|service|business|studio|company))?$/iu],
  ['hire', /^(.+?)\s+(?:hire|hires|rentals?|for hire|for rent|to rent)(?:\s+(?:service|business|company|shop))?$/iu],
  ['mobile', /^(?:mobile|travell?ing|touring|roaming|roving|itinerant|portable|pop-up)\s+(.+?)$/iu],
  ['kit', /^(.+?)\s+(?:subscription box(?:es)?|subscriptions?|kits?|gift box(?:es)?|box(?:es)?|hampers?)$/iu],
  ['yoga', /^(?!.*\b(?:hatha|vinyasa|yin|hot|bikram|prenatal|pregnancy|postnatal|aerial|ashtanga|kundalini|restorative|iyengar|power|flow|gentle|chair|nidra)\b)(.+?)\s+yoga(?:\s+(?:class(?:es)?|sessions?|retreats?))?$/iu],
  ['school', /^(?:schools?|academy|institute|lessons?|class(?:es)?|courses?|workshops?|tuition|masterclass(?:es)?)\s+(?:of|in|on|for)\s+(.+)$/iu],
  ['school', /^(.+?)\s+(?:school|academy|institute|lessons?|class(?:es)?|courses?|tuition|workshops|master ?class(?:es)?|training|evening classes)$/iu],
  ['school', /^(\S*(?:making|ing|calligraphy|origami|pottery|printmaking|photography|embroidery|macrame|sourdough))\s+workshop$/iu],
  ['contest', /^(.+?)\s+(?:championships?|contest|competition|tournament|derby|olympics|races?|world cup)$/iu],
  ['club', /^(?:clubs?|society|circle|guild|group|association|league|fellowship)\s+(?:of|for|that (?:studies|collects|watches|plays|builds|sings|reads))\s+(.+)$/iu],
  ['club', /^(.+?)\s+(?:appreciation society|fan club|club|society|circle|guild|group|fellowship|enthusiasts|meet-?up)$/iu],
  ['museum', /^(?:museum|archive|collection|gallery)\s+(?:of|for)\s+(.+)$/iu],
  ['museum', /^(.+?)\s+(?:museum|archive)$/iu],
  ['repair', /^(.*(?:doll|toy|teddy|bear|book|bike|bicycle|shoe|instrument|violin|guitar|piano|umbrella|clock|plant)s?)\s+(?:hospital|clinic|surgery)$/iu],
  ['sanctuary', /^(?:sanctuary|refuge|rescue|shelter|hospital)\s+(?:of|for)\s+(.+)$/iu],
  ['sanctuary', /^(.+?)\s+(?:sanctuary|refuge|rescue|shelter|hospital|orphanage)$/iu],
  ['experience', /^(.+?)\s+(?:experience days?|experiences?|adventures?|taster days?|days? out)$/iu],
  ['tours', /^(.+?)\s+(?:(?:walking|guided|bike|bicycle|boat|night|day|city|cycling)\s+)*(?:tours?|walks?|safaris?|trails?|hikes?|excursions?|expeditions?|outings?)$/iu],
  ['show', /^(.+?)\s+(?:troupe|act|acts|shows?|display team|displays|performers?|performances?|circus|cabaret|ensemble)$/iu],
  ['venue', /^(.+?)\s+(?:venue|arena|centre|center|park|rooms?|lab|playground|alley|lanes?|range|arcade|dome|den|lounge|space|hall)$/iu],
  ['café', /^(.+?)\s+(?:café|cafe|tea ?room|coffee ?shop|coffee ?house)$/iu],
  ['courier', /^(.+?\s+(?:courier|messenger)|(?:courier|messenger)|.+?\s+delivery)s?(?:\s+(?:service|company|collective))?$/iu],
  ['adviser', /^(.+?)\s+(?:coach|consultants?|consultancy|counsell?or|advisers?|advisors?|advice|coaching|consulting|mentor|whisperer)$/iu],
  ['farm', /^(.+?)\s+(?:farm|farms|ranch|plantation|growers?|hatchery|farmers?)$/iu],
  ['shop', /^(?:shop|store|emporium|dealer|seller)\s+(?:of|in|selling|that sells|full of)\s+(.+)$/iu],
  ['shop', /^(.+?)\s+(?:shop|store|emporium|boutique|dealers?|sellers?|merchants?|mongers?)$/iu],
  ['maker', /^(?:makers?|builders?|carvers?|manufacturers?)\s+of\s+(.+)$/iu],
  ['maker', /^(.+?)[\s-]+(?:makers?|builders?|carvers?|weavers?|turners?|manufacturers?|manufactory|crafters?)$/iu],
  ['maker', /^(.+?)[\s-](?:making|building|carving)\s+(?:business|company|studio|shop)$/iu],
  ['maker', /^(.+?)\s+(?:workshop|works|atelier|studio)$/iu],
  ['company', /^(.+?)\s+(?:company|business|brand|firm|start-?up|producers?|suppliers?|enterprise)$/iu],
  ['service', /^(.+?)\s+(?:service|services|agency)$/iu],
  ['service', /^((?:\S+\s+)+\S+ing)$/iu],
  ['person', /^((?:\S+\s+)*?(?!\S*(?:letter|paper|flower|water|dinner|butter|river|tower|feather|leather|timber|silver|copper|ginger|pepper|number|corner|quarter|door|floor|mirror|motor|colou?r|container|trailer|theater|computer|printer|poster|sticker|jumper|slipper|burger|beer|cider|power|summer|winter|partner|center|decor|for|her|over|under)s?$)\S*(?:\p{L}{2}er|or|ist|ian|maid|man|woman|wright|smith|mancer))s?$/iu],
]; // prettier-ignore

// "We repair old radios": the deed tells the family, the thing after it the subject.
const deeds: readonly (readonly [string, RegExp, string])[] = [
  ['repair', /^(?:we|i)\s+(?:repair|restore|mend|fix|refurbish)\s+(.+)$/iu, 'repair'],
  ['hire', /^(?:we|i)\s+(?:rent out|hire out|rent|hire|lend)\s+(.+)$/iu, 'hire'],
  ['hire', /^(?:hire|rent|borrow)\s+(?:an?|our|my)\s+(.+)$/iu, 'hire'],
  ['school', /^(?:we|i)\s+teach\s+(?:(?:people|children|adults|beginners|kids)\s+)?(?:how to\s+|to\s+)?(\S+ing.*|.+)$/iu, 'lessons'],
  ['maker', /^(?:we|i)\s+(?:hand-?)?(?:make|build|carve|weave|craft|sew|knit|forge|turn)\s+(.+)$/iu, 'maker'],
  ['farm', /^(?:we|i)\s+(?:grow|breed|raise|farm)\s+(.+)$/iu, 'farm'],
  ['shop', /^(?:we|i)\s+(?:sell|stock)\s+(.+)$/iu, 'shop'],
]; // prettier-ignore

const stop =
  /[,.;:!?(–—\n]|\s-\s|\s(?:for|in|from|at|with|near|on|by|who|which|that|called|named|where|run|since|selling|offering|to order|and (?:we|i|then|carve|repair|sell|teach|make|them)|out of)(?=\s|$)/iu;
const leadIn =
  /^(?:(?:please\s+)?(?:make|build|create|design|i need|we need|i want|we want)?\s*(?:me|us)?\s*(?:an?|the|my|our)?\s*(?:[\p{L}-]+\s){0,2}?(?:website|web ?site|site|web ?page|homepage|page|landing page)\s+(?:for|about|of)\s+)/iu;
const article = /^(?:an?|the|our|my|your|this|some)\s+/iu;

const clean = (text: string): string =>
  text
    .trim()
    .replace(article, '')
    .replace(/\s+online$/iu, '')
    .replace(/^professional\s+/iu, '')
    .trim();
// Words that keep their capital wherever they stand.
const proper =
  /^(?:Christmas|Easter|Halloween|Advent|Viking|Roman|Celtic|Gothic|Norse|Morse|Greek|Dutch|French|Welsh|Irish|Czech|Thai|Swiss|Tudor|Victorian|Georgian|Edwardian|\p{Lu}\p{Ll}+(?:ish|ese|ian|ean)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|.*\p{Lu}.*\p{Lu}.*)$/u;
const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
const lower = (text: string): string => {
  const words = text.split(' ');
  const isTitle = words.length > 1 && words.every((word) => isCapital(word) || word.length < 4);
  return words
    .map((word, at) =>
      (at === 0 || isTitle) && isCapital(word) && !proper.test(word)
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word,
    )
    .join(' ');
};

/** The offer with the words that a hyphen ties to it: "making workshop" of "lantern-making workshop". */
const wholeOffer = ({ prompt, offer }: Brief): string => {
  const [span] = offer?.spans ?? [];
  if (!offer) return '';
  if (
    !span ||
    !prompt.slice(span.start, span.end).toLowerCase().startsWith(offer.value.toLowerCase().slice(0, 3))
  )
    return offer.value;
  const before = /[\p{L}’']+-$/u.exec(prompt.slice(0, span.start))?.[0] ?? '';
  const isHalf =
    prompt[span.end] === '-' || /^(?:school|academy|shop|farm|museum|club|society)s?$/iu.test(offer.value);
  const rest = prompt.slice(span.end);
  const after = !isHalf
    ? ''
    : prompt[span.end] === '-'
      ? rest.slice(0, stop.exec(rest)?.index ?? rest.length)
      : (/^\s(?:of|that (?:studies|collects|watches|plays|builds|sings|reads|sells))\s[^,.;:!?\n]+?(?=\s(?:in|near|at|for|called)\s|[,.;:!?\n]|$)/iu.exec(
          rest,
        )?.[0] ?? '');
  const more = after === '' ? (/^\sand\s\p{L}+ing(?=[\s,.;:]|$)/u.exec(rest)?.[0] ?? '') : '';
  if (more !== '' && offer.value.endsWith('ing'))
    return `${before}${prompt.slice(span.start, span.end)}${more}`;
  return `${before}${before || after ? prompt.slice(span.start, span.end) : offer.value}${after}`;
};

// Places and studios of which other copy knows more.
const usual: Readonly<Partial<Record<string, RegExp>>> = {
  venue:
    /\b(?:garden|community|leisure|medical|health|visitor|shopping|sports?|fitness|wellness|arts?|cultur\S+|business|call|data|dental|learning|day|childcare|youth|conference|training|meeting|event|events|function|party|wedding|treatment|music|practice|rehearsal|caravan|holiday|trailer|retail|science|climbing)$/iu,
  maker:
    /\b(?:game|games|design|film|photo\S*|music|recording|dance|animation|architecture|art|tattoo|nail|hair|beauty|fitness|pilates|web|brand|branding|podcast|sound|video|motion|graphic|interior|fashion|creative|media|digital|software|type|film|movie|home|house|furniture|cabinet|kitchen|dress|sign|boat|yacht)$/iu,
};
const person = /(?:\p{L}{2}er|or|ist|ian|mechanic|vet|barber|nurse|notary|physio)$/iu;
const work = /\s+(?:trekking|riding|walking|breeding|growing|picking|experience)$/iu;

const fit = (phrase: string, place: string): Calling | null => {
  const offer = lower(clean(phrase));
  if (offer === '' || offer.length > 60 || offer.split(' ').length > 7) return null;
  for (const [family, pattern] of heads) {
    const subject = clean(pattern.exec(offer)?.[1] ?? '').replace(/(?<=s)['’]$/u, '');
    if (subject === '') continue;
    if (family === 'courier' || family === 'person') return { family, subject: offer, offer };
    const telling = tellingWords(subject, place);
    if (telling === '' || /^(?:and|or|of)\b|\b(?:and|or|of|for)$/iu.test(subject)) return null;
    if (family === 'mobile' && (isMass(subject) || person.test(subject))) return null;
    if (usual[family]?.test(subject)) return null;
    if (family === 'farm') return { family, subject: subject.replace(work, ''), offer };
    if (family === 'maker' && isMass(subject)) return { family: 'craft maker', subject, offer };
    // "A society that studies old timetables" is an old timetable society.
    const clause = /^(\S+) that /u.exec(offer)?.[1];
    return { family, subject, offer: clause ? `${singular(subject)} ${clause}` : offer };
  }
  return null;
};

const fromDeed = (prompt: string): Calling | null => {
  const line =
    prompt
      .trim()
      .replace(leadIn, '')
      .split(/[.!?\n]/u, 1)[0] ?? '';
  for (const [family, pattern, head] of deeds) {
    const told = pattern.exec(line)?.[1];
    if (told === undefined) continue;
    const subject = lower(clean(told.slice(0, stop.exec(told)?.index)));
    if (subject === '' || subject.split(' ').length > 4 || tellingWords(subject) === '') return null;
    const offer = `${family === 'school' ? subject : singular(subject)} ${head}`;
    return { family: family === 'maker' && isMass(subject) ? 'craft maker' : family, subject, offer };
  }
  return null;
};

const weak = new Set(['service', 'person', 'company']);

/** Reads what a business calls itself out of a brief in English; null when it says nothing that a family would fit. */
export const readCalling = (brief: Brief): Calling | null => {
  if (brief.language.value !== 'en') return null;
  const place = brief.place?.value ?? '';
  const offer = wholeOffer(brief);
  const [first = offer] = offer.split(/\s(?:and|&)\s/u);
  const alone = first === offer ? null : fit(first, place);
  // "Puppet repair and doll hospital" are two trades, "accordion and concertina repair" is one.
  return fromDeed(brief.prompt) ?? (alone && !weak.has(alone.family) ? alone : (fit(offer, place) ?? alone));
};

/** The brief with the half of its offer that a hyphen cut off: "growing kits" is "mushroom-growing kits". */
export const mendOffer = (brief: Brief): Brief => {
  const { offer, language } = brief;
  if (!offer || language.value !== 'en') return brief;
  const whole = wholeOffer(brief);
  return whole.toLowerCase().endsWith(offer.value.toLowerCase()) && whole.length > offer.value.length
    ? { ...brief, offer: { ...offer, value: whole } }
    : brief;
};
