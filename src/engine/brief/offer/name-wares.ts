import type { Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Reading } from '../reading';

/** A shop that says nothing of what it sells. */
const plainShop =
  /^(?:(?:online|web|internet|e-?commerce|small|little|tiny|new|own)[\s-]?)*(?<shop>shop|store|e-?commerce|boutique)?$/iu;
const led =
  /^\s*(?:(?:site|website|page|shop|store|web ?shop|online)\s+)*(?:(?:called|named)\s+["“]?[\p{L}’'&-]+["”]?(?:\s\p{Lu}[\p{L}’'&-]+)*,?\s+)?(?<lead>for selling|to sell|for|selling|that sells|which sells|where (?:i|we) sell|of|,)\s+(?:(?:my|our|some|the|all kinds of|own)\s+)*(?<wares>(?:3d |\p{Ll})[\p{L}’'-]*(?:\s(?!and\b|in\b|with\b|from\b|on\b|online\b|at\b|by\b|for\b|called\b|named\b|made\b|i\b|we\b)[\p{Ll}][\p{L}’'-]*){0,3})/u;
/** Who buys, and what stands on the page, are no wares. */
const noWares =
  /(?:^|\s)(?:kids|children|babies|women|men|everyone|everybody|people|teens|adults|students|seniors|dads|mums|moms|parents|families|friends|cart|checkout|basket|products?|reviews?|gallery|prices|pricing|shipping|returns|delivery|newsletter|about|contact|faq|photos|pictures|payments?|filters?|search|categories|design|style|colou?rs?|layout|theme|things|stuff|items|everything|me|us|you|it|them|sale)$|^(?:dark|light|modern|minimal\w*|clean|simple|elegant|playful|warm|cosy|cozy|bold|black|white)(?:\s|$)/iu;
const buyers =
  /(?<!train|sneak|post|stick|plant|diffus|speak|pap|flow|coast|jump|sweat|roll|heat|light|toast|pullov|crack|burg|kaf|numb|lett|paint|lant|slipp|blend|scoot|synthesi[sz]|trail|draw|freez|cook|mix|hold|charg|controll?|track|light|purifi|humidifi|boil|shav|grind|plant|stroll|rout|contain|strain|feed|print|hang|copp|leath|silv|timb|rubb|butt|compos|flutt)ers$/iu;

const singular = (word: string): string => {
  if (/(?:goods|clothes|glasses|ss|jeans|trousers|pyjamas|pajamas|hops|oats|news)$/iu.test(word)) return word;
  if (/[^aeiou]ies$/iu.test(word)) return word.replace(/ies$/iu, 'y');
  if (/(?:ches|shes|sses|xes)$/iu.test(word)) return word.replace(/es$/iu, '');
  if (/kni(?:ves)$/iu.test(word)) return word.replace(/ves$/iu, 'fe');
  if (/(?:ar|l|ea|oa)ves$/iu.test(word) && !/(?:gl|o|c)oves$|valves$|olives$/iu.test(word))
    return word.replace(/ves$/iu, 'f');
  if (/lenses$/iu.test(word)) return word.replace(/es$/iu, '');
  return word.replace(/s$/iu, '');
};

/**
 * A shop by its wares: "online store for candles" is a candle store, "a shop that sells second hand books" a second hand
 * book shop. English only; an offer that says more already stays as it is.
 */
export function nameWares(reading: Reading, kind: SiteKind, offer: Slot<string> | null): Slot<string> | null {
  const span = offer?.spans[0];
  if (kind !== 'shop' || !offer || !span || reading.spoken !== 'en' || reading.isShouting) return offer;
  const match = plainShop.exec(offer.value);
  const after = match && led.exec(reading.text.slice(span.end, span.end + 120))?.groups;
  const wares = after?.['wares'] ?? '';
  if (!match || !after || noWares.test(wares) || buyers.test(wares)) return offer;
  // "online store, sneakers": a lone noun after a comma, and no list of parts.
  if (after['lead'] === ',' && (wares.includes(' ') || !/[^s]s$/u.test(wares))) return offer;
  const words = wares.split(' ');
  const last = words.pop() ?? '';
  const end = reading.text.indexOf(wares, span.end) + wares.length;
  const shop = /store/iu.test(match.groups?.['shop'] ?? '') ? 'store' : 'shop';
  return { value: [...words, singular(last), shop].join(' '), spans: [{ start: span.start, end }] };
}
