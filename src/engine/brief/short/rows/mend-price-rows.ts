import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isKnownTown, isTownOrName } from '../../words/ordinary-words';
import { isSum, opensWithSum, readNamedRows, readPriceRows, type PriceRow } from './read-price-row';
import { shareNouns } from './share-nouns';
import { capitalise } from '../../../capitalise';

/** Businesses that come, mend, treat or teach: of their prices no card and no shelf is made. */
const doing: ReadonlySet<SiteKind> = new Set([
  'home-services', 'construction', 'cleaning', 'auto', 'clinic', 'dentist', 'therapist', 'veterinary', 'salon', 'spa', 'course',
  'gym', 'yoga', 'law', 'accountant', 'studio', 'unknown',
]); // prettier-ignore

/** Days away are told by the bed: "€980 shared room €1,250 single". */
const away = /\b(?:retreats?|camps?|holidays?|expeditions?)$/iu;

/** Who does it, and not what is bought: "handyman", "small removals firm". */
const doer =
  /(?:er|[tcs]or|ist|ian|man|men|woman|women|tutor|doctor|vet|sweep|physio|firm|company|business|services?|team|agency|studio|clinic|shop|salon|co-?op|chef|surgeon|guide|nanny|tech|coach)$/iu;

const longest = 400;

type Part = Span & { readonly text: string };

/** The clauses of a prompt; the comma of "1,200" parts none. */
function clausesOf(prompt: string): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const mark of prompt.matchAll(/(?:,(?!\d{3}(?!\d))|[;\n]|[.!?](?=\s|$)|\s[-–—|]\s)\s*/gu)) {
    parts.push({ start, end: mark.index, text: prompt.slice(start, mark.index) });
    start = mark.index + mark[0].length;
  }
  return [...parts, { start, end: prompt.length, text: prompt.slice(start) }];
}

const meets = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start < end && one.end > start);

// "junk removal in Mississauga flat rate $99"
const behind =
  /^\s*(?:(?:in|near|around)\s(?:\p{Lu}[\p{L}’'-]+\s)+)?(?:(?:flat|fixed|set|standard)\s(?:rate|price|fee)\s)?/u;

/** "lawn mowing Hamilton $45 a cut": where the clause says what it is and where before its first sum, what is left of it. */
function behindOffer(clause: Part, brief: Brief): Part {
  const last = [brief.offer, brief.place, brief.name]
    .flatMap((slot) => slot?.spans ?? [])
    .filter(({ start, end }) => start >= clause.start && end <= clause.end)
    .reduce((end, span) => Math.max(end, span.end), clause.start);
  const skipped = behind.exec(brief.prompt.slice(last, clause.end))?.[0].length ?? 0;
  return { start: last + skipped, end: clause.end, text: brief.prompt.slice(last + skipped, clause.end) };
}

const least = /^(?:min(?:imum)?|at least)\s(?:of\s)?\S+\s\p{L}+$/iu;

/** What several are counted of: the last word of what is offered, where it is a plural ("classes"). */
const nounOf = ({ offer }: Brief): string => /\p{L}+s$/u.exec(offer?.value ?? '')?.[0] ?? '';

/**
 * "€40 call out then €35/hr", "£60 a sweep", "£55 one ear £75 both": of a clause that opens with a sum what it buys stands behind
 * it, never in the clause before. What only a measure tells ("£38 an hour") is called by it.
 */
export function mendPriceRows(brief: Brief): Brief {
  const isDoing = doing.has(brief.kind.value) || away.test(brief.offer?.value ?? '');
  // Packages of a longer prompt are told with brackets and dashes of their own.
  if (brief.language.value !== 'en' || !isDoing || brief.prompt.length > longest) return brief;
  const told = brief.name && isSum(brief.name.value) ? { ...brief, name: null } : brief;
  const clauses = clausesOf(brief.prompt);
  return clauses.reduce((told, clause, at) => {
    if (/[()]/u.test(clause.text)) return told;
    const part = opensWithSum(clause.text) ? clause : behindOffer(clause, told);
    if (!opensWithSum(part.text)) {
      const named = readNamedRows(clause.text);
      return named.length > 0 && isMisread(named, clause, told) ? withRows(told, named, clause) : told;
    }
    const read = readPriceRows(part.text, { noun: nounOf(told), subject: subjectOf(told) });
    if (read.length === 0 || !isBetter(read, part, told)) return told;
    const names = shareNouns(read.map(({ name }) => name));
    if (names.some((name) => /^(?:both|one|two|all)$/iu.test(name))) return told;
    const rows = read.map((row, index) => ({ ...row, name: names[index] ?? row.name }));
    const next = clauses[at + 1];
    const isLeast = next !== undefined && least.test(next.text.trim());
    const span = { start: part.start, end: isLeast ? next.end : part.end };
    return withRows(told, isLeast ? noteLast(rows, next.text.trim()) : rows, span);
  }, told);
}

/** How it is bought, and nothing that is: "fitted", "online or at yours". */
const loose = /^(?:\p{L}+ed|plus|min|incl\p{L}*|online|at|in|on|or|for|with)(?!\p{L})/iu;

/** "microblading studio": what is bought there. */
const subjectOf = ({ offer }: Brief): string =>
  (offer?.value ?? '').replace(
    /\s(?:studio|clinic|salon|school|shop|service|services|company|firm|centre|center|business)$/iu,
    '',
  );

const figures = (text: string): string => text.replace(/\D+/gu, '');

/** Whether sums of a clause were torn or lost where it was read. */
function isMisread(rows: readonly PriceRow[], clause: Part, brief: Brief): boolean {
  const known = brief.items.filter((item) => item.value.price !== undefined && meets(item, clause));
  const sums = known.map(({ value }) => figures(value.price ?? ''));
  return known.length > 0 && rows.some(({ price }) => !sums.some((sum) => sum.startsWith(figures(price))));
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Whether the rows tell more than what was read: another pairing, or a measure instead of whoever does it. */
function isBetter(rows: readonly PriceRow[], part: Part, brief: Brief): boolean {
  const known = brief.items.filter((item) => item.value.price !== undefined && meets(item, part));
  const names = known.map(({ value }) => fold(value.name));
  const offer = fold(brief.offer?.value ?? '');
  if (known.length === 0) return true;
  const isSame = (row: PriceRow): boolean =>
    known.some(
      ({ value }, at) =>
        (value.price ?? '').replace(/\D+/gu, '').startsWith(row.price.replace(/\D+/gu, '')) &&
        (names[at] ?? '').includes(fold(row.name)) &&
        !(row.note !== undefined && (names[at] ?? '').includes(fold(row.note))),
    );
  if (rows.every(isSame)) return false;
  const isOffer = names.every((name) => name === offer);
  if (rows.some(({ isMeasure }) => !isMeasure))
    return !(isOffer && rows.length === 1 && /\sfor\s/iu.test(part.text));
  const isTorn = known.some(
    ({ value: { name, price = '' } }, at) =>
      /\d/u.test(name.replace(/^\d+\s/u, '')) ||
      /\b(?:quid|euros?|pounds|bucks)\b/iu.test(name) ||
      /\s(?:per|an?)\s(?:half|full)$/iu.test(price) ||
      rows.some(({ note }) => note !== undefined && loose.test(note) && fold(note) === names[at]) ||
      rows.some((row) => fold(row.name) === names[at] && !isSame(row)),
  );
  return (
    isTorn ||
    (isOffer && (doer.test(offer) || known.every(({ value }) => /^\D?[\d.,]+$/u.test(value.price ?? '')))) ||
    names.some((name) =>
      name
        .split(/\s(?:and|n)\s/u)
        .every(
          (town) =>
            isKnownTown(town.replace(/^(?:north|south|east|west|central|greater)\s/u, '')) ||
            isTownOrName(town),
        ),
    )
  );
}

const noteLast = (rows: readonly PriceRow[], note: string): readonly PriceRow[] =>
  rows.map((row, at) =>
    at === rows.length - 1 && row.note === undefined ? { ...row, note: capitalise(note) } : row,
  );

function withRows(brief: Brief, rows: readonly PriceRow[], span: Span): Brief {
  const inside = brief.items.filter((item) => meets(item, span));
  const items = rows.map(({ name, price, isFrom, note }): Slot<ListedItem> => ({
    value: {
      section: 'pricing',
      name,
      price,
      ...(isFrom ? { priceLead: 'from' } : {}),
      ...(note ? { note } : {}),
    },
    spans: [span],
  }));
  // "microsuction, £55 one ear": what stood before the sum is done, and costs something else.
  const treated = inside.flatMap(({ value, spans }): Slot<ListedItem>[] => {
    const outside = spans.filter((one) => one.end <= span.start);
    const isThing =
      outside.length > 0 &&
      /^\p{Ll}[\p{Ll} -]{3,30}$/u.test(value.name) &&
      value.name.toLowerCase() !== brief.offer?.value.toLowerCase() &&
      !/\s(?:and|then|or|but|no|of|to|in|only|too)(?:\s|$)/iu.test(value.name) &&
      !isKnownTown(value.name.toLowerCase());
    return isThing ? [{ value: { section: 'services', name: value.name }, spans: outside }] : [];
  });
  return {
    ...brief,
    name: brief.name && meets(brief.name, span) ? null : brief.name,
    phrases: brief.phrases.filter((phrase) => !meets(phrase, span)),
    parts: brief.parts.filter((part) => !meets(part, span)),
    items: [...brief.items.filter((item) => !inside.includes(item)), ...treated, ...items].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}
