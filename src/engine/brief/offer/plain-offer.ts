import type { Slot } from '@/domain/site/brief';
import { trimName } from '../items/item-name';
import type { Reading } from '../reading';

/** "Horsebox bar for hire": the thing comes to whoever hires it; a singer for hire is one all the same. */
export function withHire(reading: Reading, offer: Slot<string>): Slot<string> {
  const [span] = offer.spans;
  const isOfPeople = /(?:er|or|ist|ian|band|choir|duo|trio|dj|djs|quartet|singers|players|people|staff|man|woman|ers|ists|halls?|rooms?|studios?|spaces?|venues?|courts?|pitch(?:es)?|barns?|fields?|house|cottages?|church|cent(?:re|er)|kitchens?|galler(?:y|ies)|pools?|theatre|cinema|offices?|desks?|library|school|club|pavilion|(?:coffee|food|pizza|ice cream|gelato|crepe|burger|catering|taco|chip) (?:vans?|trucks?|trailers?))$/iu.test(offer.value); // prettier-ignore
  return span &&
    reading.spoken === 'en' &&
    offer.spans.length === 1 &&
    !isOfPeople &&
    /^\s(?:for|to)\shire\b/iu.test(reading.text.slice(span.end))
    ? { ...offer, value: `${offer.value.replace(/(?<=[^s])s$/u, '')} hire` }
    : offer;
}

/** "Rent my caravan", "startup makes seaweed packaging": the thing, without what is done with it. */
export function withoutErrand(offer: Slot<string>): Slot<string> {
  const value = offer.value.replace(
    /^got\s(?:an?|two|three|some)\s|^(?:rent|hire|book)\s(?:out\s)?(?:my|our)\s|^(?:offers|runs|provides|hosts)\s(?:an?\s)?|^(?:start-?up|company|firm|business|brand)\s(?:(?:that|which)\s)?(?:makes?|making|builds?|building|grows?|growing|produces?|producing|sells?|selling)\s/iu,
    '',
  );
  const [span] = offer.spans;
  return span && value !== offer.value
    ? { value, spans: [{ start: span.end - value.length, end: span.end }] }
    : offer;
}

/** "hacemos tartas por encargo": the things, without that they are made. */
export function withoutDeed(reading: Reading, offer: Slot<string>): Slot<string> {
  const [span] = offer.spans;
  const { name, offset } = trimName(offer.value);
  const isDone =
    span && reading.spoken !== 'en' && offset > 4 && name.length > 3 && /^\p{Ll}/u.test(offer.value);
  return isDone ? { value: name, spans: [{ start: span.end - name.length, end: span.end }] } : offer;
}

/** "hot tub hire around Doncaster": how far somebody comes is told apart. */
export function withoutReach(offer: Slot<string>): Slot<string> {
  const value = offer.value.replace(/\s(?:(?:in and )?around|near|across|throughout)\s\p{Lu}.*$/u, '');
  const [span] = offer.spans;
  return span && value !== offer.value && value.length > 2
    ? { value, spans: [{ start: span.start, end: span.start + value.length }] }
    : offer;
}
