import type { Brief, ListedItem, SitePart, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { numberOf } from '../../../number-of';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

type Piece = { readonly text: string; readonly span: Span };

/** Entries of a list that ask for a part of the site by its title, whatever the business. */
const parts =
  /^(?:the |our |a )?(?:emergency (?:number|line|contact)s?|investors?(?: relations)?|technology|research|publications|book club|staff picks|(?:brewery |distillery |guided |group )?tours|age groups|admissions|uniform|waiting list|reading list|local tips)$/iu;
/** As `parts`: what a visitor would do on the page, or would want to know first. */
const acts = lean(
  /^(?:sign[- ]?up|pay online|online payments?|(?:upload|submit|send) (?:documents?|files?|papers?|photos?)|apply (?:now|online)|check[- ]?in online|online check[- ]?in|wait(?:ing)? times?|(?:client|parents?|customer|tenant|patient|member|student|owner|resident)s?['’]? ?(?:portal|log ?-?in)|(?:maintenance|repair) requests?|order here|waivers?|walk[- ]?ins?(?: welcome)?|free consult(?:ation)?s?|what to bring|(?:first|trial) (?:class|lesson|session) free|free (?:first )?(?:class|lesson)|new (?:patient|client|member|student) (?:specials?|offers?)|become (?:a|an) (?!member)\p{L}+(?: \p{L}+)?|allergens?|deadlines|what (?:we|i) (?:can['’]?t|cannot|don['’]?t|do not) (?:take|accept|do|offer)|furniture (?:collection|pick[- ]?up)|commissions (?:open|closed)|meeting points?|gift aid|aftercare|patch tests?|deposit policy|cancellation policy)$/iu,
);
/** What a shop does beside selling: no goods of its shelves. */
const counterWork =
  /^(?:repairs?(?: and servicing)?|servicing|bespoke(?: \p{L}+)?|valuations?|gold buying|ring sizing|alterations|fittings?|gait analysis|running club|bike fitting|key cutting|engraving|grooming|hire|rentals?|wedding lists?|gift wrapping|loyalty (?:card|scheme|program(?:me)?)|sale|trade[- ]ins?|part exchange|click (?:and|&) collect|cycle to work|special orders|size guides?|care guides?|returns|delivery(?: areas?)?|ear piercing|(?:\p{L}+ )?advice|finance|stores?|branches|gift (?:cards?|vouchers?)|caf[eé]|(?:\d+[- ]night |free )?trial|(?:christmas|easter) shop|personal shopping|consultations?|installation|assembly|warranty|clearance|listening posts?|in[- ]store gigs?|corporate gifts?|subscriptions?)$/iu;
const counters = new Set(['shop', 'florist']);
/** Entries of a house that pours or cooks which are no dish. */
const tableWork =
  /^(?:private (?:part(?:y|ies)|hire|functions?|dining|events?)|functions?|catering|takeaway|deliver(?:y|ies)|quiz nights?|live music|kids['’]? part(?:y|ies)|gift (?:cards?|vouchers?)|suppliers|brewery tours?|tours)$/iu;
/** As these: too little to be a dish or a part. */
const tableNoise = /^(?:food|drinks?|taps|snacks|meals)$/iu;
const tables = new Set(['bar', 'restaurant', 'cafe', 'bakery']);
/** Entries that ask for a section of the vocabulary in other words. */
const asked: readonly (readonly [RegExp, SectionType])[] = [
  [
    /^(?:the )?(?:areas|towns|villages|postcodes)(?: (?:that )?we (?:cover|serve)| covered| served)?$/iu,
    'areas',
  ],
  [/^(?:the )?(?:next |upcoming |course |camp |retreat |training )?dates(?: and times)?$/iu, 'events'],
  [/^(?:[\p{L}-]+\s){1,3}for sale$/iu, 'products'],
  [/^(?:work |writing )?samples(?: of (?:my|our) work)?$/iu, 'portfolio'],
  [
    /^(?:the )?(?:conditions|treatments|problems|injuries|services|things|animals|cases|jobs|repairs) (?:that )?(?:we|i) (?:treat|offer|do|cover|see|handle|take on)$/iu,
    'services',
  ],
  [
    /^(?:a |the )?(?:daily routine|typical day|day at (?:the )?(?:nursery|camp)|our day|what (?:we|they|the children) do (?:each|every|all) day|what a day (?:looks|is) like)$/iu,
    'timetable',
  ],
  [/^(?:our |the |camp |group |youth |tour |walk )?leaders$/iu, 'team'],
  [/^(?:app |product |phone )?screenshots?(?: gallery)?$/iu, 'gallery'],
  [/^(?:(?:email|e-mail) )?subscri(?:be|ption form)(?: (?:form|by e?-?mail|box))?$/iu, 'newsletter'],
];
const listed = new Set(['real-estate', 'auto', 'veterinary', 'shop']);
/** Sections whose things bear their prices themselves. */
const sold: ReadonlySet<SectionType> = new Set([
  'menu',
  'products',
  'rooms',
  'listings',
  'tickets',
  'portfolio',
]);

/** "5 treatments with prices": what is done has a price list. */
function withPriceList(read: Brief): Brief {
  // "menu of treatments": what is done, and nothing that is served.
  const brief = /\bmenu of (?:treatments|services)\b|\b(?:treatment|service|spa) menu\b/iu.test(read.prompt)
    ? {
        ...read,
        sections: read.sections.filter(
          ({ value }) => value !== 'menu' || !read.sections.some((slot) => slot.value === 'services'),
        ),
      }
    : read;
  const found = /\bwith (?:(?:their|clear|fixed) )?prices\b/iu.exec(brief.prompt);
  const asked = new Set(brief.sections.map(({ value }) => value));
  const isDone = asked.has('services') && ![...sold].some((section) => asked.has(section));
  if (!found || !isDone || asked.has('pricing') || brief.items.some(({ value }) => value.price !== undefined))
    return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  return { ...brief, sections: [...brief.sections, { value: 'pricing', spans }] };
}

const doing: ReadonlySet<string> = new Set(['home-services', 'construction', 'auto', 'cleaning']);
const managed =
  /\b(?:to|that|which|for)\s(?:helps?\s(?:\p{L}+\s){1,3}?)?(?:manag(?:e|es|ing)|track(?:s|ing)?|schedul(?:e|es|ing)|handl(?:e|es|ing)|organi[sz](?:e|es|ing)|plan(?:s|ning)?)\s[^,;.:\n]{3,60}/giu;

const meets = (one: Span, { spans }: { readonly spans: readonly Span[] }): boolean =>
  spans.some(({ start, end }) => start < one.end && end > one.start);

const piecesOf = (prompt: string): Piece[] =>
  [...prompt.matchAll(/[^,;.:\n]+/gu)].flatMap(({ index, 0: text }) => {
    const lead = /^\s*(?:and |plus |also |with )?/iu.exec(text)?.[0].length ?? 0;
    const own = text.slice(lead).trimEnd();
    const start = index + lead;
    return own === '' ? [] : [{ text: own, span: { start, end: start + own.length } }];
  });

const isListed = (brief: Brief, span: Span): boolean =>
  brief.items.some((item) => item.value.price === undefined && meets(span, item));

/** "Conditions we treat: back pain, sports injuries.": what is listed behind such a title, to the end of its sentence. */
function thingsBehind(prompt: string, from: number): readonly Slot<ListedItem>[] {
  const list = /^:\s(?<list>[^.;:£$€\n]{4,200})/u.exec(prompt.slice(from))?.groups?.['list'];
  if (list === undefined) return [];
  const pieces = [...list.matchAll(/(?:[^,]|,(?=\S))+/gu)].map(({ 0: text, index }) => {
    const lead = /^\s*(?:and\s)?/u.exec(text)?.[0].length ?? 0;
    return { name: text.slice(lead).trimEnd(), start: from + 2 + index + lead };
  });
  return pieces.length > 1 && pieces.every(({ name }) => name.split(/\s+/u).length < 6)
    ? pieces.map(({ name, start }) => ({
        value: { section: 'services', name },
        spans: [{ start, end: start + name.length }],
      }))
    : [];
}

/** What a list asks of the page, which looked like one more thing on offer. */
function withAsked(brief: Brief): Brief {
  const pieces = piecesOf(brief.prompt);
  if (pieces.length < 3) return brief;
  const titled: Slot<SitePart>[] = [];
  const sections: Slot<SectionType>[] = [];
  const own: Span[] = [];
  const things: Slot<ListedItem>[] = [];
  for (const { text, span } of pieces.slice(1)) {
    const found = asked.find(([words]) => words.test(text))?.[1];
    // Houses, cars and puppies are listed, and lie on no shelf.
    const type = found === 'products' && listed.has(brief.kind.value) ? undefined : found;
    const isTitle =
      parts.test(text) ||
      acts.test(text) ||
      (counters.has(brief.kind.value) && counterWork.test(text)) ||
      (tables.has(brief.kind.value) && tableWork.test(text) && isListed(brief, span));
    const isNoise = tables.has(brief.kind.value) && tableNoise.test(text) && isListed(brief, span);
    if (type === undefined && !isTitle && !isNoise) continue;
    own.push(span);
    if (isNoise) continue;
    if (type === 'services') things.push(...thingsBehind(brief.prompt, span.end));
    if (type !== undefined) sections.push({ value: type, spans: [span] });
    else
      titled.push({
        value: { title: capitalise(text.replace(/^(?:the|our|a)\s/iu, '')), isPage: false },
        spans: [span],
      });
  }
  if (own.length === 0) return brief;
  const isOwn = (slot: { readonly spans: readonly Span[] }): boolean => own.some((span) => meets(span, slot));
  const known = new Set(brief.sections.filter((slot) => !isOwn(slot)).map(({ value }) => value));
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => item.value.price !== undefined || !isOwn(item)),
      ...things.filter(({ spans: [span] }) => span && !brief.items.some((item) => meets(span, item))),
    ],
    phrases: brief.phrases.filter(
      (phrase) => !isOwn(phrase) && !things.some(({ spans: [span] }) => span && meets(span, phrase)),
    ),
    sections: [
      ...brief.sections.filter((slot) => !isOwn(slot) || sections.some(({ value }) => value === slot.value)),
      ...sections.filter(
        ({ value }) => !known.has(value) && !brief.sections.some((slot) => slot.value === value),
      ),
    ],
    parts: [...brief.parts.filter((part) => !isOwn(part)), ...titled].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

/** "SaaS for dentists to manage appointments": what the program does, and nothing that its page has to take. */
function withoutManaged(brief: Brief): Brief {
  if (brief.kind.value !== 'saas' && brief.kind.value !== 'mobile-app') return brief;
  const clauses = [...brief.prompt.matchAll(managed)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  const isDone = (slot: { readonly value: string; readonly spans: readonly Span[] }): boolean =>
    slot.value === 'booking' &&
    slot.spans.length > 0 &&
    slot.spans.every((span) => clauses.some(({ start, end }) => start <= span.start && end >= span.end));
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isDone(slot)),
    behaviours: brief.behaviours.filter((slot) => !isDone(slot)),
  };
}

/** "carpenter making bespoke kitchens": whoever comes to the house sells work, and no goods from a shelf. */
function withWork(brief: Brief): Brief {
  const isWare = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'products' && value.price === undefined;
  if (!doing.has(brief.kind.value) || brief.sections.some(({ value }) => value === 'products')) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      isWare(item) ? { ...item, value: { ...item.value, section: 'services' } } : item,
    ),
  };
}

/** "toy shop with wooden toys": the goods of the shop are no part of its site by that title. */
function withoutGoods(brief: Brief): Brief {
  const goods = /^(?<what>\p{L}{3,}?)s? (?:shop|store)$/iu.exec(brief.offer?.value ?? '')?.groups?.['what'];
  if (brief.kind.value !== 'shop' || goods === undefined) return brief;
  const isGoods = (title: string): boolean =>
    title.toLowerCase().replace(/s$/u, '').endsWith(` ${goods.toLowerCase()}`);
  return { ...brief, parts: brief.parts.filter(({ value }) => value.isPage || !isGoods(value.title)) };
}

const ticketed = new Set(['event', 'nonprofit', 'course', 'gym', 'portfolio', 'unknown', 'landing', 'docs']);

/** "register CV": where nothing takes place, whoever registers fills in a form and needs no ticket. */
function withoutTickets(brief: Brief): Brief {
  if (ticketed.has(brief.kind.value) || /\btickets?\b/iu.test(brief.prompt)) return brief;
  const isForm = ({ value }: { readonly value: SectionType }): boolean => value === 'tickets';
  const asked = brief.sections.find(isForm);
  if (!asked || asked.spans.length === 0) return brief;
  const rest = brief.sections.filter((slot) => !isForm(slot));
  return {
    ...brief,
    sections: rest.some(({ value }) => value === 'form')
      ? rest
      : [...rest, { value: 'form', spans: asked.spans }],
  };
}

/** "Link in bio with 5 links and a portrait": the picture of whoever it is leads nowhere. */
const withoutFaces = (brief: Brief): Brief =>
  brief.kind.value === 'link-in-bio'
    ? {
        ...brief,
        items: brief.items.filter(
          ({ value }) =>
            !/^(?:a |my )?(?:portrait|photo|picture|avatar|bio|profile (?:photo|picture))$/iu.test(
              value.name,
            ),
        ),
      }
    : brief;

/** "Online shop for rare orchids with cart": there have to be things that can be put into it. */
function withGoods(brief: Brief): Brief {
  const cart = brief.sections.find(({ value }) => value === 'cart' || value === 'checkout');
  return brief.kind.value !== 'shop' || !cart || brief.sections.some(({ value }) => value === 'products')
    ? brief
    : { ...brief, sections: [...brief.sections, { value: 'products', spans: cart.spans }] };
}

const lodging = new Set(['hotel', 'event', 'real-estate', 'spa', 'therapist', 'nonprofit']);

/** "calculations for extensions and cabins": what somebody's work is for, and no rooms to sleep in. */
function withoutObjects(brief: Brief): Brief {
  if (lodging.has(brief.kind.value)) return brief;
  const isObject = ({ start }: Span): boolean =>
    /\bfor\s(?:\p{L}+\s){1,4}(?:and|or)\s$/iu.test(brief.prompt.slice(Math.max(0, start - 60), start));
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ value, spans }) => value !== 'rooms' || spans.length === 0 || !spans.every(isObject),
    ),
  };
}

const several =
  /(?<!\p{L})(?<many>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) case stud(?:y|ies)/iu;
/** "portfolio, 4 case studies": so many pieces of work, and not one of them told at length. */
export function withCases(brief: Brief): Brief {
  const found = several.exec(brief.prompt);
  const count = numberOf(found?.groups?.['many'] ?? '');
  if (!found || count < 2 || brief.items.some(({ value }) => value.section === 'case-study')) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  return {
    ...brief,
    counts: [
      ...brief.counts.filter((slot) => !spans.some((span) => meets(span, slot))),
      { value: { thing: 'portfolio', count }, spans },
    ],
    sections: [
      ...brief.sections.filter(({ value }) => value !== 'case-study' && value !== 'portfolio'),
      { value: 'portfolio', spans },
    ],
  };
}

/** Words of a list in a short prompt that ask for a part of the page or tell what is done, and were taken for the other. */
export const mendPageWords = (brief: Brief): Brief =>
  [
    withPriceList,
    withAsked,
    withCases,
    withoutManaged,
    withWork,
    withoutGoods,
    withoutObjects,
    withoutTickets,
    withoutFaces,
    withGoods,
  ].reduce((read, mend) => mend(read), brief);
