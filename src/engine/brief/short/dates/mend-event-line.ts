import type { Brief, Slot } from '@/domain/site/brief';

/** With a small or a large first letter: elsewhere a capital tells a name. */
const either = (words: string): string =>
  words
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
const month = `(?:${either('jan feb mar apr may june? july? aug sept? oct nov dec')})\\p{Ll}*`;
const weekday = `(?:${either('mon tues? wed(?:nes)? thu(?:rs)? fri sat(?:ur)? sun')})(?:day)?`;
const day = String.raw`(?:${weekday},?\s)?(?:\d{1,2}(?:st|nd|rd|th)?(?:\s?[-–]\s?\d{1,2}(?:st|nd|rd|th)?)?\s${month}|${month}\s\d{1,2}(?:st|nd|rd|th)?)(?:,?\s\d{4})?`;
const clock = String.raw`(?:,\s(?:from\s)?\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?(?:\s?(?:-|–|to|until)\s?\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?)?)?`;
const capital = String.raw`(?:St\.\s)?\p{Lu}[\p{L}\d'’&-]*`;
const words = String.raw`${capital}(?:\s(?:(?:of|the|on|at|in|and|&|de|le)\s)*${capital}){0,4}`;
/** What it is, its name, its day, where it takes place, and the town: an invitation in one line. */
const line = new RegExp(
  String.raw`(?<what>\p{L}[\p{L}\d'’& -]{3,50}?):\s["“]?(?!${day})(?<name>[^,.:;"“”\n]{3,44}?)["”]?,\s(?:${day})${clock}(?<rest>,\s(?:at\s)?(?<venue>${words})(?:,\s(?<town>${capital}(?:[ -](?:on|upon|in|under|le|by)[ -]${capital}|\s${capital})?))?)?(?=[.;\n]|,\s\p{Ll}|\s?$)`,
  'u',
);
const farthest = 60;
const isCapital = (text: string | undefined): text is string => text !== undefined && /^\p{Lu}/u.test(text);

/** The name that stands between what it is and its day: "Riverside Cup"; undefined where no line tells one. */
export function nameInLine(prompt: string): string | undefined {
  const found = line.exec(prompt);
  const name = found?.groups?.['name'];
  return found && found.index <= farthest && isCapital(name) ? name : undefined;
}

/** "Youth tournament: Riverside Cup, Sunday 13 June, Mill Field, Derby": a name, a day and a place, each its own. */
export function mendEventLine(brief: Brief): Brief {
  const found = brief.spoken === 'en' && brief.kind.value === 'event' ? line.exec(brief.prompt) : null;
  const { name, venue, town } = found?.groups ?? {};
  if (!found || !isCapital(name) || found.index > farthest) return brief;
  const at = brief.prompt.indexOf(name, found.index);
  const end = found.index + found[0].length;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every((one) => one.start >= at && one.end <= end);
  const spanOf = (text: string) => {
    const start = brief.prompt.indexOf(text, at + name.length);
    return { start, end: start + text.length };
  };
  const isPlace = isCapital(venue) && isCapital(town);
  return {
    ...brief,
    name: { value: name, spans: [{ start: at, end: at + name.length }] },
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    parts: brief.parts.filter((part) => !isIn(part)),
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
    ...(isPlace
      ? {
          place: { value: town, spans: [spanOf(town)] },
          address: brief.address ?? { value: `${venue}, ${town}`, spans: [spanOf(venue), spanOf(town)] },
        }
      : {}),
  };
}
