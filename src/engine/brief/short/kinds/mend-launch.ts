import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { lean } from '../../words/lean-letters';

/** Kinds that are guessed where a thing was told and none of the words for it is known. */
const guessed: ReadonlySet<SiteKind> = new Set(['unknown', 'saas']);
/** Kinds that something to drink, to eat or to sleep with is taken for; only what is launched and bought is no counter and no house. */
const served: ReadonlySet<SiteKind> = new Set([
  'cafe',
  'restaurant',
  'bar',
  'bakery',
  'salon',
  'spa',
  'hotel',
]);
const launched =
  /\b(?:launch|product|sales|pre-?order|kickstarter|teaser)\s(?:landing\s)?(?:page|site|website)\b|\b(?:launch|landing|one)[- ]?page(?:r)?(?:\s(?:site|website))?\s(?:for|of)\s(?:\p{Lu}|an?\s|our\s|my\s|the\s|["“'‘])/iu;
const bought =
  /\b(?:buy(?:\snow)?\s(?:button|link|now)|pre-?orders?|order (?:now|yours|one|today)|where to buy|batter(?:y|ies) lasts?|battery life|rechargeable|stockists?|free (?:shipping|delivery|returns)|ships?\s(?:in|from|by)\s|\d+[- ](?:night|day) trial|nutrition(?:al)?\s?(?:facts|info|information|values)?|tech(?:nical)?\sspecs|specs|unboxing|in the box|flavou?rs|(?:in|per|a) cans?|in bottles)\b/iu;
/** What is done for people, where they come, what they run or read: nothing that comes in a box. */
const other = lean(
  /\b(?:services?|agenc(?:y|ies)|studios?|shops?|stores?|compan(?:y|ies)|schools?|courses?|class(?:es)?|lessons?|clinics?|practices?|restaurants?|caf[eé]s?|bars?|bakery|clubs?|teams?|groups?|consult\p{L}*|coach\p{L}*|software|apps?|tools?|platforms?|saas|api|plug-?ins?|extensions?|bots?|newsletters?|podcasts?|events?|festivals?|conferences?|concerts?|books?|novels?|albums?|films?|magazines?|comics?|hire|rentals?|rent|repairs?|cleaning|tours?|hotels?|cottages?|charit(?:y|ies)|fund|appeal|campaign|candidates?|programmes?|programs?|business(?:es)?|startups?|market(?:place)?s?|directory|website|system|trucks?|vans?|trailers?|kiosks?|stalls?|carts?|stands?|press(?:es)?|publishers?|museums?)$/iu,
);
const person =
  /(?:\p{L}{3}(?:ists?|ians?)|\b(?:teacher|painter|writer|designer|developer|engineer|photographer|plumber|builder|gardener|trainer|maker|baker|brewer|carpenter|lawyer|organi[sz]er|cleaner|tutor|performer|dancer|singer|doctor|nurse)s?)$/iu;
const local =
  /\b(?:appointments?|bookings?|book (?:a|online)|opening hours|our (?:team|clients|members)|call[- ]?out|quote|near me|we (?:repair|teach|clean|train|fix|install|cater|host))\b/iu;

const shelf =
  /\b(?:\d{2,4}\+?|hundreds of|dozens of|many|lots of) (?:different |various )?(?:products|articles) (?:of|like|such as|from)\b/iu;

/** Whoever does something, where it is done, and what runs on screens: none of it comes in a box. */
export const isNoThing = (offer: string): boolean => other.test(offer) || person.test(offer);

/**
 * "Landing page for Murmur, a white noise machine, buy button": one thing that is sold, whatever it is, when nothing nearer
 * is known of it.
 */
export function mendLaunch(brief: Brief): Brief {
  const { kind, offer, prompt } = brief;
  // "200 products of phone cases": a shelf, and no one thing.
  if ((kind.value === 'product' || kind.value === 'unknown') && shelf.test(prompt))
    return { ...brief, kind: { ...kind, value: 'shop' } };
  const isServed = served.has(kind.value);
  if (!(guessed.has(kind.value) || isServed) || !offer || brief.hours !== null) return brief;
  const thing = offer.value.split(/\s(?:for|with|in|from|that|which|made)\s/iu, 1)[0] ?? offer.value;
  // "pea milk brand": who makes one thing.
  const plain = thing.replace(/\s(?:brand|label|range|line)$/iu, '');
  if (isNoThing(plain) || local.test(prompt)) return brief;
  const signs = [launched.test(prompt), bought.test(prompt)].filter(Boolean).length;
  const isBoxed = bought.test(prompt) || plain !== thing || /\bproduct page\b/iu.test(prompt);
  const isSold = signs === 2 || (signs === 1 && !isServed && isBoxed);
  return isSold ? { ...brief, kind: { ...kind, value: 'product' } } : brief;
}
