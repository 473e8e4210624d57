import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Ends or beginnings of names that say what bears them, whatever else a prompt goes on to list. */
const signboards: readonly (readonly [sign: RegExp, what: string])[] = [
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
];
const open = new Set<SiteKind>(['unknown', 'event', 'nonprofit', 'course', 'shop']);
const capitals = String.raw`\p{Lu}[\p{L}\d’'&.-]*(?:\s(?:\p{Lu}[\p{L}\d’'&.-]*|of|the|and))*`;
const first = new RegExp(
  `(?<![\\p{L}])(?<name>${capitals})(?=\\s?[,.:;(\\n]|\\s[–—-]\\s|\\s(?:in|at|needs|wants|is)\\s|\\s?$)`,
  'gu',
);

/** "Ashby Rangers FC, fixtures, kit shop": what the name on the sign says, and not one of the things that are there. */
export function mendSignboard(brief: Brief): Brief {
  if (!open.has(brief.kind.value)) return brief;
  const opening = brief.prompt.slice(0, 120);
  const names = [
    brief.name?.value ?? '',
    ...[...opening.matchAll(first)].map(({ groups }) => groups?.['name'] ?? ''),
  ];
  for (const name of names) {
    const what = signboards.find(([sign]) => sign.test(name))?.[1];
    if (what === undefined) continue;
    const start = brief.prompt.indexOf(name);
    const spans = [{ start, end: start + name.length }];
    if ((brief.offer?.value ?? '').toLowerCase().includes(what.split(' ').at(-1) ?? what) && brief.name)
      return brief;
    return {
      ...brief,
      kind: { value: 'nonprofit', spans },
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
