import type { Brief } from '@/domain/site/brief';
import { findCompany, findMotif } from '../../compose/art/find-motif';
import type { KindDefinition } from '../content';
import { isInvitation } from '../who/is-invitation';
import { findKind } from '../kinds/find-kind';
import { artAbroad } from './art-abroad';
import { artOfSoftware } from './art-of-software';
import { artOfSort } from './art-of-sort';
import { findView } from './find-view';
import { servedOnly } from './served-only';
import { openingOf, showWords, vague } from './told-art';
import { lean } from '../../brief/words/lean-letters';

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
// So does the tent of a festival, and the box of those who sell to shops.
const many = new Set(['village', 'city', 'tent', 'box']);
// What stands for a kind with more in it than its usual emblem.
const better: Readonly<Record<string, string>> = { plate: 'dish', paw: 'dog' };
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

// Kinds whose usual pictures say nothing beside one of a trade's own.
const allTrades = new Set(['home-services', 'construction', 'unknown', 'shop']);

// What stands for a calling on the page of one person.
const emblems = new Set(
  'stethoscope tooth dish cake loaf gear turbine code scales gavel calculator chart camera school graduation-cap flask saw hammer bolt car plane boat violin piano trumpet score guitar scissors flower garden pills horse wine cocktail coffee robot server film microphone dancer bust anvil wall'.split(
    ' ',
  ),
);

// "dog boarding": no board is played on; "wedding caterer": who cooks for weddings sells no rings.
const aside: Readonly<Record<string, RegExp>> = {
  veterinary: /\bboarding\b/giu,
  bar: /\bhotel\b/giu,
  event: /\b(?:bar|bat|b’nai|bnai) mitzvahs?\b/giu,
  restaurant: /\bweddings?\b/giu,
  cafe: /\bweddings?\b/giu,
};

// Who is served by these is told behind "for".
const desks = new Set(['consulting', 'agency', 'studio', 'saas', 'law', 'accountant', 'course']);

const jewels =
  /jewel|goldsmith|silversmith|(?<!\p{L})rings?(?!\p{L})|diamond|gems|schmuck|bijou|joye?r|joalh|gioiell|orafo|juwel|jubiler|kuyum|trouwring|alianza|alliance|مجوهر|خاتم|תכשיט/iu;
const wedding = ['ring', 'bouquet', 'cake', 'cocktail'];

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
  if (isInvitation(brief) && (kind.kind === 'event' || kind.kind === 'unknown')) return wedding;
  const abroad = artAbroad(brief);
  if (abroad.length > 0) return abroad;
  if (kind.kind === 'hotel') return [...new Set([findView(brief), ...usual])];
  const fitted = kind.subject === undefined && kind.art !== findKind(kind.kind).art;
  if (kind.kind === 'saas' && !fitted && kind.subject === undefined) return artOfSoftware(brief);
  // "Clean and bright" says how a site looks, not what it sells.
  const looks = [...brief.tone, ...(brief.style ? [brief.style] : [])].flatMap(({ spans }) => spans);
  const isLook = (start: number, end: number) => looks.some((span) => span.start < end && span.end > start);
  const phrases = brief.phrases.filter(({ spans }) => !spans.some(({ start, end }) => isLook(start, end)));
  // "Club de judo", "cabinet vétérinaire": elsewhere such a word says neither music nor furniture.
  const bare = (text: string): string =>
    brief.spoken === 'en'
      ? text.replace(aside[kind.kind] ?? /$^/u, ' ')
      : text
          .replace(
            /(?<!\p{L})(?:clube?|club\p{Ll}?|cabinet|gabinet|studio|atelier|laboratorio|taller|oficina|bottega|werkplaats|pracowni[aę]|warsztat|atölyesi)(?!\p{L})/giu,
            ' ',
          )
          // "academia de flamenco": who teaches has no weights.
          .replace(kind.kind === 'course' ? /(?<!\p{L})acad[eé]mi(?:a|e|ja|en)(?!\p{L})/giu : /$^/u, ' ')
          // "academia de surf": what is taught there says more than where.
          .replace(/(?<!\p{L})acad[eé]mi(?:a|e|ja|en)\s(?:de|do|da|di|für|voor)\s(?=\p{L})/giu, ' ')
          // "hotel para gatos": who sleeps there needs no bed.
          .replace(kind.kind === 'veterinary' ? lodging : /$^/u, ' ');
  const passing = (passed: ReadonlySet<string>) => new Set([...passed, ...(foreign[kind.kind] ?? [])]);
  // "The Pebble baby carrier": what a thing is called after it is not.
  const offer = (brief.offer?.value ?? '')
    .replace(brief.name?.value || '\n', ' ')
    .replace(/^the (?:\p{Lu}[\p{L}\d]*\s)+(?=\p{Ll})/u, '');
  const words = [offer, ...phrases.slice(0, 2).map(({ value }) => value)];
  const told = words.flatMap((text, at) =>
    showWords(
      bare(text),
      passing(kind.kind === 'nonprofit' ? vagueToGive : at === 0 ? vague : vagueBeside),
      // A trade that has chosen its own pictures knows better than a word such as "repair".
      // Nor is a campaign what it is for.
      fitted || kind.kind === 'nonprofit',
    ),
  );
  const opened = bare(openingOf(brief));
  // "Virtual assistant for architects": who is served is not what is done.
  const whole = desks.has(kind.kind) ? opened.replace(/(?<=\p{L})\sfor\s(?!\p{L}+ing\s).*$/isu, '') : opened;
  // "A market in the old railway depot": the house says less than what is held in it.
  const held = whole.replace(/\s(?:in|at|inside|behind|under) (?:the|an?|our|my) .*$/isu, '');
  const opening = findMotif(held) === null ? whole : held;
  const hints =
    kind.subject === undefined
      ? [
          ...(kind.kind === 'course' ? [showWords(opening.replace(ofSchool, ' '), passing(tooVague))] : []),
          told,
          showWords(opening, passing(vagueBeside), fitted),
          showWords(opening, passing(tooVague), fitted),
          fitted ? [] : itemsShow(brief, passing(vagueBeside)),
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
  const isWedding = first === 'ring' && !jewels.test(`${offer} ${whole}`);
  if (isWedding && kind.kind === 'event') return wedding;
  const named = usual.filter((motif) => findMotif(motif) !== null);
  const company = isWedding ? wedding.slice(1) : findCompany(first ?? '');
  // A trade whose pictures begin with its subject has chosen the rest as well: an air conditioner brings no tap.
  const isChosen =
    (kind.subject !== undefined && kind.subject === kind.art[0] && first === kind.subject) ||
    (fitted && (first === undefined || named.includes(first)));
  // One thing that is launched stands among no other goods.
  const isEnough =
    kind.kind !== 'product' &&
    !isChosen &&
    (manyTrades.has(kind.kind) || fitted) &&
    company.length > (allTrades.has(kind.kind) && !fitted ? 0 : 2);
  const beside = isChosen || kind.kind === 'product' ? [] : isEnough ? company : company.slice(0, 3);
  // Nor beside the thing that its copy has in mind: a wallet is launched without a watch.
  const isOther = kind.kind === 'product' && fitted && first !== undefined && first !== named[0];
  const known = isEnough ? [] : isOther ? named.slice(1) : named;
  // A fair at Christmas is no garden, whatever is sold there.
  const festive =
    brief.style?.value === 'christmas' && kind.kind === 'event' ? ['gift', 'candle', 'bird'] : [];
  // Who talks into a microphone is heard; what is talked about is seen.
  const topic = first === 'headphones' ? showWords(whole.replace(/^.*\babout\b/isu, '')) : [];
  const rivals = kin.find((names) => first !== 'cat' && first !== 'dog' && names.includes(first ?? '')) ?? [];
  const list = [
    ...new Set([...festive, ...(first ? [first] : []), ...topic, ...beside, ...known, ...others]),
  ].filter((motif) => motif === first || !rivals.includes(motif));
  const sort = first === undefined && !fitted ? artOfSort(brief, kind.kind) : [];
  const more = !isChosen && kind.kind !== 'product' && list.length < 5 ? company : [];
  const shown = sort.length > 0 ? sort : list.length > 0 ? [...list, ...more] : usual;
  const all = servedOnly([...new Set(shown)], brief.prompt);
  // An app is seen on a phone, and on its screen what the app is about.
  return kind.kind === 'mobile-app' ? ['phone', ...all.filter((motif) => motif !== 'phone')] : all;
}

// Where neither offer nor opening tells it, the things that are listed do: what most of them are.
function itemsShow({ items, phrases }: Brief, passed: ReadonlySet<string>): readonly string[] {
  const found = [...items.map(({ value }) => value.name), ...phrases.map(({ value }) => value)]
    .slice(0, 12)
    .flatMap((text) => findMotif(text, passed, true) ?? []);
  const votes = (motif: string) => found.filter((one) => one === motif).length;
  const most = found.find((motif) => found.every((other) => votes(other) <= votes(motif)));
  return most !== undefined && votes(most) > 1 ? [most] : [];
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
