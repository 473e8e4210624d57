import type { ListedItem } from '@/domain/site/brief';
import type { ContentItem } from '../../content';

const stemsOf = (title: string): readonly string[] =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));

/** How much two names have in common: the same, or so many words that begin alike. */
export const likeness = (one: string, other: string): number => {
  if (one.toLowerCase() === other.toLowerCase()) return 100;
  const stems = new Set(stemsOf(one));
  return stemsOf(other).filter((stem) => stems.has(stem)).length;
};

const likest = (name: string, items: readonly ContentItem[]): ContentItem | undefined =>
  items
    .map((item) => ({ item, score: likeness(name, item.title) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)[0]?.item;

/** Whether rows are plans: each lists what it holds. */
export const isPlan = (items: readonly ContentItem[] = []): boolean =>
  items.some(({ list }) => list !== undefined);

/** An asked thing with the words, picture and button of the usual one most like it; of a plan, the one in its place. */
export const dress = (
  { name, price, note, badge }: ListedItem,
  at: number,
  usual: readonly ContentItem[],
): ContentItem => {
  const twin = isPlan(usual) ? usual[at % usual.length] : likest(name, usual);
  // A line about a thing nearly like it may be wrong: pork in the vegan miso.
  const isSame = twin?.title.toLowerCase() === name.toLowerCase();
  const text = note ?? (isSame || isPlan(usual) ? twin?.text : undefined);
  const action = twin?.action ?? usual[0]?.action;
  return {
    title: name,
    art: isPlan(usual) ? (twin?.art ?? name) : (twin?.art ?? name),
    ...(price ? { price } : {}),
    ...(badge ? { badge } : {}),
    ...(text ? { text } : {}),
    // "classic £195 (90 min, 15 images)": what it holds is told.
    ...(twin?.list && note === undefined ? { list: twin.list } : {}),
    ...(twin?.note && isSaidOf(twin.note, usual, name, price) ? { note: twin.note } : {}),
    ...(action ? { action } : {}),
    ...(note === undefined && (text || twin?.list) ? { sample: true } : {}),
  };
};

/** What is sold by the time or the visit: "10 classes", "day pass". */
export const countedWord =
  /\b(?:pass(?:es)?|day|days|week\w*|year\w*|annual\w*|class(?:es)?|sessions?|visits?|hours?|drop|trial|course|once|lifetime|guest|\d+)\b/iu;
/** A price that says for how long it is. */
export const perTerm = /\/|\b(?:per|each|a|an|pro|par|al|por)\b/iu;

// "per month" fits an asked plan where all usual ones are by the month and it names no other term.
const isSaidOf = (
  note: string,
  usual: readonly ContentItem[],
  name: string,
  price: string | undefined,
): boolean => {
  if (price === undefined || perTerm.test(price) || countedWord.test(name)) return false;
  const isUniform = usual.every((item) => item.note === undefined || item.note === note);
  return isUniform || /month|member|unlimited/iu.test(name) === /month/iu.test(note);
};
