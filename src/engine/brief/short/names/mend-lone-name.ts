import type { Brief, Slot } from '@/domain/site/brief';
import { isOrdinaryWord } from '../../words/correct-spelling';
import { isKnownTown } from '../../words/ordinary-words';

const word = String.raw`\p{Lu}[\p{L}\d'’-]+`;
/** "SaaS: Ledgerly, AI bookkeeping", "Restaurant: Sorrel, seasonal plates": what it is, a colon, and one name that no list follows. */
const announced = new RegExp(
  String.raw`^(?<what>(?:\p{L}[\p{L}-]*\s){0,3}\p{L}[\p{L}-]*):\s(?<name>${word}(?:\s(?:&\s)?${word}){0,2})(?:,\s|\s?[–—-]\s|\.\s)(?=(?:an?|the)\s|\p{Ll}|(?:AI|IT|HR|UK|B2B|DIY)\s\p{Ll})`,
  'u',
);
/** "Open source project tabwise: a CLI …", "Python library fastparse, parses logs": in small letters, before what it does. */
const coined =
  /^(?:\p{L}[\p{L}-]*\s){0,3}(?:project|library|tool|package|cli|framework|plugin|utility|module|app)\s(?<name>\p{Ll}[\p{Ll}\d_.-]{3,20})(?::|,|\s[–—-])\s/iu;
/** "Yoga studio Stillwater in Portland": behind what it is and before where it is, also where a town is called so. */
const placed = new RegExp(
  String.raw`^(?:(?:[Aa]n?|[Oo]ur|[Mm]y|[Tt]he)\s)?\p{L}[\p{Ll}-]*(?:\s\p{Ll}[\p{Ll}-]*){0,2}\s(?:studio|shop|store|bakery|caf[eé]|restaurant|bar|pub|gym|salon|spa|clinic|practice|school|nursery|brewery|gallery|hotel|guesthouse|hostel|agency|company|firm|club|farm|museum|centre|center|house|barbers?|deli|kitchen|market|garage|theatre|band|choir|label|workshop)\s(?<name>${word})\s(?:in|near|on|at)\s\p{Lu}`,
  'u',
);
/** "Nail bar, Gloss, in Croydon": between what it is and where it is, also where it is an ordinary word. */
const between = new RegExp(
  String.raw`^(?:(?:[Aa]n?|[Oo]ur|[Mm]y)\s)?\p{L}[\p{Ll}-]*(?:\s(?:&\s)?\p{Ll}[\p{Ll}-]*){0,3},\s(?<name>${word}(?:\s(?:(?:&|and|of|the)\s)?${word}){0,3}),\s(?:based\s)?(?:in|near|on|at)\s\p{Lu}`,
  'u',
);
/** "… full day £550. StarTent.", "… to restaurants. Helix & Sons": a sentence of nothing but the name, at the end. */
const last = new RegExp(
  String.raw`[.!?)\d]\s+(?<name>${word}(?:\s(?:(?:&|and|of|the)\s)?${word}){0,3})(?:,\s(?<town>\p{Lu}[\p{L}'’ -]{2,24}))?\.?\s*$`,
  'u',
);
/** "…, eulogies. From £40. Nora in Hull.", "Send me your bowl. Aiko, Brighton.": who writes, and from where. */
const signed =
  /[.!?]\s+(?<name>\p{Lu}\p{Ll}{2,12}(?:\s\p{Lu}[\p{L}'’-]{1,16})?)(?:,\s|\sin\s)(?<town>\p{Lu}[\p{L}'’ -]{2,24})(?=[.,]|\s*$)/u;
/** "Callum McRae 07700 900321": a name right before its number. */
const called = /(?:^|[,.;:]\s)(?<name>\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}'’-]+)[,:]?\s(?=\+?\d[\d ]{8,})/u;

const noName =
  /^(?:Studio|Workshop|Office|Clinic|Garage|Showroom|Kitchen|Barn|Practice|Warehouse|Yard|Cellar|Premises|Venue|Rooms|Covers?|Covering|Serves?|Serving|Open|Opens|Opening|Closed|Based|Delivers?|Delivery|Ships?|Shipping|Works?|Sells?|Runs?|Est|Established|Founded|Since|Call|Calls|Ring|Email|Mail|Text|Visit|Book|Booking|Contact|About|Home|Shop|Prices?|Gallery|Menu|Blog|News|Free|No|Please|Thanks|Thank|Cheers|Modern|Dark|Light|Mobile|Must|Use|Add|Include|Make|Keep|English|French|German|Spanish|Italian|Help|Also|Any|All|Family|Everyone|Everything|From|The|We|Our|My|It|They|He|She|You|Charity|Limited|Donations?|Parking|Dogs?|Kids?|Children|Adults?|Cash|Cards?|Weekends?|Weekdays?|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Kind|Photos?|Pictures|Pics|Reviews|Testimonials|Map|FAQ|FAQs|Video|Videos|Form|Quotes?|Stylish|Classy|Elegant|Bold|Warm|Cosy|Rustic|Kind|Best|Regards|UK|USA)(?:\s|$)/iu;
const wrong =
  /^(?:Covers?|Covering|Serves?|Serving|Delivers?|Delivering|Ships?|Based|Established|Founded|Run|Led|Owned)\s/u;

/** "April-June", "Mon to Fri": from when to when. */
const when = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)`;
const stretch = new RegExp(`^${when}(?:\\s?[-–/&]\\s?|\\s(?:to|and)\\s)${when}$`, 'iu');

type Found = { readonly value: string; readonly start: number };

function found(pattern: RegExp, prompt: string): Found | null {
  const match = pattern.exec(prompt);
  const value = match?.groups?.['name'];
  if (!match || value === undefined) return null;
  return { value, start: match.index + match[0].indexOf(value) };
}

const isPlain = (value: string): boolean =>
  value.split(' ').every((one) => {
    const form = one.toLowerCase();
    return isOrdinaryWord(form) || isOrdinaryWord(form.replace(/s$/u, '')) || isKnownTown(form);
  });
const isPlace = (value: string, place: string | undefined): boolean =>
  place?.toLowerCase().includes(value.toLowerCase()) === true || isKnownTown(value.toLowerCase());

/** "… with rehearsals and concerts. Minimal.": how it is to look. */
const isLook = ({ style, scheme, tone }: Brief, { value, start }: Found): boolean =>
  [style, scheme, ...tone].some((slot) =>
    slot?.spans.some((span) => span.start <= start && span.end >= start + value.length),
  );

function findName(brief: Brief): Found | null {
  const { prompt, place, kind } = brief;
  const outright = found(placed, prompt) ?? found(announced, prompt) ?? found(coined, prompt);
  if (outright && !noName.test(outright.value) && !isOrdinaryWord(outright.value)) {
    const isWord = outright.value.split(' ').length === 1 && isPlain(outright.value);
    if (!isWord || isKnownTown(outright.value.toLowerCase())) return outright;
  }
  const middle = found(between, prompt);
  if (middle && !noName.test(middle.value) && !isPlace(middle.value, place?.value)) return middle;
  const end = found(last, prompt);
  const isSaid =
    end !== null && !noName.test(end.value) && !isPlace(end.value, place?.value) && !isLook(brief, end);
  if (end && isSaid && (end.value.includes(' ') || !isPlain(end.value))) return end;
  const speaks = /\b(?:I|I['’]m|I['’]ve|my|me)\b/u.test(prompt);
  const sign = speaks ? found(signed, prompt) : null;
  if (sign && !noName.test(sign.value) && !isPlace(sign.value, place?.value)) return sign;
  const caller = kind.value === 'portfolio' || kind.value === 'unknown' ? found(called, prompt) : null;
  return caller && !noName.test(caller.value) ? caller : null;
}

const next =
  /^,\s(?:an?\s)?(?<what>(?:[\p{L}\d-]+\s){0,3}?[\p{L}\d-]+)(?=\s(?:for|that|which|in|to|with|from)\s|[,.;:]|\s?$)/u;

/** "SaaS: Ledgerly, AI bookkeeping": what stands behind the name says more than the word before it, which it is no part of. */
function offerBeside(
  { prompt, offer }: Brief,
  name: Found,
  isIn: (slot: Slot<unknown>) => boolean,
): Brief['offer'] {
  if (!offer || isIn(offer)) return null;
  const tail = ` ${name.value}`;
  if (offer.value.endsWith(tail)) return { ...offer, value: offer.value.slice(0, -tail.length) };
  const end = name.start + name.value.length;
  const what = next.exec(prompt.slice(end))?.groups?.['what'];
  const isLabel = prompt.startsWith(`${offer.value}: ${name.value}`);
  if (!isLabel || what === undefined) return offer;
  const start = prompt.indexOf(what, end);
  return { value: what, spans: [{ start, end: start + what.length }] };
}

/**
 * The name of an English prompt that stands by itself: behind what it is and a colon, as its last sentence, before its number. One
 * that was read from "Covers Yorkshire" is none.
 */
export function mendLoneName(read: Brief): Brief {
  const brief =
    read.name && (wrong.test(read.name.value) || stretch.test(read.name.value))
      ? { ...read, name: null }
      : read;
  if (brief.name !== null || brief.quotes.some(({ value }) => value.use === 'name')) return brief;
  const name = findName(brief);
  if (name === null) return brief;
  const span = { start: name.start, end: name.start + name.value.length };
  // "Unit 8 Albion Works": the house that their door is in.
  if (brief.address?.spans.some(({ start, end }) => start < span.start && span.end <= end)) return brief;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start >= span.start && end <= span.end);
  return {
    ...brief,
    name: { value: name.value, spans: [span] },
    place: brief.place && isIn(brief.place) ? null : brief.place,
    offer: offerBeside(brief, name, isIn),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    parts: brief.parts.filter((part) => !isIn(part)),
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
  };
}
