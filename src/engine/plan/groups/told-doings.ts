import type { Brief } from '@/domain/site/brief';
import { doing } from '../../brief/short/kinds/mend-doings';

const cut =
  /\s(?:in|at|on|for|from|near|across|around|throughout|every|each|so|because|where|when|which|that|to|with|during|until|since|before|after)\s.*$/iu;
const noThing =
  /\b(?:we|our|us|you|your|they|people|members|website|site|page|been|no|not|already|just|room|space|fun|a go|a look|place|open)\b|\d{3,}|[£$€]/iu;

// "community centre in Gravesend - langar every Sunday, Punjabi classes for kids": a list behind what it is.
const listed = /^[^.,;:!?\n–—]{8,80}?(?:\s[–—-]\s|:\s)(?<list>[^.;:!?\n()]{8,160})/u;
const whenever = /\b(?:every|each|\p{L}+days?|weekly|monthly|\d)\b/iu;
const asked =
  /\b(?:website|page|site|contact|about|map|gallery|photos?|pictures?|form|faq|fixtures|news|dates|events|what we do|who we are|our|how|donat\p{L}*|prices?|links?|blog|times|hours|menu|address|phone|email)\b/iu;

const isShort = (text: string): boolean => text.split(/\s+/u).length <= 5 && !noThing.test(text);

function behindOpening(prompt: string): readonly string[] {
  const list = listed.exec(prompt)?.groups?.['list'] ?? '';
  const parts = list.split(/,\s(?:and\s)?/u).map((part) => part.trim());
  const things = parts.filter((part) => !whenever.test(part));
  const isList = parts.length > 1 && !asked.test(list);
  return isList && things.every((part) => part.length > 3 && isShort(part)) ? things : [];
}

function inClause(list: string): readonly string[] {
  const parts = list
    .split(/,\s(?:and\s|plus\s)?|\s(?:and|plus)\s(?=an?\s|our\s|the\s|\p{L}+(?:ing|s)\b)/u)
    .map((part) =>
      part
        .trim()
        .replace(cut, '')
        .replace(/^(?:an?|the|our|some|lots of|regular)\s/iu, '')
        .trim(),
    );
  return parts.every((part) => part.length > 2 && isShort(part)) ? parts : [];
}

/** What a short prompt says that a group runs, holds or offers: "a phone line", "a monthly coffee morning". */
export const toldDoings = ({ prompt }: Brief): readonly string[] =>
  [
    ...[...prompt.matchAll(doing)].flatMap(({ groups }) => inClause(groups?.['list'] ?? '')),
    ...behindOpening(prompt),
  ].filter((one, at, all) => all.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at);
