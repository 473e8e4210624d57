import type { Brief, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { serving } from './celebration-words';
import { findVenue } from './mend-celebrations';

const opening = 140;
/** A day that is kept for one person, or for two, and whom it is for. */
const feasts: Readonly<Record<string, RegExp>> = {
  de: /(?<name>(?<what>(?:\d+\.\s)?\p{L}*(?:[Gg]eburtstag|[Tt]aufe|[Kk]onfirmation|[Kk]ommunion|[Jj]ugendweihe|[Ee]inschulung))\s(?:von|für)\s(?<who>\p{Lu}\p{L}+(?:\sund\s\p{Lu}\p{L}+)?))/u,
  es: /(?<name>(?<what>(?:\d+\.?º?\s)?(?:cumpleaños|bautizo|comunión|jubilación)(?:\snúmero\s\d+)?)\sde\s(?<who>\p{Lu}\p{L}+(?:\sy\s\p{Lu}\p{L}+)?))/u,
  fr: /(?<name>(?<what>anniversaire|baptême|communion|\d+ ans)\s(?:de\s|d['’])(?<who>\p{Lu}\p{L}+(?:\set\s\p{Lu}\p{L}+)?))/u,
  pt: /(?<name>(?<what>aniversário|batizado|chá de beb[éê])\s(?:de|da|do)\s(?<who>\p{Lu}\p{L}+(?:\se\s\p{Lu}\p{L}+)?))/u,
  it: /(?<name>(?<what>compleanno|battesimo|cresima|comunione|festa di laurea)\sdi\s(?<who>\p{Lu}\p{L}+(?:\se\s\p{Lu}\p{L}+)?))/u,
  nl: /(?<name>(?<what>(?:\d+(?:e|ste)\s)?\p{L}*(?:verjaardag|communie(?:feest)?|lentefeest|doopfeest|doop|babyshower|kraamfeest|jubileum|afscheidsfeest|pensioenfeest|surpriseparty))\s(?:van|voor)\s(?<who>(?:mijn\s|onze\s|opa\s|oma\s)?\p{L}{2,}(?:\sen\s\p{Lu}\p{L}+)?))/iu,
  pl: /(?<name>(?<what>(?:\d+\.?\s)?(?:urodziny|chrzciny|chrzest|roczek|komunia|osiemnastka|imieniny|jubileusz))\s(?<who>\p{Lu}\p{L}+(?:\si\s\p{Lu}\p{L}+)?))/u,
  tr: /(?<name>(?<who>\p{Lu}\p{L}+(?:\sve\s\p{Lu}\p{L}+)?)['’]n?[ıiuü]n\s(?:\d+\.?\s(?:yaş\s)?)?(?<what>doğum günü|sünnet düğünü|sünneti|mezuniyeti|mezuniyet partisi|kınası|kına gecesi|nişanı|bebek partisi))/u,
  ar: /(?<name>(?<what>عيد ميلاد|عقيقة|حفلة? تخرج|سبوع|حفلة? خطوبة|خطوبة)\s(?!عائلي|مع|في|من)(?<who>[\u0621-\u064A]{2,}(?:\sو\s?[\u0621-\u064A]{3,})?))/u,
  he: /(?<name>(?<what>בר[- ]מצוו?ה|בת[- ]מצוו?ה|בריתה?|יום ה?הולדת(?:\s\d+)?|חינה|אירוסין)\s(?:של\s|ל)(?<who>[א-ת]{2,}(?:\sו[א-ת]{2,})?))/u,
};
const meant: ReadonlySet<SiteKind> = new Set([
  'event',
  'unknown',
  'nonprofit',
  'hotel',
  'restaurant',
  'course',
  'portfolio',
  'blog',
]);
const replying =
  /rsvp|zusag\p{L}+|confirm\p{L}+|conferm\p{L}+|potwierdz\p{L}*|aanmeld\p{L}*|laat weten|katılım|lcv|تأكيد|أكدوا|אישור(?:י)? הגעה|נא לאשר/iu;
const hired =
  /organizacj|organisati|animator|animacj|partyplan|verhuur|wynajem|süsleme|kiralama|mekan[ıi]|تنظيم حفلات|تنسيق حفلات|הפעלות|הפקת|השכרת|אולם אירועים/iu;
/** What shops, clinics and hotels have, and a day for guests has not. */
const odd: ReadonlySet<SectionType> = new Set([
  'rooms',
  'timetable',
  'hours',
  'booking',
  'events',
  'form',
  'services',
  'donation',
]);
const cutShort = /^(?:godz|ul|tel|św|al|pl|nr|om|saat)$/iu;

/** "Chrzciny Antosia", "בר מצווה של איתי", "Ada'nın doğum günü": an invitation to the day of one person, with its place. */
export function feastOfOne(brief: Brief): Brief {
  const { prompt, spoken, kind, date } = brief;
  const head = prompt.slice(0, opening);
  const found = feasts[spoken]?.exec(head);
  const { name, what } = found?.groups ?? {};
  if (!found || name === undefined || what === undefined || !meant.has(kind.value)) return brief;
  if (serving.test(head) || hired.test(head) || (date === null && !replying.test(prompt))) return brief;
  const start = found.index + found[0].indexOf(name);
  const span: Span = { start, end: start + name.length };
  const day = date?.spans[0];
  const place = findVenue(brief, Math.max(span.end, day?.end ?? 0), prompt.length) ?? brief.place;
  const told = Math.max(span.end, day?.end ?? 0, place?.spans[0]?.end ?? 0);
  const isBefore = ({ spans }: Slot<unknown>): boolean => spans.some((one) => one.start < told);
  const reply = replying.exec(prompt);
  const asksReply = reply !== null && !brief.sections.some(({ value }) => value === 'rsvp');
  const title = (text: string): string =>
    text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(spoken));
  return {
    ...brief,
    kind: { ...kind, value: 'event' },
    name: { value: title(name), spans: [span] },
    offer: { value: title(what), spans: [span] },
    place,
    audience: null,
    phrases: brief.phrases.filter((slot) => !isBefore(slot)),
    items: brief.items.filter((slot) => slot.value.price !== undefined || !isBefore(slot)),
    parts: brief.parts.filter((slot) => !isBefore(slot) && !cutShort.test(slot.value.title)),
    sections: [
      ...brief.sections.filter((slot) => !isBefore(slot) && !odd.has(slot.value)),
      ...(asksReply && reply
        ? [{ value: 'rsvp' as const, spans: [{ start: reply.index, end: reply.index + reply[0].length }] }]
        : []),
    ],
  };
}
