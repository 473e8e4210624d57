import type { Brief, Exclusion, ListedItem, Slot } from '@/domain/site/brief';

const card = /\b(?:business|contact|visiting|digital|virtual)[- ]?card\b/iu;
const aroundCard: readonly Exclusion[] = [
  'testimonials', 'areas', 'before-after', 'process', 'booking', 'quote', 'stats', 'logos', 'newsletter', 'team', 'pricing',
  'faq', 'features', 'story', 'values', 'gallery', 'cta', 'events', 'timetable',
]; // prettier-ignore
const keeper =
  /\b(?:blog|diary|journal|newsletter|podcast|website|site)\s(?:of|by|for|from)\s(?:an?|the|my)\s(?<who>\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,2})\s(?:on|in|at|from|near)\s(?:the\s)?(?<place>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})/u;

/** A card shows who, what and how to reach them; a blog of a keeper is about what he keeps, where he keeps it. */
function withForm(brief: Brief): Brief {
  if (card.test(brief.prompt) && !/\bcards?\s(?:printing|printer|design|shop|maker)/iu.test(brief.prompt))
    return {
      ...brief,
      onePage: brief.onePage ?? { value: true, spans: [] },
      excluded: [
        ...brief.excluded,
        ...aroundCard
          .filter((one) => !brief.sections.some(({ value }) => value === one))
          .map((value) => ({ value, spans: [] })),
      ],
    };
  const found = keeper.exec(brief.prompt);
  const who = found?.groups?.['who'];
  const place = found?.groups?.['place'];
  if (
    brief.kind.value === 'blog' &&
    found &&
    who !== undefined &&
    place !== undefined &&
    (brief.name === null || brief.name.value === place)
  ) {
    const start = found.index + found[0].lastIndexOf(who);
    const at = found.index + found[0].length - place.length;
    return {
      ...brief,
      name: null,
      offer: { value: `${who}’s blog`, spans: [{ start, end: start + who.length }] },
      place: brief.place ?? { value: place, spans: [{ start: at, end: at + place.length }] },
    };
  }
  return brief;
}

const notice =
  /\b(?<what>(?:lost|missing|stolen|found)[\s:!]+(?<animal>cat|kitten|dog|puppy|pet|parrot|rabbit|tortoise|budgie|bird))\b(?:\s(?:page|site|poster|notice|appeal))?[\s!:,.–—-]*(?:for\s)?(?:(?:called|named|is called)\s)?(?<name>["“'‘]?\p{Lu}\p{L}+)?/iu;

/** "lost cat! Biscuit, ginger tom": whoever is missed gives the page its name, and nothing is on offer. */
function withNotice(brief: Brief): Brief {
  const found = notice.exec(brief.prompt);
  if (
    !found ||
    /\b(?:charity|shelter|rescue|service|website|register|app|app for|home for)\b/iu.test(brief.prompt)
  )
    return brief;
  const { what = '', name = '' } = found.groups ?? {};
  const called =
    /\b(?:called|named|name is|answers to)\s(?!(?:his|her|its|the|a|an|any|no|on|me|my)\b)["“'‘]?(?<name>\p{L}+)/iu.exec(
      brief.prompt,
    )?.groups?.['name'] ?? (/^["“'‘]?\p{Lu}/u.test(name) ? name.replace(/^["“'‘]/u, '') : '');
  const title = called.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  const start = brief.prompt.indexOf(called, found.index);
  const isAddress = /\d\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu.test(
    brief.address?.value ?? '',
  );
  return {
    ...brief,
    kind: { ...brief.kind, value: 'unknown' },
    offer: {
      value: what.replace(/[\s:!]+/gu, ' ').toLowerCase(),
      spans: [{ start: found.index, end: found.index + what.length }],
    },
    name: title === '' ? null : { value: title, spans: [{ start, end: start + called.length }] },
    onePage: { value: true, spans: [] },
    // What finding it is worth is told, and not for sale.
    items: brief.items.map((item) =>
      item.value.price !== undefined && /^rewards?$/iu.test(item.value.name)
        ? { ...item, value: { section: 'amenities' as const, name: `Reward ${item.value.price}` } }
        : item,
    ),
    address: isAddress ? null : brief.address,
    // "red tail" is how it looks, and not the page.
    colours: [],
    style: null,
    sections: brief.sections.filter(({ value }) => value !== 'booking'),
  };
}

const networks: readonly (readonly [RegExp, string])[] = [
  [/\binstagram\b|\binsta\b/iu, 'Instagram'],
  [/\btiktok\b/iu, 'TikTok'],
  [/\byoutube\b/iu, 'YouTube'],
  [/\bfacebook\b/iu, 'Facebook'],
  [/\bspotify\b/iu, 'Spotify'],
  [/\bbandcamp\b/iu, 'Bandcamp'],
  [/\bsoundcloud\b/iu, 'SoundCloud'],
  [/\betsy\b/iu, 'Etsy'],
  [/\bpatreon\b/iu, 'Patreon'],
  [/\blinked ?in\b/iu, 'LinkedIn'],
  [/\bsubstack\b/iu, 'Substack'],
  [/\btwitch\b/iu, 'Twitch'],
];

/** A page of links shows each that was named, and asks visitors for nothing that nobody told. */
function withLinks(brief: Brief): Brief {
  if (brief.kind.value !== 'link-in-bio') return brief;
  const listed = new Set(brief.items.map(({ value }) => value.name.toLowerCase()));
  const told = brief.social.map(({ value }) => value.toLowerCase()).join(' ');
  const more = networks.flatMap(([word, name]): Slot<ListedItem>[] => {
    const found = word.exec(brief.prompt);
    if (!found || listed.has(name.toLowerCase()) || told.includes(name.toLowerCase())) return [];
    return [
      {
        value: { section: 'links', name },
        spans: [{ start: found.index, end: found.index + found[0].length }],
      },
    ];
  });
  const asks = (type: Exclusion): boolean =>
    !brief.sections.some(({ value }) => value === type) &&
    !brief.excluded.some(({ value }) => value === type);
  const kept: readonly Exclusion[] = ['booking', 'newsletter', 'rsvp'];
  return {
    ...brief,
    sections: told === '' ? brief.sections.filter(({ value }) => value !== 'social') : brief.sections,
    items: [...brief.items, ...more].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
    excluded: [...brief.excluded, ...kept.filter(asks).map((value) => ({ value, spans: [] }))],
  };
}

const asked =
  /\b(?:request|order|ask for|send for)(?:\s(?:an?|our|your|the))?(?:\s\p{L}+)?\s(?:brochures?|catalogues?|catalogs?|prospectus)\b/iu;

/** "request a brochure form": what is asked for by a form is no file to be had. */
function withoutFile(brief: Brief): Brief {
  const found = asked.exec(brief.prompt);
  if (!found) return brief;
  const isAsked = ({ value, spans }: Brief['sections'][number]): boolean =>
    value === 'download' &&
    spans.some(({ start }) => start >= found.index && start < found.index + found[0].length);
  return { ...brief, sections: brief.sections.filter((slot) => !isAsked(slot)) };
}

/** Cards, notices, pages of links and blogs of keepers: what the page is decides what it has. */
export const mendForm = (brief: Brief): Brief => withoutFile(withLinks(withNotice(withForm(brief))));
