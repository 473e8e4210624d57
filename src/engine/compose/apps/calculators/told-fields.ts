import { capitalise } from '../../../capitalise';

const opens =
  /\b(?:calculator|estimator|planner|tool)\b(?:\s(?:for|to|of)\s[^:,.;]{2,50})?(?::\s*|,?\s(?:with|where\s(?:i|you|we|people)\s(?:can\s)?(?:put\sin|type(?:\sin)?|enter|give)|that\stakes|asking\sfor|using)\s)(?<list>[^.;\n]+)/iu;
/** Where what is entered ends and what comes out begins. */
const turns =
  /,?\s(?:and\s|to\s)?(?:then|(?:it\s)?shows?|showing|shown|gives?|tells?(?:\sme)?|works?\sout|working\sout|returns?|see|get|calculates?)\s(?:me\s)?|\s?(?:→|->|=>)\s?/iu;

const split = (list: string): readonly string[] =>
  list
    .split(/\s*,\s*(?:and\s+|plus\s+)?|\s+(?:and|plus)\s+/iu)
    .map((piece) => piece.trim().replace(/^(?:an?|the|my|your|our)\s/iu, ''))
    .filter((piece) => /^\p{L}[\p{L}’' -]{2,30}$/u.test(piece) && piece.split(' ').length < 5);

/** What a prompt says is put in and comes out; null where it does not part the two. */
export type ToldSum = { readonly entered: readonly string[]; readonly shown: readonly string[] };

/** Reads "balance, interest rate, monthly payment, and show the months and total interest". */
export function readToldSum(prompt: string): ToldSum | null {
  const list = opens.exec(prompt)?.groups?.['list'];
  const turn = list === undefined ? null : turns.exec(list);
  if (list === undefined || !turn) return null;
  const entered = split(list.slice(0, turn.index));
  return entered.length < 2 ? null : { entered, shown: split(list.slice(turn.index + turn[0].length)) };
}

/** What the prompt calls a number that is entered, told by the words that mean it; null where it names none. */
export function nameOfField(sum: ToldSum | null, means: string): string | null {
  if (!sum) return null;
  const asked = new RegExp(String.raw`\b(?:${means})`, 'iu');
  const found = sum.entered.filter((piece) => asked.test(piece));
  return found.length === 1 && found[0] !== undefined ? capitalise(found[0]) : null;
}
