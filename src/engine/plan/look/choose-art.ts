import type { Brief } from '@/domain/site/brief';
import { findCompany, findMotif } from '../../compose/art/find-motif';
import type { KindDefinition } from '../content';
import { isInvitation } from '../who/is-invitation';
import { artAbroad } from './art-abroad';
import { lean } from '../../brief/words/lean-letters';

// Motifs that words for any business call up; the kind's own pictures say more.
const vague = new Set([
  'shopfront',
  'shelf',
  'browser',
  'phone',
  'document',
  'portrait',
  'laptop',
  'city',
  'house',
  'heart',
  'plate',
  'dish',
  'rocket',
  'chat',
  'envelope',
  'clock',
]);
// Said of a food blog, a dish is a subject after all.
// What a charity did with its money is not what it is about.
const vagueToGive = new Set([...vague, 'chart', 'coin', 'dashboard', 'decks', 'headphones']);
// What a page has besides its subject: "listings with filters by price".
const besides = ['coin', 'calendar', 'magnifier', 'receipt', 'calculator'];
// "A course for learning the guitar" shows the guitar and no textbook.
const ofSchool =
  /\b(?:online|video|courses?|class(?:es)?|lessons?|learn(?:ing)?|site|website|page|platform)\b/giu;
const tooVague = new Set([...vague, ...besides].filter((motif) => motif !== 'dish' && motif !== 'city'));
const vagueBeside = new Set([...vague, ...besides]);
// Who mends cars is shown with a car and its wheels, not with the tap that goes with any wrench; "helps freelancers track
// invoices": no hand gives anything.
const foreign: Readonly<Record<string, readonly string[]>> = {
  auto: ['wrench'],
  // "Neighbourhood restaurant": what is cooked, and not the street it stands in.
  restaurant: ['village', 'house'],
  cafe: ['village', 'house'],
  bar: ['village', 'house'],
  bakery: ['village', 'house'],
  saas: ['hands'],
  'mobile-app': ['hands'],
};
// What stands for many that live or work together says less than what they do: a church, a garden of many plots.
// So does the tent of a festival.
const many = new Set(['village', 'city', 'tent']);
// What stands for a kind with more in it than its usual emblem.
const better: Readonly<Record<string, string>> = { plate: 'dish', paw: 'dog' };
// Where people sleep, the view says more than the bed.
const views = new Set([
  'mountains',
  'sea',
  'lake',
  'forest',
  'vineyard',
  'hills',
  'garden',
  'village',
  'lighthouse',
  'castle',
  'tent',
]);

const lodging = lean(
  /(?<!\p{L})(?:h[oô]tel\p{L}*|pensione?|pensjonat\p{L}*|residencia|hospedagem|otel\p{L}*|pansiyon\p{L}*|فندق|פנסיון|מלון)(?!\p{L})/giu,
);

// Kinds whose usual pictures belong to one trade of many.
const manyTrades = new Set([
  'home-services',
  'construction',
  'nonprofit',
  'portfolio',
  'studio',
  'blog',
  'shop',
  'unknown',
  'event',
  'course',
  'agency',
  'restaurant',
  'cafe',
  'link-in-bio',
  'gym',
]);

// What stands for a calling on the page of one person.
const emblems = new Set(
  'stethoscope tooth dish cake loaf gear turbine code scales gavel calculator chart camera school graduation-cap flask saw hammer bolt car plane boat violin piano trumpet score guitar scissors flower garden pills horse wine cocktail coffee robot server film microphone dancer bust anvil wall'.split(
    ' ',
  ),
);

// "Surf hostel": what is done there tells what is seen from the window.
const seenFrom: Readonly<Record<string, string>> = {
  surfboard: 'sea',
  skis: 'mountains',
  shell: 'sea',
  boat: 'sea',
  fish: 'lake',
};

// "dog boarding": no board is played on; "wedding caterer": who cooks for weddings sells no rings.
const aside: Readonly<Record<string, RegExp>> = {
  veterinary: /\bboarding\b/giu,
  bar: /\bhotel\b/giu,
  event: /\b(?:bar|bat|b’nai|bnai) mitzvahs?\b/giu,
  restaurant: /\bweddings?\b/giu,
  cafe: /\bweddings?\b/giu,
};

// A trade's copy shows one of them; the prompt may be of another.
const kin = [
  ['ball', 'basketball', 'rugby-ball', 'cricket', 'skateboard', 'surfboard', 'skis'],
  ['violin', 'guitar', 'piano', 'trumpet', 'drum'],
  ['bag', 'saddle'],
  ['cat', 'dog', 'rabbit'],
];

function withKin(kind: KindDefinition, told: string, name = ''): KindDefinition {
  const group = kin.find((names) =>
    names.includes(kind.subject ?? (kind.kind === 'shop' ? kind.art[0] : '') ?? ''),
  );
  // "RAW Skate Shop": where the opening tells of none, the name does.
  const own = [told, name].map((text) => findMotif(text)).find((one) => group?.includes(one ?? '')) ?? null;
  if (!group || own === null) return kind;
  return {
    ...kind,
    subject: own,
    art: [
      ...new Set([own, ...kind.art.filter((one) => one === 'cat' || one === 'dog' || !group.includes(one))]),
    ],
  };
}

/** Motifs for a site's pictures, best first: what the prompt's own offer shows, then what its kind shows. */
export function chooseArt(brief: Brief, given: KindDefinition): readonly string[] {
  const kind = withKin(given, openingOf(brief), brief.name?.value);
  const usual = (kind.art.length > 0 ? kind.art : ['abstract']).map((motif) => better[motif] ?? motif);
  if (kind.kind === 'cv') return callingArt(brief, usual);
  // Who caters for weddings is not getting married.
  if (isInvitation(brief) && (kind.kind === 'event' || kind.kind === 'unknown'))
    return ['ring', 'bouquet', 'cake', 'cocktail'];
  const abroad = artAbroad(brief);
  if (abroad.length > 0) return abroad;
  if (kind.kind === 'hotel') return [...new Set([findView(brief), ...usual])];
  // "Clean and bright" says how a site looks, not what it sells.
  const looks = [...brief.tone, ...(brief.style ? [brief.style] : [])].flatMap(({ spans }) => spans);
  const isLook = (start: number, end: number) => looks.some((span) => span.start < end && span.end > start);
  const phrases = brief.phrases.filter(({ spans }) => !spans.some(({ start, end }) => isLook(start, end)));
  // "Club de judo", "cabinet vétérinaire": elsewhere such a word says neither music nor furniture.
  const bare = (text: string): string =>
    brief.spoken === 'en'
      ? text.replace(aside[kind.kind] ?? /$^/u, ' ')
      : text
          .replace(/(?<!\p{L})(?:clube?|club\p{Ll}?|cabinet|gabinet|studio|atelier)(?!\p{L})/giu, ' ')
          // "academia de flamenco": who teaches has no weights.
          .replace(kind.kind === 'course' ? /(?<!\p{L})acad[eé]mi(?:a|e|ja|en)(?!\p{L})/giu : /$^/u, ' ')
          // "academia de surf": what is taught there says more than where.
          .replace(/(?<!\p{L})acad[eé]mi(?:a|e|ja|en)\s(?:de|do|da|di|für|voor)\s(?=\p{L})/giu, ' ')
          // "hotel para gatos": who sleeps there needs no bed.
          .replace(kind.kind === 'veterinary' ? lodging : /$^/u, ' ');
  const passing = (passed: ReadonlySet<string>) => new Set([...passed, ...(foreign[kind.kind] ?? [])]);
  const words = [brief.offer?.value ?? '', ...phrases.slice(0, 2).map(({ value }) => value)];
  const told = words.flatMap((text, at) =>
    showWords(bare(text), passing(kind.kind === 'nonprofit' ? vagueToGive : at === 0 ? vague : vagueBeside)),
  );
  const whole = bare(openingOf(brief));
  // "A market in the old railway depot": the house says less than what is held in it.
  const held = whole.replace(/\s(?:in|at|inside|behind|under) (?:the|an?|our|my) .*$/isu, '');
  const opening = findMotif(held) === null ? whole : held;
  const hints =
    kind.subject === undefined
      ? [
          ...(kind.kind === 'course' ? [showWords(opening.replace(ofSchool, ' '), passing(tooVague))] : []),
          told,
          showWords(opening, passing(vagueBeside)),
          showWords(opening, passing(tooVague)),
        ]
      : // A subject that a trade names is meant, however vague its word.
        [
          many.has(kind.subject)
            ? showWords(bare(brief.offer?.value ?? ''), new Set([...vagueToGive, ...many]))
            : [],
          showWords(kind.subject, passing(new Set())),
        ];
  const called = nameShows(brief, kind);
  // "Open Door Kitchen: free hot meals": what is done says more than an image in a name.
  const done = called.length > 0 && called.every((motif) => images.has(motif)) ? sayDone(brief) : [];
  const own = hints.find(({ length }) => length > 0) ?? (done.length > 0 ? done : called);
  const [first, ...others] = own.map((motif) => better[motif] ?? motif);
  // What goes with the subject says more than what goes with the kind: bees bring a hive, a jar and flowers. A kind of
  // many trades has nothing to add: no joiner is shown with taps.
  // Who marries needs no jeweller.
  if (first === 'ring' && kind.kind === 'event') return ['ring', 'bouquet', 'cake', 'cocktail'];
  const company = findCompany(first ?? '');
  // A trade whose pictures begin with its subject has chosen the rest as well: an air conditioner brings no tap.
  const isChosen = kind.subject !== undefined && kind.subject === kind.art[0];
  const isEnough = !isChosen && manyTrades.has(kind.kind) && company.length > 2;
  const beside = isChosen ? [] : isEnough ? company : company.slice(0, 3);
  const known = isEnough ? [] : usual.filter((motif) => findMotif(motif) !== null);
  // A fair at Christmas is no garden, whatever is sold there.
  const festive =
    brief.style?.value === 'christmas' && kind.kind === 'event' ? ['gift', 'candle', 'bird'] : [];
  // Who talks into a microphone is heard; what is talked about is seen.
  const topic = first === 'headphones' ? showWords(whole.replace(/^.*\babout\b/isu, '')) : [];
  const rivals = kin.find((names) => first !== 'cat' && first !== 'dog' && names.includes(first ?? '')) ?? [];
  const list = [
    ...new Set([...festive, ...(first ? [first] : []), ...topic, ...beside, ...known, ...others]),
  ].filter((motif) => motif === first || !rivals.includes(motif));
  const more = !isChosen && list.length < 5 ? list.slice(0, 2).flatMap((motif) => findCompany(motif)) : [];
  const all = servedOnly([...new Set([...(list.length > 0 ? list : usual), ...more])], brief.prompt);
  // An app is seen on a phone, and on its screen what the app is about.
  return kind.kind === 'mobile-app' ? ['phone', ...all.filter((motif) => motif !== 'phone')] : all;
}

// Each is what a house is known for: who says tacos serves no ice cream.
const meals = new Set(['burger', 'taco', 'pizza', 'ice-cream', 'sushi', 'noodles']);

function servedOnly(art: readonly string[], prompt: string): readonly string[] {
  if (art.filter((motif) => meals.has(motif)).length < 2) return art;
  const told = new Set(
    prompt.split(/[^\p{L}]+/u, 120).map((word) => (word.length > 3 ? findMotif(word) : null)),
  );
  return [...told].some((motif) => meals.has(motif ?? ''))
    ? art.filter((motif) => !meals.has(motif) || told.has(motif))
    : art;
}

// "Pennard Sea Swimmers", told as a club: what those who meet do stands in their name.
// Abroad the trade of who builds and mends is told by the name: "Schreinerei Lindner" shows no tap.
function nameShows({ name, spoken, offer }: Brief, { kind }: KindDefinition): readonly string[] {
  // "@theo.bakes" says what is to be seen there.
  const told = (name?.value ?? '').replaceAll(/[@._]/gu, ' ');
  const isTrade = ['home-services', 'construction'].includes(kind) && spoken !== 'en' && !offer;
  return isTrade || ['nonprofit', 'event', 'link-in-bio', 'unknown'].includes(kind)
    ? showWords(told, vagueToGive)
    : [];
}

const images = new Set(
  'door window key sun tree night lamp bird compass bell heart hands leaf bulb lighthouse'.split(' '),
);

// The first sentence behind the name.
function sayDone({ name, prompt }: Brief): readonly string[] {
  const rest = prompt.slice(name?.spans[0]?.end ?? 0);
  return showWords(/^[^.!?\n]*/u.exec(rest)?.[0] ?? '', new Set([...vagueToGive, ...images, 'calendar']));
}

// What somebody does is seldom a thing to draw, a product designer is no room; but some callings have an emblem.
function callingArt(brief: Brief, usual: readonly string[]): readonly string[] {
  const motif = findMotif(`${brief.offer?.value ?? ''} ${openingOf(brief)}`, vague);
  if (motif === null || !emblems.has(motif)) return usual;
  return [...new Set([usual[0] ?? 'portrait', motif, ...findCompany(motif).slice(0, 3), 'pencil'])];
}

function showWords(text: string, passed: ReadonlySet<string> = vague): readonly string[] {
  // "driving school": what is taught there says more than its walls.
  const taught = /^(?<what>.*\p{L}{3})\sschools?$/iu.exec(text.trim())?.groups?.['what'];
  const shown = taught === undefined ? null : findMotif(taught, passed);
  if (shown !== null) return [shown];
  const motif = text.trim() === '' ? null : findMotif(text, passed);
  return motif === null ? [] : [motif];
}

// What a prompt is about stands before its first comma. Neither the name nor a colour is a subject: "Oak & Gold".
function openingOf(brief: Brief): string {
  const spans = [
    ...(brief.name?.spans ?? []),
    ...(brief.place?.spans ?? []),
    ...brief.colours.flatMap(({ spans: where }) => where),
  ];
  const bare = spans.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    brief.prompt,
  );
  return /^[^,.;:\n]*/u.exec(bare)?.[0] ?? '';
}

function findView(brief: Brief): string {
  // "Garden twin €120": what a room is called is seen from no window.
  const called = [...(brief.name?.spans ?? []), ...brief.items.flatMap(({ spans }) => spans)];
  const told = called.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    brief.prompt,
  );
  for (const word of told.split(/[^\p{L}\p{M}]+/u)) {
    const motif = word.length > 2 ? findMotif(word) : null;
    if (motif !== null && views.has(motif)) return motif;
    const seen = seenFrom[motif ?? ''];
    if (seen !== undefined) return seen;
  }
  return 'hills';
}
