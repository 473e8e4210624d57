import type { Brief } from '@/domain/site/brief';

const occasions =
  '(?:weddings?|part(?:y|ies)|events?|festivals?|proms?|christenings?|birthdays?|funerals?|corporate (?:days|events)|fairs?|fetes?|film sets?|celebrations?|receptions?|anniversaries)';
/** "Horse drawn carriages for weddings, Appleby Carriages": things that are had for an occasion, and none that is organised. */
const told = new RegExp(
  String.raw`^(?:(?:an?\s)?(?:website|site|web ?page|page)\s(?:for|about)\s(?:an?\s|my\s|our\s)?)?(?<what>[\p{L}'’ -]{4,50}?)\sfor\s${occasions}\b`,
  'iu',
);
const gathering =
  /\b(?:invitation|rsvp|save the date|programme|line-?up|speakers|tickets?|conference|festival site|our wedding|agenda|schedule)\b/iu;

const forEvents = /^[^.!?\n]*\sfor\s(?:\p{L}+(?:,|\sand|\s&)\s)*events\b/iu;

/** "Fire eating for events": whose evenings they are is known to others, and no row of ours. */
function withoutOccasion(brief: Brief): Brief {
  const { prompt, items, sections, kind } = brief;
  const rows = items.filter(({ value }) => value.section === 'events');
  if (kind.value === 'event' || !forEvents.test(prompt) || rows.some(({ value }) => value.when !== undefined))
    return brief;
  return {
    ...brief,
    sections: sections.filter(({ value }) => value !== 'events'),
    items: items.map((item) =>
      rows.includes(item) ? { ...item, value: { ...item.value, section: 'pricing' as const } } : item,
    ),
  };
}

/** Whoever lets or brings something for the days of others has no day of its own. */
export function mendForOccasions(read: Brief): Brief {
  const brief = withoutOccasion(read);
  if (brief.language.value !== 'en' || brief.kind.value !== 'event' || brief.date !== null) return brief;
  const { what = '' } = told.exec(brief.prompt)?.groups ?? {};
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  if (what === '' || gathering.test(brief.prompt) || priced.length < 2) return brief;
  const start = brief.prompt.indexOf(what);
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    offer: brief.offer ?? { value: what, spans: [{ start, end: start + what.length }] },
    items: brief.items.map((item) =>
      item.value.section === 'tickets'
        ? { ...item, value: { ...item.value, section: 'pricing' as const } }
        : item,
    ),
  };
}
