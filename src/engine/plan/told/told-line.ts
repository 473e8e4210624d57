import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../kinds/parts/weave';
import { createShelf } from '../../shelf';
import { proseOf } from './prose-of';
import { spellPlace } from '../naming/spell-place';
import { lean } from '../../brief/words/lean-letters';

// What is said to whoever makes the site, before what the business is.
const leadIn =
  /^(?:hi|hello|hey)?[\s,!]*(?:(?:please|can you|could you)\s+)*(?:(?:i|we)(?:['’]d like| would like| need| want|['’]m looking for| am looking for| are looking for)\s+(?:you to\s+)?|(?:make|build|create|design|generate|give|write|set up)\s+(?:(?:me|us)\s+)?)?(?:(?:an?|the|my|our|this)\s+)?(?:[\p{L}-]+\s+){0,3}?(?:website|web\s?site|site|web\s?page|webpage|home\s?page|landing page|one-pager|one pager|page)\s+(?:for|about|of)\s+/iu;
// Words that ask for a part or a look of the site; what comes after the break before them is left out.
const webWords = lean(
  /\b(?:websites?|sites?|web|pages?|online|one-pager|landing|portfolio|homepage|sections?|filters?|headlines?|buttons?|forms?|galler(?:y|ies)|(?:an?|the|google) map|faqs?|prices?|pricing|price lists?|fares|opening (?:hours|times)|hours|contacts?|newsletters?|blogs?|testimonials?|reviews?|team|timetables?|schedules?|agenda|menu\w*|bookings?|reservations?|checkout|cart|carousel|slider|hero|footer|header|rsvp|countdown|calendar|directions|quotes?|sign-?ups?|case stud(?:y|ies)|photos?|pictures?|images?|logos?|fonts?|serif|colou?rs?|palette|background|dark mode|theme|style|minimal(?:ist)?|modern|elegant|playful|tone|mood|look and feel|looks? like|feel|vibe|design|should|must|need(?:s|ed)?|wants?(?! (?:the|our|your) \p{L}+(?: \p{L}+)? to\b)|please|episodes|a place to (?:send|submit|share)|make it|add|include|show|html|css|javascript|json|responsive|animat\w*|statistics|stats|features|how (?:to|you can) \p{L}+|(?:next|upcoming) (?:events|dates|concerts|meetings|walks|shows|gigs|races|talks)|fixtures|results|sermons|packages|opening|speakers|tickets|venue|services|about us|donation|volunteer form|download|install|links?|social|instagram|facebook|phone|email|address|call|tel|called|named|name (?=\p{Lu})|endorsements|donate|programme|slogan|tagline|motto|neon|pastel|navy|teal|beige|turquoise|terracotta|(?<=, |and )(?:edgy|warm|calm|bold|clean|friendly|dark|cosy|cozy|playful|serious|black|white|red|green|blue|yellow|orange|pink|purple|gold|cream)(?=[,.]|\sand\s|$)|language)\b|["“”#@]|\d{5,}|https?:|[£$€]/iu,
);
type ToldWords = readonly [leadIn: RegExp, webWords: RegExp];
const abroad = createShelf<string, ToldWords>('opening words of', {
  fr: async () => (await import('../abroad/told-abroad')).toldAbroad.fr,
  es: async () => (await import('../abroad/told-abroad')).toldAbroad.es,
  it: async () => (await import('../abroad/told-abroad')).toldAbroad.it,
  pt: async () => (await import('../abroad/told-abroad')).toldAbroad.pt,
});

/** Fetches the words that openings of a language are read by; one that has none here is no error. */
export const loadToldWords = (language: string): Promise<void> => abroad.load(language);
/** Fetches those of every language. */
export const loadAllToldWords = (): Promise<void> => abroad.loadAll();

const own =
  /^(?:mon|ma|mes|notre|nos|mi|mis|nuestr\w+|il mio|la mia|i miei|il nostro|la nostra|o meu|a minha|meu|minha|noss\w+)\s|^(?:bonjour|salut|hola|olá|oi|ciao)(?!\p{L})/iu;
const weekday = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu;
const breaks = /[,;:]\s|\s[–—-]\s|\s(?:with|plus|including|featuring|showing)\s/giu;
const fewestWords = 7;
const fewest = 5;
const greeting = /^(?:(?:hi|hiya|hello|hey)(?:\sthere)?[\s,!.]+)?(?:(?:my|our)\s)?/iu;
const mostCharacters = 170;

const firstSentence = (prompt: string): string =>
  prompt
    .trim()
    .split(/(?<=[.!?])(?<!,\sCo\.)(?<!\b(?:St|Revd?|Dr|Mrs?|Ms|Prof|Capt|approx)\.)\s|\n/u, 1)[0] ?? '';

const had = /\s(?:with|plus|including|featuring)\s(?:an?\s)?(?:\p{L}+\s)?$/iu;

/** "a cat rescue: cats looking for a home": the colon opens the list of parts. */
const behindColon =
  ({ prompt }: Brief) =>
  ({ spans }: Brief['sections'][number]): boolean =>
    spans.some(({ start }) => /:\s$/u.test(prompt.slice(0, start)));

// Colours, fonts, hours and what is left out are wishes too, wherever they stand.
const wishesOf = (brief: Brief): readonly number[] =>
  [
    ...brief.excluded,
    // "with savings calculator": what the site is to do.
    ...brief.behaviours.filter(({ spans }) =>
      spans.some(({ start }) => had.test(brief.prompt.slice(0, start))),
    ),
    // In English the words for sections are known here.
    ...(brief.language.value === 'en' ? brief.sections.filter(behindColon(brief)) : brief.sections),
    ...brief.colours,
    // What has a price stands in its own place.
    ...brief.items.filter(({ value }) => value.price !== undefined),
    ...[brief.font, brief.scheme, brief.hours, brief.onePage].filter((slot) => slot !== null),
  ].flatMap(({ spans }) => spans.map(({ start }) => start));

/** The text as far as it speaks of the business: up to the break before the first word that speaks of the site. */
const ofBusiness = (text: string, brief: Brief, words: RegExp): string => {
  const offset = brief.prompt.indexOf(text);
  const wishes = wishesOf(brief)
    .map((start) => start - offset)
    .filter((start) => start >= 0 && start < text.length);
  // "repairs on site": where it is done.
  const at = Math.min(
    words.exec(text.replace(/\bon[- ]site\b/giu, 'on spot'))?.index ?? text.length,
    ...wishes,
  );
  if (at === text.length) return text;
  const last = [...text.matchAll(breaks)].filter(({ index }) => index < at).at(-1);
  return last ? text.slice(0, last.index) : '';
};

const telling =
  /\b(?:we|i|our|my|us|who|that|which|where|whose|since|for|from|by|to|near|between|behind|above|specialis\p{L}+|specializ\p{L}+|\p{L}{3,}ing|run|est|established|family|owned|made|built|grown|baked)\b/iu;

/** "Optometrist in Spokane WA - eye exams": what follows the dash in few words is a list, and tells nothing as a sentence. */
const withoutBareList = (line: string, language: string): string => {
  const [dash] = language === 'en' ? [...line.matchAll(/\s[–—-]\s/gu)] : [];
  return dash && !telling.test(line.slice(dash.index)) ? line.slice(0, dash.index) : line;
};

/**
 * What a prompt says of the business, in its own words, as one line to open with: "A ceramics studio in Bristol selling
 * mugs and teaching evening wheel classes." Null when it says little more than a name, or only what the site should have;
 * with `isBrief` it may say little more.
 */
export function toldLine(brief: Brief, isBrief = false): string | null {
  const { prompt, name, language, offer, place } = brief;
  // Written in capitals throughout: as a line on the page it would shout.
  if (brief.spoken !== language.value || prompt === prompt.toUpperCase()) return null;
  const foreign = language.value === 'en' ? undefined : abroad.get(language.value);
  if (language.value !== 'en' && !foreign) return null;
  const [lead, words] = foreign ?? [leadIn, webWords];
  const whole = firstSentence(prompt)
    .replace(lead, '')
    .replace(isBrief ? greeting : /(?!)/u, '')
    .replace(isBrief ? /,\s(?:called|named)\s.*$/iu : /(?!)/u, '')
    // "A landlord site for me: I let five flats": whose it is was said to its maker.
    .replace(/^(?:me|us|myself|ourselves|my own \p{L}+)\s?(?:[:,]|\s[–—-])\s(?=\p{L})/iu, '')
    // Which language the site should speak is told to its maker.
    .replace(/,?\s(?:site\s)?in (?:english|german|french|spanish|italian|dutch|portuguese)(?=[\s,.]|$)/iu, '')
    .replace(/[.!?\s]+$/u, '');
  const called = name?.value ?? '';
  const isVerb = /^\s(?:are|will|meets?|get|gets|have|has|run|runs)\s/iu.test(whole.slice(called.length));
  const said =
    called !== '' && whole.toLowerCase().startsWith(called.toLowerCase()) && !isVerb
      ? whole.slice(called.length).replace(/^\s*(?:[,:–—-]|is)\s*/u, '')
      : whole;
  // "St Cuthbert's Almshouses, Darlington: eleven small homes": the town stands above.
  const townSign = place
    ? new RegExp(`^${place.value.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}:\\s(?=\\p{L})`, 'u')
    : /(?!)/u;
  // "Repair Café Leith: once a month volunteers mend toasters": the sign before the colon is the name's.
  const sign = /^[^,:]{3,40}:\s(?=\p{Ll}.*\s(?:we|volunteers|you|i)\s)/u;
  // "A community-owned pub The Old Plough in Kirkby": the name stands above.
  const bare = called === '' ? said : said.replace(new RegExp(`(?<=\\p{Ll})\\s(?:the\\s)?${called.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?=\\s(?:in|near|at|on)\\s)`, 'u'), ''); // prettier-ignore
  const line = proseOf(
    withoutBareList(
      ofBusiness(bare.replace(townSign, '').replace(sign, ''), brief, words).trim(),
      language.value,
    ),
  );
  const count = line.split(/\s+/u).length;
  const where = called.includes(place?.value ?? '') ? '' : (place?.value ?? '');
  // "Opulent art deco hotel": how it looks is seen.
  const [look] = brief.style?.spans ?? [];
  const style = look ? prompt.slice(look.start, look.end) : '';
  const known = `${style} ${offer?.value ?? ''} ${where} ${called}`.trim().split(/\s+/u).length;
  // Where any other line would be made up, a few words will do.
  if (line.length > mostCharacters || (isBrief ? count < fewest : count < fewestWords || count < known + 3))
    return null;
  if (
    /^(?:make|build|create|design|generate|give me|please|can you|could you|(?:i|we) (?:need|want|would like|['’]d like)|(?:i['’]?m|i am|we['’]?re|we are) (?:just )?(?:starting|opening|launching|setting up|looking)|h(?:i|iya|ello|ey|ey there|owdy)|yo|morning|good (?:morning|day|afternoon|evening)|right|so|o[kh]|my (?:mum|mom|dad|wife|husband|friend))\b/iu.test(
      line,
    )
  )
    return null;
  // "Roofing company Denver storm damage insurance claims": words for a search, and no sentence.
  if (
    language.value === 'en' &&
    !/[,;:]|\b(?:an?|the|and|for|of|in|to|with|we|i|our|my|by|from|at|on|is|are)\b/iu.test(line)
  )
    return null;
  // "Ristorante Al Vecchio Molo a Trieste, cucina di pesce.": under its name it would say the name again.
  if (foreign && called !== '' && line.includes(called)) return null;
  if (foreign && (own.test(line) || /\s(?:et|y|e|de|à|en|con|avec|com|per|para|di)$/iu.test(line)))
    return null;
  // "School PTA - events (Summer fair 20 June 12-4": cut inside its brackets.
  if ((line.match(/\(/gu)?.length ?? 0) !== (line.match(/\)/gu)?.length ?? 0)) return null;
  if (
    /^(?:of|to|and|or|with|from|my|who|which|that)\b/iu.test(line) ||
    /\b(?:and|or|the|a|of|to|in|for)$/iu.test(line)
  )
    return null;
  const town = (place?.value ?? '').replace(/['’]s$/u, '');
  const spelt = line.replaceAll(town || '\n', spellPlace(town)).replace(weekday, capitalise);
  return `${capitalise(spelt)}.`;
}
