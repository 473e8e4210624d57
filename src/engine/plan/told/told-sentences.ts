import type { Brief } from '@/domain/site/brief';
import { isPageSpec, specSpans } from '../../brief/document/page-spec';
import { withoutSpans } from '../../brief/words/without-spans';

const asking =
  /\b(?:website|site|page|section|headline|headings?|button|form|gallery|please|thank|thanks|wants?|needs? (?:a|an|the)|would like|['’]d (?:like|love)|no social|should|must|make it|stock photos?|photos?|fonts?|serif|colou?rs?|background|header|footer|looks?|design|prompt|blog|newsletter|checkout|cart|countdown|pop-ups?|slogan|motto|tagline|javascript|the text|tone|hello|pages|users?|visitors|navigation|navbar|cards?|grid|animat\w*|hover|icons?|layout|theme|responsive|mobile|scroll\w*|click\w*|filter|modal|sidebar|dark mode|style|feel)\b|#[\da-f]{3,6}\b|\bwith (?:the |their |all |all the )?prices?\b(?!\s(?:from|starting|between|as)\b)/iu;
// What begins like this is told to whoever makes the site.
const ordering =
  /^(?:rsvp (?:with|by|form|for|and)|add|use|show|include|create|put|make|build|design|give|place|let|avoid|do not|don['’]t|no|it should|on the|at the (?:top|bottom)|(?:below|above|under)(?!\s\d)|then|also|i am looking|i['’]m looking|looking for(?=\s(?:an?|the|some\w*|help|ideas)\b)|can you|could you|generate|develop|ensure|implement|write|start with|end with|have a|link (?:to|it|back)|(?:list|explain|describe|mention|outline|highlight|display)\s|(?:say|tell (?:people|visitors|customers|everyone))\s(?:a bit |something )?(?:about|what|how|why|where|when|who|whether|that)|talk about)\b/iu;
const verb =
  /\b(?:is|are|was|were|has|have|had|can|cannot|can['’]t|does|do|don['’]t|may|will|costs?|comes?|gets?|opened|began|started|teach|offer|deliver|ship|accept|take|serve|work|speak|use|include|includes|included|cover|travel|collect|repair|restore|sell|charge|guarantee|rent|hire|lend|host|cater|train|treat|visit|grow|bake|brew|make|plays?|runs?|lives?|leaves?|closes?|opens?|brings?|gives?|pays?|helps?|knows?|apply|bring|keep)\b/iu;
const contact = /@|\b(?:telephone|phone|e-?mail|call)\b.*\d{3}|\d{5,}/iu;
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** "We are Quire Printworks in Margate.": a name and a place, which stand at the head of the page. */
const introduced =
  /^(?:We|I)(?:['’](?:re|m)|\s(?:are|am))\s(?:\p{Lu}[\p{L}’'&-]*\s?)+(?:(?:in|near|at|on|from|of)\s(?:\p{Lu}\p{L}+\s?)+)?\.$/u;
const hours = new RegExp(
  String.raw`\b(?:open|opening|closed|hours|office)\b.*\b${weekday}\b|\b${weekday}\b.*\b(?:closed|open)\b|\b${weekday}\s?(?:to|until|-|–)\s?${weekday}\b.*\d`,
  'iu',
);
const label = /^(?:\p{Lu}[\p{L}’']*(?:\s\p{L}+){0,4}):\s+/u;
const fewestWords = 60;
const most = 30;

/** Whether words speak to whoever makes the site, and not to its visitors. */
export const isRequest = (text: string): boolean =>
  asking.test(
    text
      .replace(/\b(?:on|off)[- ]site\b/giu, '')
      // "Phone orders only please": asked of whoever comes.
      .replace(/\bonly,? please\b/giu, 'only'),
  ) || ordering.test(text);

const sentencesOf = (prompt: string): readonly string[] =>
  prompt
    .split(/(?<=[.!?])(?<!,\sCo\.)(?<!\b(?:St|Revd?|Dr|Mrs?|Ms|Prof|Capt|approx)\.)\s+(?=[\p{Lu}"“'\d])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12);

// A wish for a page is a fact about what stands on it: "The area page should mention the coast path."
const wish =
  /^(?:the|our|on the)\s(?:[\p{L}-]+\s){0,3}page,?\s(?:(?:should|must|could|will|please)\s)?(?:mentions?|names?|tells? (?:people |guests |visitors )?(?:about|of)|talks? about)\s/iu;
const points = /^[^:]*\bpoints?:\s+/iu;
const request = /[;,]\s+(?:and\s|so\s)?please\b[^.!]*/iu;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Sentences of a long prompt that state a fact to visitors ("We deliver in Yorkshire.", "There is no lift.") and ask
 * nothing of the site: they stand on it as they are. Short prompts say what is wanted, so nothing is taken from them.
 */
export function toldSentences(prompt: string): string[] {
  if (prompt.split(/\s+/u).length < fewestWords) return [];
  // What a plan of pages tells of a page stands there.
  const prose = isPageSpec(prompt)
    ? withoutSpans(prompt, specSpans(prompt)).replace(/\s{2,}[.!?]?/gu, '\n')
    : prompt;
  return sentencesOf(prose)
    .filter((sentence) => /[.!]$/u.test(sentence) && sentence.length < 240)
    .map((sentence) => {
      const isStated = wish.test(sentence) || points.test(sentence);
      const text = sentence.replace(wish, '').replace(points, '').replace(label, '').replace(request, '');
      return { sentence: capitalise(text), isStated };
    })
    .filter(
      ({ sentence, isStated }) =>
        (isStated || verb.test(sentence)) &&
        !/\best\.$/iu.test(sentence) &&
        !asking.test(sentence) &&
        !ordering.test(sentence) &&
        !contact.test(sentence) &&
        !introduced.test(sentence) &&
        !hours.test(sentence) &&
        // A list of people or prices has its own place.
        !sentence.includes(';') &&
        (sentence.match(/[£$€]\s?\d|\d\s?(?:€|zł|TL|₪)/gu)?.length ?? 0) < 2,
    )
    .map(({ sentence }) => sentence)
    .slice(0, most);
}

/** Questions that a prompt wants answered, in their order. */
export function askedQuestions({ prompt }: Brief): string[] {
  if (prompt.split(/\s+/u).length < fewestWords) return [];
  const all = sentencesOf(prompt).filter((sentence) => sentence.endsWith('?'));
  const asked = all.map((sentence) => capitalise(sentence.replace(/^[^?:]*:\s+/u, '')));
  // A single one is asked of us: "Could you make it?"
  return asked.length < 2
    ? []
    : asked.filter((question) => !/\b(?:website|site|page|design|you make|you build)\b/iu.test(question));
}

const stemsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) =>
        word.length > 3 &&
        !/^(?:when|what|where|which|from|with|have|does|there|that|this|your|them)$/u.test(word),
    )
    .map((word) => word.slice(0, 5));

/** How many words two texts share, by their beginnings. */
export const kinship = (one: string, other: string): number => {
  const stems = new Set(stemsOf(one));
  return new Set(stemsOf(other).filter((stem) => stems.has(stem))).size;
};

/** The told sentence that answers a question: the only one most akin to it, none where several are. */
export const answerTo = (question: string, told: readonly string[]): string | undefined => {
  const ranked = told
    .map((sentence) => ({ sentence, akin: kinship(question, sentence) }))
    .filter(({ akin }) => akin > 0)
    .toSorted((one, other) => other.akin - one.akin);
  const [best, next] = ranked;
  return best && best.akin > (next?.akin ?? 0) ? best.sentence : undefined;
};
