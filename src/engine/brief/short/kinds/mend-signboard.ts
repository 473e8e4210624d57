import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Ends or beginnings of names that say what bears them, whatever else a prompt goes on to list. */
const signboards: readonly (readonly [sign: RegExp, what: string, kind?: SiteKind])[] = [
  [/\s(?:A?FC|JFC|YFC|LFC|WFC|Football Club)$/u, 'football club'],
  [/\s(?:RU?FC|RLFC|ARLFC|Rugby Club)$/u, 'rugby club'],
  [
    /\s(?:Netball|Hockey|Cricket|Tennis|Rowing|Swimming|Cycling|Running|Athletics|Basketball|Volleyball) Club$/u,
    'sports club',
  ],
  [
    /\b(?:Netball|Football|Cricket|Darts|Pool|Snooker|Bowls|Basketball|Hockey|Tennis|Rugby|Skittles|Chess|Softball|Dodgeball) League$/u,
    'sports league',
  ],
  [/(?:^|\s)(?:Masjid|Jamia|Mosque)(?:\s|$)/u, 'mosque'],
  [/(?:^|\s)(?:Gurdwara|Gurudwara)(?:\s|$)/u, 'gurdwara'],
  [/\s(?:Mandir|Hindu Temple|Temple)$/u, 'temple'],
  [/\s(?:Synagogue|Shul)$/u, 'synagogue'],
  [
    /^(?:The\s)?Friends of\s(?:the\s)?(?!.*(?:PTA|PTFA|PTO|School|Primary|Academy|Library|Museum|Hospital|Church|Cathedral)$)\p{Lu}/u,
    'friends group',
  ],
  [/^(?!.*\bNHS\b).*\s(?:Trust|Foundation|Benevolent Fund|Relief Fund)$/u, 'charity'],
  [/^(?:Save|Stop|Protect|Defend|Fight for)\s(?:the\s|our\s)?\p{Lu}/u, 'campaign'],
  [/\s(?:Memorial|Village|Community|Parish|Jubilee|Coronation|Institute)\sHall$/u, 'community hall'],
  [/\sAlmshouses?$/u, 'almshouses'],
  [/\sNeighbours$/u, 'neighbourhood group'],
  [/\s(?:Camping|Campsite|Camp Site|Caravan Park|Touring Park)$/u, 'campsite', 'hotel'],
  [/\s(?:Primary|Junior|Infants?['’]?|Elementary)\s(?:School|Academy)$/u, 'primary school', 'course'],
  [/\s(?:Secondary|High|Grammar|Middle)\s(?:School|Academy)$/u, 'secondary school', 'course'],
];
/** Of these other words of the prompt may say more, until all of it has been read. */
const lateSigns: typeof signboards = [[/\s(?:Museum|Heritage Centre)(?:\s(?:of|for)\s.+)?$/u, 'museum']];
const museum =
  /^(?:[^.:,]{0,30}\b(?:site|page) for\s(?:the\s)?)?(?:The\s)?(?:\p{Lu}[\p{L}’'&]*\s){1,5}Museum(?=[,.:]|\s(?:in|of|at)\s)/u;
const open = new Set<SiteKind>(['unknown', 'event', 'nonprofit', 'course', 'shop']);
const capitals = String.raw`\p{Lu}[\p{L}\d’'&.-]*(?:\s(?:\p{Lu}[\p{L}\d’'&.-]*|of|the|and))*`;
const first = new RegExp(
  `(?<![\\p{L}])(?<name>${capitals})(?=\\s?[,.:;(\\n]|\\s[–—-]\\s|\\s(?:in|at|needs|wants|is|gives|helps|supports|funds|makes|runs|offers|looks)\\s|\\s?$)`,
  'gu',
);

const serving = new Set<SiteKind>(['cafe', 'bar', 'bakery', 'restaurant', 'shop']);

/** "Railway museum. Entry, cafe, map": what is poured there is not what it is. */
const ofMuseum = (brief: Brief): Brief =>
  serving.has(brief.kind.value) && /\bmuseum$/iu.test(brief.offer?.value ?? '')
    ? { ...brief, kind: { ...brief.kind, value: 'nonprofit' } }
    : brief;

/** "Ashby Rangers FC, fixtures, kit shop": what the name on the sign says, and not one of the things that are there. */
export function mendSignboard(read: Brief, isLate = false): Brief {
  const brief = ofMuseum(read);
  const isCampaign =
    /^(?:Save|Stop|Protect|Defend)\s/u.test(brief.prompt) && /\bcampaign|\bobject/iu.test(brief.prompt);
  // "The Tidewrack Museum, Mallaig. … harbour photographs": the sign says it, whatever is shown there.
  const isHouse = isLate && museum.test(brief.prompt);
  if (!open.has(brief.kind.value) && !isCampaign && !isHouse) return brief;
  const opening = brief.prompt.slice(0, 120);
  const names = [
    brief.name?.value ?? '',
    ...[...opening.matchAll(first)].map(({ groups }) => groups?.['name'] ?? ''),
  ];
  for (const name of names) {
    const [, what, kind = 'nonprofit'] =
      [...signboards, ...(isLate ? lateSigns : [])].find(([sign]) => sign.test(name)) ?? [];
    if (what === undefined || (what === 'campaign' && /\bpetition|\bsignatures?\b/iu.test(brief.prompt)))
      continue;
    const start = brief.prompt.indexOf(name);
    // "windows for parishes and the National Trust": for whom it is done.
    const before = brief.prompt.slice(0, start);
    if (/\sfor\s[^.,;]{0,40}$/u.test(before) && !/(?:site|page|homepage|us|appeal|fundraiser)\sfor\s(?:the\s|our\s)?$/iu.test(before)) continue; // prettier-ignore
    // "Village cinema in Selborne Village Hall": where it is, and not what.
    if (what === 'community hall' && /\b(?:in|at|the|from)\s$/iu.test(brief.prompt.slice(0, start))) continue;
    const spans = [{ start, end: start + name.length }];
    if (
      brief.kind.value === kind &&
      (brief.offer?.value ?? '').toLowerCase().includes(what.split(' ').at(-1) ?? what) &&
      brief.name
    )
      return brief;
    return {
      ...brief,
      kind: { value: kind, spans },
      offer: { value: what, spans },
      name: { value: name, spans },
      place:
        brief.place?.spans.some((one) => one.start < start + name.length && one.end > start) === true &&
        !/\b(?:in|at|near)\s/u.test(name)
          ? brief.place.value === name
            ? null
            : brief.place
          : brief.place,
    };
  }
  return brief;
}

/** "parking campaign", "needs a new site": what is campaigned about is no way to park, and the site itself nothing on it. */
export function mendOwnSite(brief: Brief): Brief {
  const isCause = ({ spans }: { readonly spans: readonly { readonly end: number }[] }): boolean =>
    spans.some(({ end }) =>
      /^\s(?:campaign|issues?|permits?|problems?|enforcement|charges|petition)\b/iu.test(
        brief.prompt.slice(end),
      ),
    );
  const isSite = (text: string): boolean =>
    /^(?:an?\s)?(?:new|better|simple|proper|modern|nicer?|updated|fresh)\s(?:web\s?site|site|web\s?page|home\s?page|page)$/iu.test(
      text,
    );
  const sections = brief.sections.filter((slot) => slot.value !== 'map' || !isCause(slot));
  const phrases = brief.phrases.filter(({ value }) => !isSite(value));
  const items = brief.items.filter(({ value }) => !isSite(value.name));
  return sections.length === brief.sections.length &&
    phrases.length === brief.phrases.length &&
    items.length === brief.items.length
    ? brief
    : { ...brief, sections, phrases, items };
}

const weekdayName = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/iu;
const signRun =
  /^(?!(?:Website|Site|Page|Landing|Portfolio|Shop|App|Homepage|Home|Make|Build|Create|Design|Need|Online|PTA|PTO|PTFA|Charity|Club|Course|Blog|Software|CV|R[ée]sum[ée]|Documentation|Docs|Store|Menu|Quiz|Poll|Game|Dashboard|Tracker|Calculator|Booking|Invitation|Wedding|Tool|Form|Memorial|Tribute|Fan)\b)(?<run>\p{Lu}[\p{L}’'&]+\sfor\s(?:\p{Lu}[\p{L}’'&]*\s?)+)(?=\s?[:,.]|\s?[–—-]\s)/u;

/** "Tech for Good Bristol - monthly meetup": the whole sign is the name; and "Mondays" is when they meet. */
export function mendSignRun(brief: Brief): Brief {
  const { name, prompt } = brief;
  if (name && weekdayName.test(name.value)) return { ...brief, name: null };
  const run = signRun.exec(prompt)?.groups?.['run']?.trim();
  return name && run !== undefined && run.length <= 40 && run !== name.value && run.endsWith(` ${name.value}`)
    ? { ...brief, name: { value: run, spans: [{ start: 0, end: run.length }] } }
    : brief;
}
