import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

// "every month" is no Monday.
const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?(?!\p{L})`;
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?`;
const somewhere = new RegExp(
  String.raw`(?<![\p{L}])(?<place>\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}{2,})?):?\s(?:is\s)?(?:open\s)?(?<days>${day}(?:\s?(?:-|–|to|and|&|,)\s?${day})*)\s(?<hours>${clock}\s?(?:-|–|to|till|until)\s?${clock})`,
  'giu',
);
const weekday = new RegExp(`^${day}$`, 'iu');

/** "Otley tue-sat 9-5, Ilkley wed-fri 10-6": each place keeps its own hours, and no week holds both. */
function withPlaces(brief: Brief): Brief {
  const found = [...brief.prompt.matchAll(somewhere)].filter(
    ({ groups }) => /^\p{Lu}/u.test(groups?.['place'] ?? '') && !weekday.test(groups?.['place'] ?? ''),
  );
  const places = new Set(found.map(({ groups }) => groups?.['place']));
  if (places.size < 2) return brief;
  return {
    ...brief,
    hours: null,
    sections: brief.sections.filter(({ value }) => value !== 'hours'),
    items: [
      ...brief.items,
      ...found.map(({ 0: whole, index, groups }): Slot<ListedItem> => ({
        value: {
          section: 'timetable',
          name: groups?.['place'] ?? '',
          when: `${groups?.['days'] ?? ''} ${groups?.['hours'] ?? ''}`,
        },
        spans: [{ start: index, end: index + whole.length }],
      })),
    ],
  };
}

const point =
  /^(?<title>\p{L}[\p{L}'’&\s-]{2,50}?)\s(?:at|from)\s(?<hour>\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?(?:\s?(?:-|–|to)\s?\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?)?)$/iu;
const opens = /\b(?:open|opens|doors?|closed?|hours|check|breakfast|start|starts)\b/iu;

/** "live music from The Skints at 3, kids races at 2": what takes place at which hour of the one day. */
function withProgramme(brief: Brief): Brief {
  const { prompt, kind, date, items } = brief;
  if (kind.value !== 'event' || date === null || items.some(({ value }) => value.section === 'agenda'))
    return brief;
  let from = 0;
  const points = prompt.split(/(?<=[,;.\n])\s/u).flatMap((part): Slot<ListedItem>[] => {
    const start = prompt.indexOf(part, from);
    from = start + part.length;
    const text = part.replace(/[,;.\s]+$/u, '');
    const groups = point.exec(text.replace(/^(?:and|then|with)\s/iu, ''))?.groups;
    if (!groups || opens.test(text)) return [];
    const name = (groups['title'] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    return [
      {
        value: { section: 'agenda', name, when: groups['hour'] ?? '' },
        spans: [{ start, end: start + text.length }],
      },
    ];
  });
  if (points.length < 2) return brief;
  const spans = points.flatMap((one) => one.spans);
  // "live music at 3" asks for no page of concerts.
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => spans.some(({ start, end }) => start < one.end && end > one.start));
  return {
    ...brief,
    sections: brief.sections.filter((slot) => slot.spans.length === 0 || !isInside(slot)),
    items: [...items, ...points],
  };
}

const repeated = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:every|each|on the)\s(?:other\s|(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\s)?|(?:first|second|third|fourth|last|1st|2nd|3rd|4th|alternate)\s)${day}(?:\s(?:and|&)\s(?:(?:third|fourth|3rd|4th)\s)?${day})?(?:\sof\s(?:the|each|every)\smonth)?(?:,?\s(?:at\s|from\s)?\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?(?:\s?(?:-|–|to|till|until)\s?\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?)?(?![\d\p{L}]))?`,
  'iu',
);
const sited = /\b(?:at|in|upstairs at)\s(?<place>the\s(?:\p{Lu}[\p{L}'’]+\s?){1,4})/u;

/** "jazz night at the Blue Boar every 2nd Thursday, 8pm": when it comes back, where no other time says so. */
function withRepeat(brief: Brief): Brief {
  const { prompt, items, hours, offer } = brief;
  const found = repeated.exec(prompt);
  if (
    !found ||
    hours !== null ||
    offer === null ||
    // "Third Thursday", a supper club: what it is called.
    brief.name?.spans.some(({ start, end }) => start <= found.index && end > found.index) === true ||
    items.some(({ value }) => value.section === 'timetable' || value.section === 'agenda')
  )
    return brief;
  const isTaken = items.some(({ spans }) =>
    spans.some(({ start, end }) => start <= found.index && end > found.index),
  );
  if (isTaken || brief.kind.value === 'blog') return brief;
  const first = prompt.split(/[.;\n]\s/u, 1)[0] ?? '';
  // "Orchard tours run every Saturday": told of something else than the whole.
  if (found.index >= first.length) return brief;
  const place = sited.exec(first)?.groups?.['place']?.trim();
  // "donkey sanctuary on Crete, visits every Saturday": the words before it tell what comes back.
  const clause = /,\s(?<what>\p{L}+(?:\s\p{L}+){0,2})\s$/u.exec(prompt.slice(0, found.index))?.groups?.[
    'what'
  ];
  const what =
    clause === undefined ||
    /^(?:we|i|they|it|open|meets?|meeting|runs?|held|on|at)\b|\b(?:welcome|only|free|first)$/iu.test(clause)
      ? offer.value
      : clause;
  return {
    ...brief,
    items: [
      ...items,
      {
        value: {
          section: 'timetable',
          name: what.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
          when: found[0],
          ...(place === undefined ? {} : { note: place.replace(/^t/u, 'T') }),
        },
        spans: [{ start: found.index, end: found.index + found[0].length }],
      },
    ],
  };
}

const service = new RegExp(
  String.raw`^(?<title>(?:${day})\s(?:morning\s|evening\s)?(?:service|worship|mass|eucharist|communion|meeting|school|market|brunch|roast(?=\s(?:is\s)?(?:at|from)\s)|run|ride|walk|swim|session))\s(?:is\s)?(?:at\s|from\s)?(?<when>${clock}(?:\s?(?:-|–|to|till|until)\s?${clock})?)$`,
  'iu',
);
const monthly = new RegExp(
  String.raw`^(?<title>\p{Lu}[\p{L}'’&\s-]{2,40}?),?\s(?:is\s|on\s|every\s)?(?:the\s)?(?<when>(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\s${day}\s(?:of\s(?:the|each|every)\smonth|each month|monthly)(?:,?\s(?:at\s)?${clock})?)$`,
  'iu',
);

/** "Sunday service 10:30am, Messy Church first Saturday of the month": what takes place when, of a house that lasts. */
function withStanding(brief: Brief): Brief {
  const { prompt, items } = brief;
  if (items.some(({ value }) => value.section === 'timetable' || value.section === 'agenda')) return brief;
  let from = 0;
  const found = prompt.split(/(?<=[,;.\n])\s/u).flatMap((part): Slot<ListedItem>[] => {
    const start = prompt.indexOf(part, from);
    from = start + part.length;
    const text = part.replace(/[,;.\s]+$/u, '');
    const groups =
      text.length > 90 ? undefined : (service.exec(text) ?? monthly.exec(text) ?? weekly.exec(text))?.groups;
    if (!groups || opens.test(groups['title'] ?? '')) return [];
    const name = (groups['title'] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    return [
      {
        value: { section: 'timetable', name, when: groups['when'] ?? '' },
        spans: [{ start, end: start + text.length }],
      },
    ];
  });
  if (found.length === 0) return brief;
  const spans = found.flatMap((one) => one.spans);
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => spans.some(({ start, end }) => start < one.end && end > one.start));
  return {
    ...brief,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    parts: brief.parts.filter((part) => !isInside(part)),
    items: [...items.filter((item) => item.value.price !== undefined || !isInside(item)), ...found],
  };
}

const weekly = new RegExp(
  String.raw`^(?<title>\p{L}[\p{L}'’&\s-]{2,40}?),?\s(?:is\s|are\s|on\s|every\s)?(?<when>${day}(?:(?:,\s|\s(?:and|&)\s)${day}){1,3}\s(?:at\s|from\s)?${clock}(?:\s?(?:-|–|to|till|until)\s?${clock})?)$`,
  'iu',
);

const openEnded =
  /\b(?:dinner|supper|lunch|brunch|breakfast|evenings?)\s(?:is\s|served\s|open\s)?from\s\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?(?=\s?(?:[,;.)]|$|and\b))/iu;

/** "dinner from 5.30pm, lunch Saturday & Sunday 12.30–3pm": a week of the lunches alone would say that it is closed. */
export function withoutHalfTold(brief: Brief): Brief {
  const { hours, prompt } = brief;
  const start = hours?.spans[0]?.start;
  if (!hours || start === undefined) return brief;
  const sentence = `${
    prompt
      .slice(0, start)
      .split(/[.!?]\s|\n/u)
      .at(-1) ?? ''
  }${prompt.slice(start).split(/[.!?](?:\s|$)|\n/u, 1)[0] ?? ''}`;
  return openEnded.test(sentence)
    ? { ...brief, hours: null, sections: brief.sections.filter(({ value }) => value !== 'hours') }
    : brief;
}

/** Times as the whole of a short prompt tells them: by place, and by the hours of one day. */
export const mendTimes = (brief: Brief): Brief =>
  withRepeat(withStanding(withProgramme(withPlaces(withoutHalfTold(brief)))));
