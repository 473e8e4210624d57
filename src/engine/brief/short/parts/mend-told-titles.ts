import { numberOf } from '../../../number-of';
import type { Brief, ListedItem, SitePart, Slot, Span } from '@/domain/site/brief';

type Told = { readonly title: string; readonly lines: readonly string[] };
type Sort = {
  readonly pattern: RegExp;
  readonly read: (groups: Record<string, string>) => Told;
  readonly isMeant?: (brief: Brief, lines: readonly string[]) => boolean;
};

const capital = (text: string): string =>
  text.trim().replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
const listed = (text: string): string[] =>
  text
    .split(/,\s(?:and\s)?|\sand\s(?=[^,]*$)/u)
    .map(capital)
    .filter((line) => line !== '');

/** One team or band of ages: "U10", "Under 12s", "Beavers 6–8", "Firsts", "men". */
const side = String.raw`(?:(?:the\s)?\p{Lu}|\d|under|over|men|women|ladies|girls|boys|mixed|junior|senior|veteran|walking|first|second|third|youth|reserve|mini)[^,.;:()\n]{0,28}`;
const grouped = new Set(['nonprofit', 'gym', 'course', 'event', 'unknown', 'yoga']);
const inSections =
  /\b(?:scouts?|guides?|brigade|cadets|orchestra|choir|band|club|society|association|school|troop|pack)\b/iu;
/** Who is shown beside its teams. */
const staffed =
  /\b(?:coaches|committee|instructors|leaders(?! wanted| needed)|trainers|staff|players|captains)\b/iu;
const aged = /\d/u;
/** What is told by readers of its own, by name or otherwise. */
const ofOthers =
  /(?:rooms|suites|cottages|people|members|packages|plans|tiers|pages|sections|dishes|courses|classes|levels|columns|questions|speakers|tickets|stages|days|nights|steps|branches|locations|languages|colou?rs|sizes|categories|products|wines|beers|dancers|coaches|teachers|guides|chefs|tutors|brothers|sisters|friends|women|men|artists|designers|founders|partners|villages|towns|areas|counties|countries|posts|articles|episodes)$/iu;

const sorts: readonly Sort[] = [
  // "bikes (brands: Brompton, Surly)", "brands we stock: Aveda and Olaplex"
  {
    pattern:
      /(?:(?:^|[,.;]\s|\s\()|(?<=\bwith\s))(?<title>[Bb]rands|[Mm]akes|[Ll]abels|[Ss]uppliers)(?:\s(?:we (?:stock|sell|carry|use)|stocked|carried))?(?::\s|\s(?=\())\(?(?<what>\p{Lu}[^,.;:()\n£$€]{1,28}(?:,\s(?:and\s)?\p{Lu}[^,.;:()\n£$€]{1,28}|\s(?:and|&)\s\p{Lu}[^,.;:()\n£$€]{1,28})*)\)?/u,
    read: ({ title = '', what = '' }) => ({ title: capital(title), lines: listed(what).filter((line) => /^\p{Lu}/u.test(line)) }),
  },
  // "3 huts (Gull, Tern, Plover)": as many names as there are things
  {
    pattern:
      /(?<=^|[,.;:]\s|\b(?:with|and|our)\s)(?<count>two|three|four|five|six|seven|eight|[2-9])\s(?<title>(?:\p{Ll}+\s)?\p{Ll}{3,}s)\s\((?<what>\p{Lu}[^,.;:()\n£$€]{1,28}(?:,\s(?:and\s)?\p{Lu}[^,.;:()\n£$€]{1,28}|\s(?:and|&)\s\p{Lu}[^,.;:()\n£$€]{1,28})+)\)/u,
    read: ({ title = '', what = '', count = '' }) => {
      const lines = listed(what);
      return { title: capital(title), lines: lines.length === numberOf(count) && !ofOthers.test(title) ? lines : [] };
    },
    isMeant: ({ items }, lines) => !items.some(({ value }) => value.section !== 'services' && lines.includes(value.name)),
  },
  // "teams (U8, U10, U12)", "sections: Beavers 6–8, Cubs 8–10"
  {
    pattern: new RegExp(String.raw`(?<=^|[,.;:]\s|\b(?:with|and|[Oo]ur|three|four|five|six|\d)\s)(?<title>[Tt]eams|[Ss]quads|[Ss]ides|[Cc]rews|[Aa]ge groups|[Ss]ections|[Pp]atrols|[Dd]ivisions)(?::\s|\s\()(?<what>${side}(?:,\s(?:and\s)?${side}|\s(?:and|&)\s${side})+)\)?`, 'u'),
    read: ({ title = '', what = '' }) => ({ title: capital(title), lines: listed(what) }),
    isMeant: ({ kind, offer }, lines) =>
      grouped.has(kind.value) && lines.length > 1 && (lines.some((line) => aged.test(line)) || inSections.test(offer?.value ?? '')),
  },
  // "Meeting point is the High Beach visitor centre, £18"
  {
    pattern:
      /(?:^|[.;,\n]\s)(?:the\s|our\s)?meeting (?:point|place)(?:\sis|:)\s(?:at\s)?(?<what>[^,.;\n]{3,70})/iu,
    read: ({ what = '' }) => ({ title: 'Meeting point', lines: [capital(what.replace(/^the\s/u, 'The '))] }),
  },
  // "What to give this week: tinned meat, UHT milk, toothpaste."
  {
    pattern:
      /(?:^|[.;\n]\s)(?<title>what to (?:give|bring|donate|wear|pack)[^:.,\n]{0,24}|(?:most )?needed (?:this|now|most|at)[^:.,\n]{0,20}|(?:this (?:week|month) )?we (?:need|are short of)[^:.,\n]{0,20}|short of(?: this \p{L}+)?|wish list|wanted):\s(?<what>[^.:;\n]{5,220})/iu,
    read: ({ title = '', what = '' }) => ({ title: capital(title), lines: listed(what) }),
  },
  // "bring a basket and a knife": nobody's shopping basket.
  {
    pattern: /(?:^|[.;,\n]\s)(?:please\s)?bring\s(?<what>an?\s[^,.;\n]{2,40}\sand\s[^,.;\n]{2,40})(?=[.;\n]|$)/iu,
    read: ({ what = '' }) => ({ title: 'What to bring', lines: listed(what) }),
  },
  // "with staff picks by Nell, Omar and Jude"
  {
    pattern:
      /\b(?<title>(?:[Ss]taff|[Tt]eam|[Bb]ookseller|reader|editor|curator)(?:['’]s|s['’]?)?\s(?:picks|favourites|choices|recommendations))\s(?:by|from)\s(?<what>\p{Lu}\p{L}+(?:(?:,\s|\sand\s|,\sand\s)\p{Lu}\p{L}+){0,6})/u,
    read: ({ title = '', what = '' }) => ({ title: capital(title), lines: listed(what).map((who) => `Picked by ${who}`) }),
  },
]; // prettier-ignore

/** What one sleeps in: "4 pods (Ash, Birch)" of a site with pods are its rooms, each by its name. */
const lodgings =
  /(?:^|\s)(?:pods|huts|cottages|cabins|yurts|tents|lodges|tree ?houses|apartments|flats|barns|domes|tipis|caravans|wagons|chalets|villas|houseboats)$/iu;

/** Titles that a short prompt gives with what stands under them, so that nothing of it is taken for goods, services or staff. */
export function mendToldTitles(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const parts: Slot<SitePart>[] = [];
  const rooms: Slot<ListedItem>[] = [];
  for (const { pattern, read, isMeant } of sorts) {
    const found = pattern.exec(brief.prompt);
    if (!found?.groups) continue;
    const { title, lines } = read(found.groups);
    if (isMeant?.(brief, lines) === false) continue;
    const lead = found[0].length - found[0].replace(/^[.;,\s]+/u, '').length;
    const span = { start: found.index + lead, end: found.index + found[0].length };
    const isLodging = brief.kind.value === 'hotel' && lodgings.test(title);
    if (isLodging)
      rooms.push(...lines.map((name) => ({ value: { section: 'rooms' as const, name }, spans: [span] })));
    else if (lines.length > 0) parts.push({ value: { title, isPage: false, lines }, spans: [span] });
  }
  if (parts.length === 0 && rooms.length === 0) return brief;
  const spans: Span[] = [...parts, ...rooms].flatMap((part) => part.spans);
  const isIn = (slot: Slot<unknown>): boolean =>
    slot.spans.some(({ start, end }) => spans.some((one) => start < one.end && end > one.start));
  const offer = brief.offer?.value ?? '';
  const { name } = brief;
  const wasStaff = brief.items.some((item) => item.value.section === 'team' && isIn(item));
  const staff = wasStaff ? staffed.exec(brief.prompt) : null;
  return {
    ...brief,
    // "Beavers 6–8", the first of the sections, is not what all of them are called.
    name: name && name.spans.length > 0 && isIn(name) ? null : name,
    items: [
      ...rooms,
      ...brief.items.flatMap((item) => {
        // "teams: U8, U10, join form": what went on behind them is nobody either.
        if (!isIn(item))
          return wasStaff && item.value.section === 'team' && /^\p{Ll}/u.test(item.value.name) ? [] : [item];
        // The price of the sentence is that of what is offered.
        const isPriced = item.value.price !== undefined && offer !== '';
        return isPriced ? [{ ...item, value: { ...item.value, name: capital(offer) } }] : [];
      }),
    ],
    parts: [...brief.parts.filter((part) => !isIn(part)), ...parts],
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    sections: [
      ...brief.sections.filter(
        (slot) =>
          !isIn(slot) ||
          !(slot.value === 'team'
            ? !staffed.test(brief.prompt)
            : /^(?:cart|products|shop)$/u.test(slot.value)),
      ),
      ...(staff && !brief.sections.some(({ value }) => value === 'team')
        ? [{ value: 'team' as const, spans: [{ start: staff.index, end: staff.index + staff[0].length }] }]
        : []),
    ],
    behaviours: brief.behaviours.filter((slot) => !isIn(slot) || slot.value !== 'cart'),
  };
}
