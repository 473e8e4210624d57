import { wantedLabel } from '../document/wanted-parts';
import { appKinds, type SectionType, type SiteKind } from '@/domain/site/vocabulary';
import type { SitePart, Slot, Span } from '@/domain/site/brief';
import { sectionOfTitle } from './section-of-title';
import type { Reading } from '../reading';
import { capitalise } from '../../capitalise';

const apps = new Set<SiteKind>(appKinds);
/** "House rules: no flash, …", "Meet the cats (Biscuit, Olive)": a label of its own and what stands under it. */
const labelled =
  /(?<=^|[.!?)"”]\s+|\n[\s*•–-]*)(?<label>\p{Lu}[\p{L}'’&-]*(?:\s[\p{L}'’&-]+){0,4})(?::[ \t]+(?<told>[^\n]{3,400}?)(?:(?<!\b(?:St|Dr|Mr|Mrs|Ms|approx|no))[.!](?=\s|$)|\n|$)|\s\((?<inside>[^()\n]{5,300})\)\s?(?:[.!](?=\s|$)|\n|$))/gu;
/** "venues (Leith Theatre, the Biscuit Factory)", "3 cars (a Zoe, a Kangoo van)": small letters, a list in brackets. */
const bracketed =
  /(?<=^|[.,;:!?]\s+|\n[\s*•–-]*|\s(?:and|with|plus|our|the)\s)(?<label>(?:\d{1,2}\s)?\p{Ll}[\p{L}'’&-]*(?:\s\p{Ll}[\p{L}'’&-]+){0,2})\s\((?<inside>[^()\n]{5,300})\)/gu;
/** "- kit: boots, a coat": on a line of its own a label needs no capital. */
const lined =
  /(?<=\n[ \t]*[*•–-][ \t]*)(?<label>\p{Ll}[\p{L}'’&-]*(?:\s[\p{L}'’&-]+){0,3}):[ \t]+(?<told>[^\n]{3,400})(?=\n|$)/gu;
const proper = String.raw`\p{Lu}[\p{L}\d’'&+.-]*(?:\s[\p{L}\d’'&+.-]+){0,3}`;
/** "…, prices table, and insurance accepted: Bupa, AXA, Vitality": names behind the last thing of a list. */
const tailed = new RegExp(
  String.raw`(?<=[,;]\s(?:(?:and|plus|with)\s)?|\s(?:and|with|plus)\s)(?<label>(?!(?:and|plus|with|our|the)\s)\p{Ll}[\p{L}'’-]*(?:\s(?!and\s)\p{Ll}[\p{L}'’-]*){0,3}):\s(?<caps>${proper}(?:,\s(?:and\s)?${proper})+)(?=[.!]?\s*(?:\n|$))`,
  'gu',
);
/** Labels that speak to whoever makes the site, or that have a slot of their own. */
const ordering =
  /\b(?:websites?|sites?|pages?|sections?|visuals?|(?:visual|art|creative) direction|styles?|styling|design|looks?|feel|tone|mood|vibe|voice|colou?rs?|palette|schemes?|themes?|fonts?|typography|type|layouts?|hero|headers?|footers?|nav|navigation|navbar|features?|function\w*|tech\w*|stack|framework|requirements?|must|should|need|needs|wants?|wish\w*|include|includes|including|add|contents?|copy|headlines?|tagline|slogan|motto|titles?|subtitle|names?|called|business|company|brand|branding|logos?|images?|photos?|pictures?|background|accent|primary|secondary|text|buttons?|cta|call|forms?|fields?|inputs?|languages?(?! spoken)|seo|meta|keywords?|audience|target|goals?|purpose|notes?|important|please|ps|pps|thanks|e-?mail|phone|tel|telephone|mobile|whatsapp|instagram|facebook|twitter|tiktok|linkedin|insta|contacts?|address|hours|times|open|opening|closed|locations?|prices?|pricing|rates|costs?|fees?|tabs?|filters?|columns?|cards?|animations?|motion|js|javascript|html|css|home|homepage|details?|info|summary|overview|brief|task|prompt|example|questions?|faqs?|social|socials|radius|spacing|shadows?|grid|widths?|breakpoints?|components?|behaviou?rs?|accessib\w*|performance|deliver\w*|output|structure|sitemap|quotes?|reviews?|testimonials?|team|staff|avoid|remember)\b/iu;
/** "What we need", "What to bring": lists for visitors. */
const wanted =
  /^what (?:we need|we['’]re looking for|to (?:bring|wear|expect)|you(?:['’]ll)? need)(?: (?:this|right|most|just|at|for)(?: [\p{L}]+){0,3}| now)?$/iu;
const saying = /^(?:we|i|he|she|they|you|it|hi|hello|hey|mon|tues?|wed|thurs?|fri|sat|sun)(?:\b|day)/iu;
/** One word that heads a list of its own on many sites. */
const single =
  /^(?:rules|parking|travel|bring|awards?|accreditations?|accredited|memberships?|sponsors?|partners?|supporters|funders|breeds?|members|crew|distances?|allergens|access|accessibility|dogs?|cats|ages?|transport|directions|stockists?|press|clients|instruments|line-?up|dress ?code|kit|safety|patrons?|residents|brands|requests|gifts?|presents|accommodation|hotels?|stay|weather)$/iu;
const prose = new Set<SectionType>(['map', 'venue', 'about', 'story', 'audience']);
const money = /[£€$]\s?\d|\d\s?(?:€|kr\b|zł|eur\b|usd\b|gbp\b)/iu;
const shape = /@|https?:|www\.|#[\da-f]{3,8}\b|["“”]/iu;

/** "A translator …, and languages: English, Polish": what somebody works in, and none of the site's own. */
const isSpoken = (label: string, prompt: string): boolean =>
  /^(?:my |working )?languages(?: offered)?$/iu.test(label) &&
  /\b(?:translators?|interpreters?|subtitlers?|voice ?over|voice artist)\b/iu.test(prompt);

/** Entries between commas or semicolons outside brackets, with the last one's "and" taken off. */
function entriesOf(told: string): string[] {
  // "14 Market St, Skipton and 3 Bridge Gate, Hebden Bridge": addresses have commas of their own.
  const places = told.split(/\s(?:and|&)\s(?=\d+[a-z]?\s\p{Lu})|;\s+/u);
  if (places.length > 1 && places.every((place) => /^\d+[a-z]?\s\p{Lu}/u.test(place))) return places;
  const mark = told.includes(';') ? /;\s*/u : /,\s+/u;
  const hidden = told.replace(/\([^()]*\)/gu, (bracket) => bracket.replace(/[,;]/gu, '\u0000'));
  const cuts: string[] = [];
  let at = 0;
  for (const piece of hidden.split(mark)) {
    cuts.push(told.slice(told.indexOf(told.substr(at, piece.length), at), at + piece.length));
    at += piece.length + (mark.exec(hidden.slice(at + piece.length))?.[0].length ?? 0);
  }
  const last = cuts.at(-1) ?? '';
  const pair = /^(.{2,40}?)\s(?:and|&)\s(.{2,40})$/u.exec(last);
  const all =
    pair && cuts.length > 1 && cuts.every((cut) => cut.split(' ').length < 6)
      ? [...cuts.slice(0, -1), pair[1] ?? '', pair[2] ?? '']
      : cuts;
  return all.map((entry) => capitalise(entry.trim().replace(/^and\s/iu, ''))).filter((entry) => entry !== '');
}

/**
 * Labels with what is told under them, where no slot has a place for it: "House rules: no flash, don't wake a sleeping
 * cat", "Where to stay: The Bear, Premier Inn". Of lists that a section holds (services, menu, team) nothing is taken.
 */
export function readLabelled(
  reading: Reading,
  kind: SiteKind,
  isTaken: (span: Span) => boolean,
): Slot<SitePart>[] {
  if (apps.has(kind) || reading.language.value !== 'en' || reading.spoken !== 'en') return [];
  const found: Slot<SitePart>[] = [];
  const matches = [labelled, bracketed, lined, tailed].flatMap((pattern) => [
    ...reading.text.matchAll(pattern),
  ]);
  for (const match of matches.toSorted((one, other) => one.index - other.index)) {
    const label = match.groups?.['label'] ?? '';
    const told = (match.groups?.['told'] ?? match.groups?.['inside'] ?? match.groups?.['caps'] ?? '').trim();
    const words = label.split(/\s/u).length;
    const section = isSpoken(label, reading.text) ? null : sectionOfTitle(label, 'en', kind);
    if (
      match.index === 0 ||
      label === wantedLabel ||
      (ordering.test(label) && !wanted.test(label) && !isSpoken(label, reading.text)) ||
      saying.test(label) ||
      shape.test(told) ||
      (money.test(told) && !wanted.test(label))
    )
      continue;
    const entries = entriesOf(told);
    const isSmall = /^[\p{Ll}\d]/u.test(label);
    const isMany =
      match.groups?.['caps'] !== undefined || (/\p{L}{2}(?<!s)s$/u.test(label) && entries.length > 1);
    if (isSmall && (found.some(({ spans }) => spans.some((one) => one.end > match.index)) || !isMany))
      continue;
    if (section !== null ? !prose.has(section) : words < 2 && !single.test(label) && !isMany) continue;
    // "Meet the makers (we love them)": said in brackets, no list.
    if (match.groups?.['inside'] !== undefined && entries.length < 2) continue;
    const start = match.index + match[0].indexOf(told, label.length);
    const span = { start, end: start + told.length };
    // "What we need: volunteers, tins": whatever else its words would mean.
    if (isTaken(span) && !wanted.test(label)) continue;
    const isList =
      !money.test(told) && entries.length > 1 && entries.every((entry) => entry.split(/\s/u).length <= 8);
    const sentence = `${capitalise(told).replace(/[.,;\s]+$/u, '')}.`;
    found.push({
      value: {
        title: capitalise(label),
        isPage: false,
        lines: isList && section === null ? entries : [sentence],
        ...(section === null ? {} : { section }),
      },
      spans: [{ start: match.index, end: span.end }],
    });
  }
  return found;
}
