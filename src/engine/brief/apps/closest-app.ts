import type { Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Reading } from '../reading';
import { opensCountdown } from './opens-countdown';
import { toldByUse } from './told-by-use';
import { toolHeads } from './tool-heads';

/** A tool that is asked for and not built as such: the app that comes nearest, and what that app lacks, as a sentence. */
export type ClosestApp = { readonly kind: SiteKind; readonly lacks: string };

const tool = 'generator|maker|creator|builder|tool|app|manager|organi[sz]er|template';

const closest: readonly (ClosestApp & { readonly asked: RegExp })[] = [
  {
    asked: new RegExp(
      String.raw`\b(?<!\b(?:split|splitting|divide|share) (?:the |a |our )?)(?:receipt|bill|purchase order)s? (?:${tool})\b`,
      'u',
    ),
    kind: 'tracker',
    lacks:
      'Numbered receipts are more than I can build yet: this is a list of dated amounts with their sum, which can be exported and printed.',
  },
  {
    asked:
      /\b(?:meal|menu|dinner|food|recipe) plan(?:ner)?s?\b(?! (?:service|delivery|subscription|company|business|coach))/u,
    kind: 'kanban',
    lacks:
      'The shopping list does not write itself from the meals yet: this is a board of the week with a card for each meal, and a column of its own for what to buy where it is asked for.',
  },
  {
    asked:
      /\b(?:week|weekly|lesson|study|revision|workout|content|rota|shift|chore|seating|packing|garden|sowing) planner\b/u,
    kind: 'kanban',
    lacks:
      'It has no calendar of its own yet: this is a board of columns, and its cards move from one to the next.',
  },
  {
    asked: /\brecipe (?:box|book|keeper|manager|organi[sz]er)\b/u,
    kind: 'tracker',
    lacks: 'It keeps words alone: pictures have no place in it yet.',
  },
  {
    asked:
      /\b(?:journal(?:ing)? app|diary app|gratitude journal|bookmark app|idea (?:box|board)|snippet (?:manager|app))\b/u,
    kind: 'notes',
    lacks: 'It keeps text alone: pictures and attached files have no place in it yet.',
  },
];

/** Tools named in the first words, whoever they are for: "kanban board with five columns for a small bakery". */
const opensAs = [
  ...([
    ['(?:kanban|scrum|sprint|task) boards?', 'kanban'],
    // "Team standup board: Yesterday, Today, Blockers": columns stand behind the colon.
    [
      '(?:team |daily |weekly )*(?:stand-?\\s?up|retro(?:spective)?|workflow|status|planning|production|project|content|editorial|idea|hiring|sales) board(?=:)|(?:(?:sales|deals?|client|hiring|recruiting|order|project|content|lead) )+pipeline(?: board)?(?=:)',
      'kanban',
    ],
    [
      '(?:family |friends |office |team )?(?:birthdays?|anniversar(?:y|ies)) (?:calendar|list|tracker|reminder|book|log)',
      'tracker',
    ],
    ['to-?\\s?do (?:lists?|apps?)(?: app| tool)?|task lists?(?: app)?|checklists? app', 'todo'],
    ['habit trackers?', 'habits'],
    ['(?:expense|spending|budget) (?:trackers?|planners?|app)', 'tracker'],
    [
      "(?:(?!with |about )[\\p{L}'’-]+ ){0,4}flash-?\\s?cards?(?: app| deck)?(?: [\\p{L}'’ -]+?)?",
      'flashcards',
    ],
    [
      "(?:[\\p{L}'’-]+ ){0,3}(?:potluck|bring[- ]a[- ](?:dish|plate)|bake sale)(?: sign-?\\s?up)?(?: list| sheet| app| table)?|(?:[\\p{L}'’-]+ ){0,3}sign-?\\s?up (?:sheet|list)s?(?![\\s\\S]*\\b(?:slots?|times?|shifts?)\\b)",
      'tracker',
    ],
    // "Split the bill: total, tip percent, number of people": one sum, shared at the table.
    [
      'split(?:ting)? (?:the |our |a )?(?:bill|check)(?: app| tool| calculator)?(?=[\\s\\S]*\\b(?:tips?|number of|how many|per person|each (?:share|pays?))\\b|(?![\\s\\S]*\\b(?:paid|owes?|trip|holiday|weekend)\\b|[^:]*: \\p{L}+, ))',
      'calculator',
    ],
    // "Invoice page for my translation business": the paper, and not the business.
    [
      '(?:printable )?invoice (?:page|form|sheet|template|maker|generator|creator|builder|tool|app)',
      'calculator',
    ],
    [
      "(?:(?!with |for )[\\p{L}\\p{N}'’-]+ ){0,4}(?:league (?:table|standings?|tracker)|(?:score ?boards?|scores|results|table) (?:for|of) (?:(?:our|my|the|a) )?(?:[\\p{L}-]+ ){0,3}(?:league|tournament|ladder)|standings|(?:league|tournament|ladder) (?:app|tracker|scores|results))(?: app| page| tool| tracker| table)?",
      'calculator',
    ],
    // A timetable that is filled in on the page, and not the hours of somebody's classes.
    [
      '(?!(?:study|revision) planner[\\s\\S]*\\b(?:deadlines?|due|progress|tasks|sessions?)\\b)(?:editable |blank |empty |printable |colou?rful |colou?r[- ]coded )*(?:(?:school|class|student|lesson|university|college|revision|study|homeschool) )*(?:time ?table|(?:class|lesson|school|study|revision) (?:schedule|planner))(?: (?:app|tool|maker|builder|grid|planner|creator|generator|page|editor))?(?=[\\s\\S]*\\b(?:edit\\w*|periods?|app|maker|builder|grid|drag\\w*|fill(?:ed)? in|type in|my (?:subjects|lessons)|subjects?|colou?rs? (?:per|for each|by)|blank|students?|pupils?|revision|homeschool)\\b)',
      'calculator',
    ],
    [
      'split(?:ting)? (?:the |our |my )?(?:bills|costs?|expenses?|rent)(?: app| tool)?|bills? split(?:ting|ter)s?(?: app| tool)?(?= for (?:our|(?:my )?(?:flat|room|house)mates))',
      'tracker',
    ],
    ['bills? splitting(?: app| tool)?', 'calculator'],
    ['pomodoro(?: timer| app| clock)?', 'timer'],
    ['memory(?= (?:with|for|of)\\b[^]*\\b(?:pairs?|cards?|moves|players?|flips?|emojis?)\\b)', 'game'],
    ['notes? (?:app|taking app)', 'notes'],
    ['notes(?= (?:for|on|about) (?:my|our|the) [^]*\\b(?:folders?|tags?|markdown|word count)\\b)', 'notes'],
    [
      '(?:page|tool|app) (?:to |for booking |where (?:people|members|residents|neighbours|tenants|customers|we) (?:can )?)(?:book |reserve )?(?<=book |booking |reserve )[^,.:;]+|book (?:an? )?(?:(?:tennis|padel|squash|badminton|meeting|music|practice|rehearsal) )?(?:slot|place|time|seat|court|lane|desk|spot|turn|room|parking space|machine|washing machine)s?(?: (?:at|in|on|for) [^,.:;]+)?',
      'booking',
    ],
    [
      '(?:online |simple )?(?:booking|reservation) (?:form|sheet|calendar|page) for (?:(?:our|my|the|\\d+|two|three|four|five|six|several|small|rehearsal|meeting|music|practice|treatment|party) )*(?:rooms|courts|desks|studios|tables|lanes|bikes|boats|kayaks|cars|vans|machines|slots)',
      'booking',
    ],
    // "Gym class booking: Spin and Yoga, 12 places each": how many a time holds, or how often one may, is told of no house.
    [
      "(?:(?!with |for |and )[\\p{L}'’-]+ ){1,3}(?:booking|reservation|sign-?\\s?up)s?(?: (?:app|tool|system|page|sheet|calendar|board))?(?=[:,](?=[^]*\\b(?:\\d+ (?:places|spots|seats|slots|machines|courts)|slots?|can(?:['’]t|not) book|(?:per|each|a) (?:member|person|week|flat|household|resident))\\b))",
      'booking',
    ],
    // "Booking for a sauna: slots 90 min, max 6 per slot": whose it is, and how it is to work.
    ["(?:online )?(?:booking|reservation)s?(?: (?:tool|app|system|page|calendar))? (?:for|of) (?:(?:an?|the|our|my|two|three|four|\\d+) )*(?<whose>(?:(?!with |and )[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+)(?=[:,.](?=[^]*\\b(?:slots?|\\d+ ?-?(?:min(?:ute)?s?|hours?) each|max(?:imum)? \\d+|(?:per|each|a) (?:member|person|week|flat|household|resident))\\b))", 'booking'], // prettier-ignore
    // "Volunteer sign-up sheet for a school fair: slots 10-12, 3 people per slot": whoever it is that signs.
    ["(?:sign-?\\s?up (?:page|sheet|form|list)|(?:(?!with |for |and )[\\p{L}'’-]+ ){1,3}sign-?\\s?up (?:sheet|list))(?=[^]*\\b(?:slots?|shifts|appointments?)\\b)", 'booking'], // prettier-ignore
    // "Booking page for my piano lessons, 30 minutes": where it is told how long one takes, times are what is asked for.
    [
      '(?:(?:online|simple) )?(?:booking|reservation|appointment)s? (?:page|calendar|form|tool|app|sheet|system)(?= for [^]*\\b\\d+ ?-?(?:min(?:ute)?s?|hours?|h)\\b)',
      'booking',
    ],
    // Guests are moved between tables, and books between what is to be read and what has been.
    [
      '(?:(?:wedding|party|event|dinner|classroom|banquet) )?(?:seating|table) (?:plan|chart)s?(?: (?:maker|planner|creator|generator|builder|designer|app|tool|board|organi[sz]er))|(?:class(?:room)?|student|pupil) seating (?:plan|chart)s?',
      'kanban',
    ],
    [
      '(?:reading|book|watch|film|movie|series|game) ?(?:list|tracker|log|board)(?=[^]*\\b(?:to|want to) (?:read|watch|play)\\b[^]*\\b(?:reading|watching|playing|in progress)\\b)',
      'kanban',
    ],
    ['(?:reading|books?|tbr) ?(?:list|shelf)(?: app| tracker)?', 'tracker'],
    // Who works when: a column for each day.
    [
      '(?:staff |shift |work |duty |team )?(?:rota|roster)s?(?: planner| app)?(?=[\\s\\S]*\\b(?:shifts?|staff|employees|crew|volunteers|columns|drag\\w*)\\b)',
      'kanban',
    ],
    [
      '(?:random )?(?:team|group)s? (?:picker|generator|maker|divider|splitter|randomi[sz]er|shuffler|selector)s?(?: app| tool)?|(?:app|tool|page) (?:(?:that|which|to)|where [^.;]{0,60}?\\b(?:it|and)) (?:splits?|divides?|sorts?|puts?|shuffles?) (?:people|names|players|students|pupils|my class|the class|everyone|us|them) into (?:\\p{L}+ )?(?:teams|groups)(?: of .*)?',
      'game',
    ],
    [
      '(?!sign-?\\s?up[^]*\\b(?:slots?|shifts?|volunteers?|appointments?)\\b)(?:(?:fake|mock|local|working|clean|modern) )?(?:sign-?\\s?(?:in|up)|log-?\\s?in|registration|auth(?:entication)?)(?:(?: and | & |\\s?/\\s?)(?:sign-?\\s?(?:in|up)|log-?\\s?in|register|registration))? (?:(?:page|screen|form|flow|app) )?(?:demo|mock-?up|prototype|example|page|screen|form|flow)(?: page| screen| form| app)?',
      'calculator',
    ],
    [
      '(?:tool|app|page) (?:that|which|to) counts? (?:the )?(?:words|characters|letters|(?:working |business )?days)(?: (?:of|and|between) .*)?',
      'calculator',
    ],
    [
      '(?:(?:party|wedding|birthday|event|dinner|baby shower|bbq|barbecue) )?guest lists?(?: (?:app|tracker|manager|tool|table))?(?: (?:and|with) (?:seating|tables?)(?: plan| chart| list)?)?|rsvp (?:tracker|list|table)',
      'tracker',
    ],
  ] as const satisfies readonly (readonly [words: string, kind: SiteKind])[]),
  ...toolHeads,
].map(([words, kind]) => ({
  kind,
  asked: new RegExp(
    String.raw`^(?:(?:make|create|build|code|design|i (?:want|need)|i would like|i['’]d like|can you|could you|hi|hello|to have|give me|please|me|us|we (?:want|need)|just|an?|the|my|our|simple|basic|easy|lightweight|small|tiny|little|personal|shared|team|weekly|monthly|daily|family),? )*(?<what>${words})(?=[,.:;(]|$| (?:app )?(?:with|for|that|where|which|in|on|to|from|by|up|who|of our|of my|goal|starting|using|between|among|at)\b| \d)`,
    'u',
  ),
}));

const presenting =
  /\b(?:landing|pricing|plans?|testimonials|reviews|customers|free trial|waitlist|screenshots|app store|sales page|website|site|homepage)\b/u;

/**
 * The app that does what the opening of a prompt asks for, with the words that are its name where they are; null where a
 * site is asked for, or a page that sells one.
 */
export function findAppByUse(
  reading: Reading,
  isNamed: boolean,
): { readonly kind: SiteKind; readonly offer?: Slot<string> } | null {
  const end = reading.tokens.find(({ sentence }) => sentence > 0)?.start ?? reading.folded.length;
  if (isNamed || presenting.test(reading.folded)) return null;
  const opening = reading.folded.slice(0, end);
  for (const [asked, kind, isWhole] of toldByUse) {
    const found = asked.exec(opening);
    if (!found) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    return isWhole
      ? { kind, offer: { value: reading.prompt.slice(span.start, span.end), spans: [span] } }
      : { kind };
  }
  return null;
}

/** Tools whose own words are their name, where what they serve would be taken for it otherwise. */
const ownName =
  /\b(?:invoice|time ?table|schedule|planner|league|standings|ladder|tournament|count ?down|savings?|counters?)\b/u;

/** "Seating plan maker": no plans of a price list. */
const seated = /^(?:\p{L}+ )?(?:seating|table) (?:plan|chart)/u;
const signing = /^(?:\p{L}+ )?(?:sign|log|registration|auth)/u;
const signsOrSeats = /sign|log|registration|auth|(?:seating|table) (?:plan|chart)/u;

/** The app that a prompt opens with and the words that are its name, unless a page that presents it is asked for. */
export function findOpeningApp(
  reading: Reading,
  isNamed: boolean,
): { readonly kind: SiteKind; readonly offer?: Slot<string> } | null {
  const isPresented = isNamed || presenting.test(reading.folded);
  const isCounted = opensCountdown(reading.folded) && !presenting.test(reading.folded);
  if (isPresented && !isCounted && !signsOrSeats.test(reading.folded)) return null;
  for (const { kind, asked } of opensAs) {
    const found = asked.exec(reading.folded);
    const what = found?.groups?.['what'] ?? '';
    // "login page for a SaaS called Nimbus": the page is asked for, whatever it leads to.
    if (!found || (isPresented && !isCounted && !signing.test(what) && !seated.test(what))) continue;
    // "Reservations for two tennis courts": what is booked is what it is called.
    const whose = found.groups?.['whose'];
    if (whose !== undefined) {
      const at = found[0].lastIndexOf(whose);
      const booked = { start: at, end: at + whose.length };
      return { kind, offer: { value: reading.prompt.slice(booked.start, booked.end), spans: [booked] } };
    }
    if ((kind !== 'calculator' && kind !== 'timer' && !what.startsWith('saving')) || !ownName.test(what))
      return { kind };
    const start = found[0].length - what.length;
    const end = start + what.length;
    const value = reading.prompt.slice(start, end).replace(/ (?:page|app)$/iu, '');
    return { kind, offer: { value, spans: [{ start, end }] } };
  }
  return null;
}

/** The nearest app to a tool that stands in the first clause of a prompt, unless a page that presents or sells it is asked for. */
export function findClosestApp(
  reading: Reading,
  isNamed: boolean,
): (ClosestApp & { readonly offer: Slot<string> }) | null {
  const opening = reading.folded.slice(
    0,
    reading.tokens.find(({ clause }) => clause > 0)?.start ?? reading.folded.length,
  );
  if (isNamed || presenting.test(reading.folded)) return null;
  for (const app of closest) {
    const found = app.asked.exec(opening);
    if (!found) continue;
    const lead = /\b(?:weekly|monthly|daily|family|team) $/u.exec(opening.slice(0, found.index))?.[0] ?? '';
    const span = { start: found.index - lead.length, end: found.index + found[0].length };
    return { ...app, offer: { value: reading.prompt.slice(span.start, span.end), spans: [span] } };
  }
  return null;
}
