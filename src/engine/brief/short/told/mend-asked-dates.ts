import type { Brief, Slot, Span } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const held = String.raw`(?:work ?)?(?:days?|engagements?|mornings?|afternoons?|evenings?|nights?|weekends?|dates|sessions?|walks?|talks?|meetings?|meets?|meet-?ups?|shows?|sales?|events?|outings?|voyages?|trips?|sails?|rides?|digs?|classes|workshops?|concerts?|gigs?|services?|markets?|fairs?|rehearsals?|matches|fixtures|lectures?|suppers?|lunches|auctions?|courses?|part(?:y|ies)|tours?|screenings?|surveys?|cleans?|clean-?ups?|picks?|litter ?picks?|visits|clinics|games|races|swims?|hikes?|feasts?|openings?|performances|tastings|launches|socials)`;
const words = String.raw`(?<what>(?:(?!(?:our|the|of|and|with|a|list)\s)[\p{L}’'-]+\s){0,3}?${held})`;
const shapes = [
  // "a list of next planting days", "a calendar of our open evenings"
  String.raw`(?<led>(?:an?\s|the\s|our\s)?(?:list|calendar|diary|programme|table|schedule)\sof\s(?:the\s|our\s)?(?:next\s|upcoming\s|coming\s|future\s|forthcoming\s)?${words})`,
  // "upcoming dates for the learn-to-fix evenings"
  String.raw`(?<led>(?:the\s|our\s)?(?:next|upcoming|coming|future|forthcoming)\sdates\s(?:for|of)\s(?:the\s|our\s)?${words})`,
  // "workdays calendar", "voyages calendar"
  String.raw`(?<led>(?:an?\s|the\s|our\s)?${words}\s(?:calendar|diary))`,
  // "the next planting days", "upcoming walks"
  // "Scything days, search the graves"
  String.raw`(?<led>(?<=[.:,]\s)(?<what>(?!opening|closing|during|training)(?:\p{L}+\s)?\p{L}{3,}ing\s(?:days|sessions|evenings|mornings|weekends)))`,
  String.raw`(?<led>(?:the\s|our\s|a list of\s)?(?:next|upcoming|coming|forthcoming)\s${words})`,
].map(
  (shape) =>
    new RegExp(
      String.raw`(?<![\p{L}])${shape}(?=[,.;!?\n]|\s(?:and|with|plus|so|on|page|section|list)\b|\s?$)`,
      'iu',
    ),
);
/** What each of them says at least. */
const needed =
  /next|upcoming|coming|future|list|calendar|diary|programme|table|schedule|ing\s(?:days|sessions|evenings|mornings|weekends)/iu;

const plain = /^(?:dates?|events?|days?)$/iu;

/** What is to be listed by its dates, as the prompt calls it: "planting days"; null where no such list is asked for. */
export function askedDates(prompt: string): { readonly what: string; readonly span: Span } | null {
  for (const shape of needed.test(prompt) ? shapes : []) {
    const found = shape.exec(prompt);
    const what = found?.groups?.['what'];
    // "The next meetings are 14 January and 11 March": told, and not asked for.
    if (
      found &&
      what !== undefined &&
      !/^\s?(?:\(|:|is\b|are\b)[^.]{0,60}\d/u.test(prompt.slice(found.index + found[0].length))
    )
      return { what: what.trim(), span: { start: found.index, end: found.index + found[0].length } };
  }
  return null;
}

/** "A list of next planting days", "workdays calendar": dates in a list, and no paragraph that says to ask. */
export function mendAskedDates(brief: Brief): Brief {
  // Of links each is called as the prompt calls it.
  if (/^(?:link-in-bio|cv|blog|docs)$/u.test(brief.kind.value)) return brief;
  const asked = brief.language.value === 'en' ? askedDates(brief.prompt) : null;
  if (!asked || brief.items.some(({ value }) => value.section === 'events' || value.section === 'timetable'))
    return brief;
  if (/^(?:opening|business|office)\b/iu.test(asked.what)) return brief;
  // "programme of the evening": what happens when on one.
  if (/^(?:day|evening|night|afternoon|morning|weekend|event|party|show|concert)$/iu.test(asked.what))
    return brief;
  // "list of services" of a chimney sweep: what is done. A church holds some.
  if (/^services?$/iu.test(asked.what) && !/\b(?:next|upcoming|coming|church|chapel|parish|worship)\b/iu.test(brief.prompt)) return brief; // prettier-ignore
  const spans = [asked.span];
  const rest = withoutStretch(brief, asked.span);
  const heading: Slot<Brief['parts'][number]['value']>[] = plain.test(asked.what)
    ? []
    : [{ value: { title: `Next ${asked.what}`, isPage: false, section: 'events' }, spans }];
  return {
    ...rest,
    // "6 upcoming gigs": as many as stand before the words.
    counts: brief.counts.filter((slot) => rest.counts.includes(slot) || slot.value.thing === 'events'),
    sections: rest.sections.some(({ value }) => value === 'events')
      ? rest.sections
      : [...rest.sections, { value: 'events', spans }],
    parts: [...rest.parts, ...heading],
    // A page that is called so has them.
    pages: brief.pages.filter(
      ({ value }) =>
        brief.pages.length > 2 || plain.test(value) || capitalise(value) !== capitalise(asked.what),
    ),
  };
}
