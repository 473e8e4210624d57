import type { Brief } from '@/domain/site/brief';
import { withA } from '../families/noun-forms';
import { weaveCalling } from '../families/weave-calling';
import type { Trade } from '../trades/trade';
import { launchedThings } from './launched-things';

const word = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?:e?s)?(?!\p{L})`, 'iu');

/** What the last word of a thing's name tells of its sort; the first that fits. */
const sorts: readonly (readonly [sort: string, words: RegExp])[] = [
  ['device', word(String.raw`(?:espresso|coffee|tea|ice|bread|pasta|milk|white noise|sewing|popcorn|soda) (?:machine|maker|frother)|\p{L}*(?:grinder|kettle|blender|juicer|toaster)`)],
  ['home', word('(?:coffee|side|bedside) table|wine (?:rack|glass)|tea ?pot|milk jug|cutting board|chopping board|(?:soap|butter) dish')],
  ['play', word(String.raw`(?:board |card |party |dice |\p{L}+ )?game|toy|puzzle|jigsaw|deck|cards|playset|building blocks|doll|plush(?:ie)?`)],
  ['drink', word('drink|coffee|tea|kombucha|juice|soda|cola|lemonade|water|milk|beer|ale|lager|stout|cider|mead|wine|gin|rum|vodka|whisk(?:e)?y|tequila|mezcal|spirit|liqueur|aperitif|seltzer|tonic|cordial|syrup|smoothie|maté|mocktail|brew|kefir|matcha|espresso|shot')],
  ['food', word('food|sauce|snack|bar|granola|muesli|chocolate|crisps?|chips?|jam|marmalade|honey|spread|butter|oil|noodle|pasta|soup|spice|salt|cheese|biscuit|cookie|cracker|sweet|candy|gum|jerky|nut|cereal|oat|porridge|bread|pickle|ketchup|mustard|mayo|gelato|ice ?cream|meal|kimchi|hummus|pesto|salsa|popcorn|vinegar|stock|broth|tofu|tempeh|protein powder')],
  ['care', word('cream|serum|soap|shampoo|conditioner|balm|lotion|deodorant|sunscreen|perfume|cologne|fragrance|toothpaste|toothbrush|make-?up|lipstick|mascara|skincare|haircare|face mask|razor|moisturi[sz]er|bath salt')],
  ['wear', word('shoe|boot|sneaker|trainer|jacket|coat|shirt|tee|t-shirt|jeans|trousers|leggings|sock|underwear|boxer|bra|hat|beanie|cap|glove|scarf|ring|necklace|bracelet|earring|sunglasses|bag|backpack|rucksack|tote|wallet|belt|dress|skirt|jumper|sweater|hoodie|sandal|slipper|raincoat|swimsuit|clothing|apparel|footwear')],
  ['home', word('mattress|pillow|duvet|blanket|bedding|sheets|chair|stool|desk|sofa|table|bed|lamp|lantern|candle|rug|pan|wok|knife|knives|pot|mug|cup|bowl|plate|glass|jug|shelf|shelving|towel|curtain|bin|planter|vase|hammock|tent|mirror|clock|basket|broom|oven|stove|grill|barbecue|hook|rack')],
  ['device', word(String.raw`machine|device|gadget|scooter|bike|e-?bike|\p{L}*phones|earbuds?|speaker|keyboard|mouse|camera|drone|charger|battery|tracker|monitor|sensor|robot|thermostat|tablet|watch|printer|fan|heater|purifier|humidifier|grinder|light|projector|vacuum|console|telescope|synth(?:esi[sz]er)?|microphone|turntable|pump|lock|doorbell|router|instrument|wearable|headset|controller|appliance|tool|motor|boat|board|skateboard`)],
]; // prettier-ignore

const byNoun = new Map(launchedThings.map((sort) => [sort.noun, sort]));
const longest = 40;
/** Shown, told or done, and in no box. */
const noThing =
  /^(?:product|thing|item|gadget|launch|page|it|something|brand|headline)s?$|(?:show|display|performance|experience|event|service|course|festival)s?$/iu;

/** The sort of a thing, by the last of its words that tells one: a coffee grinder is a device, coffee in cans a drink. */
const sortOf = (thing: string): string => {
  const head = thing.split(/\s(?:for|with|in|from|of|that|which|made|to)\s/iu, 1)[0] ?? thing;
  const last = head.split(/[\s-]/u).at(-1) ?? head;
  const fits = (text: string): string | undefined => sorts.find(([, words]) => words.test(text))?.[0];
  return fits(last) === 'play' || sorts.slice(0, 2).some(([, words]) => words.test(head))
    ? (fits(head) ?? 'thing')
    : (fits(last) ?? fits(head) ?? 'thing');
};

/** The copy for one thing that is launched, woven with the prompt's own words for it; undefined when it tells none. */
export const findLaunch = (brief: Brief): Trade | undefined => {
  if (brief.language.value !== 'en' || !brief.offer) return undefined;
  const thing = brief.offer.value
    .replace(/^(?:an?|the|our|my|new|first|own)\s+/iu, '')
    .replace(/\s(?:brand|company|start-?up|line|range|label|business|maker)$/iu, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());
  if (thing.length > longest || noThing.test(thing)) return undefined;
  const sort = byNoun.get(sortOf(thing));
  return (
    sort &&
    withWhole(
      weaveCalling(sort, { family: 'launch', subject: thing, offer: thing }, brief),
      wholeOf(brief, thing),
    )
  );
};

/** "an energy coffee in cans": the thing with its article and what the prompt says right behind it. */
const wholeOf = ({ prompt, audience, name }: Brief, thing: string): string => {
  const at = prompt.toLowerCase().indexOf(thing.toLowerCase());
  const told = at < 0 ? null : tail.exec(prompt.slice(at + thing.length));
  const isNamed = name !== null && told?.[0].includes(name.value) === true;
  const whom = audience && !told?.[0].includes(audience.value) ? ` for ${audience.value}` : '';
  const led = at < 0 ? undefined : article.exec(prompt.slice(0, at))?.groups?.['article'];
  const one = led === undefined ? withA(thing) : `${led.toLowerCase()} ${thing}`;
  return `${one}${told && !isNamed ? told[0].trimEnd() : ''}${whom}`;
};
const article = /(?<![\p{L}])(?<article>an?)\s$/iu;
const tail =
  /^\s(?:in|with|without|made (?:of|from|with|for)|that|for)\s(?!mind\b|a page\b)[\p{L}\d’'-]+(?:\s(?!called\b|named\b|with a (?:page|form))[\p{L}\d’'-]+){0,5}(?=\s*(?:[,.;:!?\n]|$)|\s(?:called|named)\b)/iu;

const withWhole = (trade: Trade, whole: string): Trade => ({
  ...trade,
  lines: Object.fromEntries(
    Object.entries(trade.lines).map(([key, rows]) => [
      key,
      rows.map((cells) => cells.map((cell) => cell.replaceAll('{whole}', whole))),
    ]),
  ),
});

/** The copy for a thing of which the prompt tells nothing. */
export const anyLaunch = (brief: Brief): Trade => {
  const sort = byNoun.get('thing');
  if (!sort) throw new Error('There is no copy for just any thing that is launched.');
  const subject = 'useful thing';
  return withWhole(weaveCalling(sort, { family: 'launch', subject, offer: subject }, brief), withA(subject));
};
