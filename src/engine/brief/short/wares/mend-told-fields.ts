import type { Brief, Slot, Span } from '@/domain/site/brief';

const number = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
/** "5 sauces with …", "cheeses, each with …": several things, and what is told of each. */
const told = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${number}\s(?:\p{Ll}[\p{L}-]*\s){0,2}\p{Ll}[\p{L}-]*s(?:\s\([^()\n]{3,160}\)(?:,?\seach)?)?|\p{Ll}[\p{L}-]*s,?\seach)\swith\s(?:their\s|its\s)?(?<list>[^.;:\n()]{3,120})`,
  'giu',
);
/** What a thing has, and no thing: "heat level 1-5", "burn time", "origin". */
const field =
  /^(?:(?:the|a|an|its|their|short)\s)?(?:(?:heat|spice|roast|sweetness|difficulty|strength|skill|price)\s)?(?:levels?|scales?|ratings?|ingredients?|origins?|prices?|sizes?|weights?|materials?|dimensions?|scents?|notes|(?:scent|tasting|flavou?r)\snotes|(?:burn|cooking|brewing|baking|playing|walking)\stimes?|flavou?rs?|allergens?|care(?:\s(?:tips|instructions))?|years?|vintages?|grapes?|regions?|abv|alcohol|calories|milk(?:\stype)?|ages?|lengths?|widths?|heights?|distances?|durations?|difficulty|(?:team|group|party|class)\ssizes?|capacit(?:y|ies)|(?:number\sof\s)?players|time limits?|seats|elevation|places?|dates?|photos?|pictures?|images?|descriptions?|stock|specs?|specifications|producers?|makers?|countr(?:y|ies)|process|variet(?:y|ies)|altitude|pairings?|tips|sleeps|price per (?:week|night)|captions?)(?:\s\d{1,2}\s?[-–]\s?\d{1,2})?$/iu;
/** Parts of a site that a list may go on with. */
const part = /^(?:about(?: us| me)?|contact|blog|faqs?|recipes|stockists|home|news)$/iu;
const wares: ReadonlySet<string | null> = new Set(['products', 'menu', 'categories', 'services', 'pricing', 'rooms', 'amenities', null]); // prettier-ignore

/** The spans of the fields that things are told to have, up to the first entry that is none. */
export function toldFieldsIn(prompt: string): readonly Span[] {
  return [...prompt.matchAll(told)].flatMap(({ index, 0: whole, groups }) => {
    const list = groups?.['list'] ?? '';
    const spans: Span[] = [];
    let start = index + whole.length - list.length;
    for (const piece of list.split(/(,\s(?:and\s)?|\sand\s)/u)) {
      const isJoint = /^(?:,\s(?:and\s)?|\sand\s)$/u.test(piece);
      if (!isJoint && !field.test(piece.trim())) break;
      if (!isJoint) spans.push({ start, end: start + piece.length });
      start += piece.length;
    }
    return spans;
  });
}

/** "5 sauces with heat level 1-5, ingredients": what each of them tells is nothing that is sold beside them. */
export function mendToldFields(brief: Brief): Brief {
  const spans = brief.language.value === 'en' ? toldFieldsIn(brief.prompt) : [];
  if (spans.length === 0) return brief;
  const isField = (slot: Slot<unknown>): boolean =>
    slot.spans.length > 0 &&
    slot.spans.every((one) => spans.some(({ start, end }) => one.start < end && one.end > start));
  const items = brief.items.filter(
    (item) =>
      item.value.price !== undefined ||
      !wares.has(item.value.section) ||
      (!isField(item) && !part.test(item.value.name)),
  );
  return {
    ...brief,
    items,
    phrases: brief.phrases.filter((phrase) => !isField(phrase)),
    parts: brief.parts.filter((one) => !isField(one)),
  };
}
