import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { withRows } from './with-rows';

const place = String.raw`(?:the\s)?\p{Lu}[\p{L}’'-]*(?:\s(?:(?:of|the|and the)\s)?\p{Lu}[\p{L}’'-]*){0,2}`;
const travelled = new RegExp(
  String.raw`(?<what>\b(?:tours?|trips?|holidays|journeys|expeditions|safaris|cruises|retreats|treks|excursions|getaways|breaks|adventures|pilgrimages|voyages)\s(?:to|in|through|across)\s)(?<list>${place}(?:,\s${place})*,?\s(?:and|&)\s${place})(?=[,.;(\n]|\s[–—-]\s|\swith\b|\sfrom\b|\s?$)`,
  'u',
);

const travels =
  /\b(?:travels?|tours?|trips?|holidays?|expeditions?|cruises?|safaris?|treks?|voyages?|journeys?)\b/iu;

/** "tours to Morocco, Oman and Georgia": each is somewhere to go, and none of them where the house is. */
export function mendDestinations(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? travelled.exec(brief.prompt) : null;
  const { what = '', list } = found?.groups ?? {};
  if (!found || list === undefined) return brief;
  const names = list.split(/,\s(?:(?:and|&)\s)?|\s(?:and|&)\s/u).map((one) => one.trim());
  if (names.length < 2 || brief.items.some(({ value }) => value.price !== undefined && names.includes(value.name))) return brief; // prettier-ignore
  const start = found.index + what.length;
  // "Walking holidays through Tuscany and Umbria": where they lead is told beside what they are.
  const at = brief.offer?.spans[0]?.start ?? start;
  const offer =
    brief.offer &&
    at < found.index + what.length - 1 &&
    brief.offer.value.includes(list.split(/[\s,]/u)[0] ?? '')
      ? { ...brief.offer, value: brief.offer.value.replace(/\s(?:to|in|through|across)\s\p{Lu}.*$/u, '') }
      : brief.offer;
  // "Georgia" among countries is no typeface.
  const isPlace = brief.font?.spans.some((span) => span.start >= start && span.end <= start + list.length) === true; // prettier-ignore
  return withRows(
    { ...brief, offer, font: isPlace ? null : brief.font },
    { list, start, from: found.index, names },
    'services',
    // A house that does other things says what it is that goes there.
    (name) => (travels.test(`${offer?.value ?? ''} ${brief.name?.value ?? ''}`) ? name.replace(/^the\s/u, 'The ') : capitalise(`${what}${name}`)), // prettier-ignore
  );
}
