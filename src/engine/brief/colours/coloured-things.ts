import { resolveColour } from './colour-table';

/** A thing that a prompt gives a colour of its own: the mood "calm" in "calm blue". `start` and `end` are places in the prompt. */
export type ColouredThing = {
  readonly name: string;
  readonly colour: string;
  readonly start: number;
  readonly end: number;
};

const talk =
  /\bmoods?\b|\bcolou?rs? (?:for|per|by|to) (?:each|every|the|all)\b|\bcolou?r[- ]cod\w+|\beach (?:\w+ )?(?:has|gets|in) (?:its|their|an?) own colou?r|estado de ánimo|humeur|stimmung|umore/iu;
const pair =
  /(?<=[:,;(]\s*(?:(?:and|y|et|und|e|en)\s+)?|\s(?:and|y|et|und)\s)(?<name>\p{L}[\p{L}'’-]{1,18}(?: \p{L}{2,12})?)\s*(?:=|:|->|→|–|-|is|in|as|\()?\s*(?<!\p{L})(?<colour>(?:(?:light|dark|pale|deep|bright|sky|baby|navy|forest)\s)?\p{L}{3,12})\)?(?=\s*(?:[,;.)\n]|$|\s(?:and|y|et|und)\s))/giu;
const role =
  /^(?:background|text|buttons?|headers?|footers?|accents?|cards?|links?|headings?|titles?|nav|sidebar|borders?|font|theme|page)$/iu;

/** "A colour for every mood: happy yellow, calm blue, sad grey": two things at least, each with its colour; empty where colours are those of the page. */
export function readColouredThings(prompt: string): readonly ColouredThing[] {
  if (!talk.test(prompt)) return [];
  const found = [...prompt.matchAll(pair)].flatMap((match): ColouredThing[] => {
    const { name = '', colour = '' } = match.groups ?? {};
    const resolved = role.test(name) ? null : resolveColour(colour);
    return resolved === null
      ? []
      : [{ name, colour: resolved, start: match.index, end: match.index + match[0].length }];
  });
  return found.length > 1 ? found : [];
}
