import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isKnownTown } from '../../words/ordinary-words';
import { capitalise } from '../../../capitalise';

/** Kinds that say what they do; of the others a lone word in a list tells what there is. */
const doing: ReadonlySet<SiteKind> = new Set([
  'home-services', 'construction', 'cleaning', 'auto', 'clinic', 'dentist', 'therapist', 'veterinary', 'salon', 'spa', 'law',
  'accountant', 'insurance', 'consulting', 'agency', 'studio', 'photographer', 'nonprofit', 'course', 'gym', 'unknown',
  'portfolio', 'yoga',
]); // prettier-ignore
const served: ReadonlySet<SiteKind> = new Set(['cafe', 'bakery', 'restaurant', 'bar']);
/** What a house has, and nobody eats. */
const ofHouse =
  /\b(?:gardens?|terraces?|patio|courtyard|rooms?|bedrooms?|parking|wi-?fi|music|dogs?|pets?|seats?|seating|books?|games?|corner|fire|quiz|nights?|events?|parties|hire|catering|delivery|takeaway|view|highchairs?|sockets?|art|exhibitions?|shop|classes|workshops?|visits?)\b/iu;
const mostWords = 5;

type Piece = { readonly text: string; readonly start: number };

/** The pieces of a text between marks, each with where it begins. */
function pieces(text: string, from: number, mark: RegExp): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const add = (to: number): void => {
    const part = text.slice(at, to);
    const lead = part.length - part.trimStart().length;
    if (part.trim() !== '') found.push({ text: part.trim(), start: from + at + lead });
  };
  for (const match of text.matchAll(mark)) {
    add(match.index);
    at = match.index + match[0].length;
  }
  add(text.length);
  return found;
}

const sentences = (prompt: string): Piece[] => pieces(prompt, 0, /[.!?](?=\s|$)|\n+|;\s/gu);
const listed = (sentence: Piece): Piece[] =>
  pieces(sentence.text, sentence.start, /,\s+(?:and\s+)?|\s(?:and|&)\s|\s[–—]\s|:\s/gu);
const spanOf = ({ text, start }: Piece): Span => ({ start, end: start + text.length });
const isIn = (slot: Slot<unknown>, spans: readonly Span[]): boolean =>
  slot.spans.length > 0 &&
  slot.spans.every((one) => spans.some(({ start, end }) => one.start >= start && one.end <= end));
const meets = (piece: Piece, slots: readonly Slot<unknown>[]): boolean =>
  slots.some(({ spans }) =>
    spans.some(({ start, end }) => start < piece.start + piece.text.length && end > piece.start),
  );

const promise =
  /^(?:(?:clear|fair|fixed|honest|transparent|straightforward|simple|low|reasonable|affordable|up-?front|competitive|all-?in|great|sensible|realistic|keen|flat)(?:\s(?:and|&)\s|,?\s))+(?:prices?|pricing|fees?|rates?|quotes?|quotations?|costs?|charges?)(?:\sup ?front)?$|^(?:same|next)[- ](?:day|week)\s(?:appointments?|repairs?|delivery|service|call-?outs?|visits?|quotes?|turnaround|bookings?|collections?)$/iu;

/**
 * "fixed fees", "same day appointments": how somebody works, told in passing; it asks for no list of prices and no form, and is
 * neither what they do nor one of the things they sell.
 */
export function mendPromises(brief: Brief): Brief {
  const found = sentences(brief.prompt)
    .flatMap((sentence) => pieces(sentence.text, sentence.start, /,\s+(?:and\s+)?|\s[–—]\s|:\s/gu))
    .filter(({ text }) => promise.test(text));
  if (found.length === 0) return brief;
  const spans = found.map(spanOf);
  const isOther = (slot: Slot<unknown>): boolean => !isIn(slot, spans);
  const offer = brief.offer && !isOther(brief.offer) ? null : brief.offer;
  return {
    ...brief,
    offer,
    sections: brief.sections.filter(isOther),
    behaviours: brief.behaviours.filter(isOther),
    parts: brief.parts.filter(isOther),
    phrases: brief.phrases.filter(isOther),
    items: [
      ...brief.items.filter((item) => item.value.price !== undefined || isOther(item)),
      ...found.map((piece): Slot<ListedItem> => ({
        value: { section: 'amenities', name: capitalise(piece.text) },
        spans: [spanOf(piece)],
      })),
    ],
  };
}

/** What a site has, and no business does: such a title stays a part of the page. */
const ofSites =
  /^(?:(?:recent|selected|our|my)?\s?work$|about|how|what|where|when|why|who|our|your|my|meet|find|get|join|apply|read|see|list of|latest|recent|upcoming|past)\b|\b(?:calendar|newsletter|news|maps?|forms?|gallery|polic(?:y|ies)|rules?|links?|minutes|agendas?|resources?|recipes?|press|directions|timeline|faqs?|questions|stories|story|history|results?|fixtures?|tables?|archive|members?|membership|committee|trustees|governors|staff|sponsors?|partners?|donors?|volunteer\w*|careers?|jobs|vacanc\w+|dates|timetables?|schedules?|programmes?|programs?|line-?up|reviews?|testimonials?|contact|prices?|pricing|fees?|rates?|hours|times|opening|terms|conditions|privacy|admissions?|enrol\w*|uniforms?|calculator|countdown|quiz|signup|sign-up|button|banner|video|section|page|blog|shop|cart|download\w*|documents?|reports?|research|publications?|projects?|work|portfolio|services|events?|alumni|parents|mentors?|speakers?|judges|finalists|winners|entries|entry|tickets?|register|registration|submissions?|accommodation|parking|^travel$|^transport$|camping|dress code|samples?|lists?|set ?lists?|repertoire|discography|packages|gifts?|presents?|registry|stockists?|wholesale|campaigns?|mission|values|vision|team|sermons?|prayers?|notices?|adverts?|updates?|guides?|tips|statistics|figures|data|chart|toolkit|glossary|changelog|docs|api|roadmap|certificat\w+|data ?sheets?|points?|status|security|integrations?|features?|roster|standings)\b/iu;
/** Words of somebody who tells what the page is to have. */
const asking =
  /\b(?:sections?|pages?|website|site|include|including|add|show|need|needs|want|wants|should|must|please|would like|also|put|home ?page|landing|tabs?|menus?|mention|display|explain|tell)\b/iu;

/** "volunteers mend toasters, lamps and bikes": of whom it is told what they do. */
const others =
  /\b(?:volunteers?|famil(?:y|ies)|people|members?|children|kids|students?|guests?|visitors?|customers?|clients?|they|you|who|that)\s(?:can\s|will\s)?(?:mend|fix|repair|make|bring|come|borrow|share|learn|grow|cook|play|sing|read|buy|get|find|meet|take|give|help|swap|sell|use|love|want|need|choose|build|teach)\b/iu;

const isWord = (text: string): boolean =>
  text.split(/\s+/u).length <= mostWords &&
  /^\p{L}[\p{L}\s'’&/-]+$/u.test(text) &&
  !/^(?:and|or|but|so|no|not|very|really|quite|i|we|you|he|she|it|they|this|that|in|on|at|by|for|from|to|of|with|near|around|all|since|est|call|ring|text|open|closed|based)\b/iu.test(
    text,
  );

/**
 * "same day appointments, travel jabs, health checks": titles that nobody asked to see on the page, in a row of other things, are
 * what is done there, all of the row alike.
 */
export function mendListed(brief: Brief): Brief {
  const { kind, parts, prompt } = brief;
  const bare = parts.filter(
    ({ value }) => !value.isPage && value.lines === undefined && value.section === undefined,
  );
  // What a program does is told by its own readers.
  if (bare.length === 0 || kind.value === 'saas' || kind.value === 'mobile-app') return brief;
  const taken = [
    ...brief.colours, ...brief.excluded, ...brief.pages, ...brief.sections, ...brief.behaviours, ...brief.items, ...brief.quotes,
    ...brief.social, ...brief.tone, ...parts.filter((part) => !bare.includes(part)),
    ...[brief.name, brief.offer, brief.place, brief.hours, brief.phone, brief.email, brief.address, brief.style, brief.font, brief.audience, brief.date, brief.scheme].filter((slot) => slot !== null),
  ]; // prettier-ignore
  const found = sentences(prompt).flatMap((sentence): Piece[] => {
    const row = listed(sentence);
    if (row.length < 2 || asking.test(sentence.text) || others.test(sentence.text)) return [];
    // "hire rates, calendar, committee": beside parts that were asked for, another is one, too.
    const isRow = row.some((piece) => meets(piece, brief.sections) && ofSites.test(piece.text));
    if (isRow || !row.some((piece) => bare.some((part) => meets(piece, [part])))) return [];
    return row.filter((piece) => {
      const said = piece.text.replace(
        /^(?:we|i) (?:sing|play|do|offer|make|teach|cover|fix|mend|repair)\s/iu,
        '',
      );
      const isBare = bare.some((part) => meets(piece, [part]));
      return (
        isWord(said) &&
        !ofSites.test(said) &&
        !isKnownTown(said.toLowerCase()) &&
        !meets(piece, taken) &&
        (isBare || piece.start > (brief.offer?.spans[0]?.end ?? 0))
      );
    });
  });
  const spans = found.map(spanOf);
  if (!bare.some((part) => isIn(part, spans))) return brief;
  const usual = doing.has(kind.value) ? ('services' as const) : ('amenities' as const);
  // "Flat white £3.20, scones, toasties": what stands in a row with something priced is of its sort.
  const sectionOf = (piece: Piece): ListedItem['section'] => {
    const row = sentences(prompt).find(({ text, start }) => piece.start >= start && piece.start < start + text.length);
    const priced = brief.items.find((item) => item.value.price !== undefined && row !== undefined && isIn(item, [spanOf(row)]));
    const isServed = served.has(kind.value) && !ofHouse.test(piece.text);
    return isServed && priced?.value.section === 'menu' ? 'menu' : usual;
  }; // prettier-ignore
  return {
    ...brief,
    parts: parts.filter((part) => !isIn(part, spans)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase, spans)),
    items: [
      ...brief.items,
      ...found.map((piece): Slot<ListedItem> => ({
        value: {
          section: sectionOf(piece),
          name: capitalise(
            piece.text.replace(/^(?:we|i) (?:sing|play|do|offer|make|teach|cover|fix|mend|repair)\s/iu, ''),
          ),
        },
        spans: [spanOf(piece)],
      })),
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}
