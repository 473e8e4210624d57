import type { Brief } from '@/domain/site/brief';
import { isKeywords } from './prose-of';

const told = /^(?:i|we|our|my|the|there|every|each|they|she|he)\b/iu;
const asking = /\b(?:website|site|page|section|make|need|want|build|create|design)\b/iu;

/** "The care guide tells people how to look after iron: keep it dry.": on that page only what comes after the colon. */
function sayPlainly(sentence: string, title: string): string {
  const colon = sentence.indexOf(': ');
  const isAbout = colon > 0 && sentence.slice(0, colon).toLowerCase().includes(title.toLowerCase());
  const said = (isAbout ? sentence.slice(colon + 2) : sentence).replace(/^\p{Ll}/u, (letter) =>
    letter.toLocaleUpperCase(),
  );
  return /[.!?]$/u.test(said) ? said : `${said}.`;
}

/** "We have 42 plots, a waiting list, work days and rules.": of its rules such a sentence says only that there are some. */
const isOneOfMany = (sentence: string, title: string): boolean =>
  sentence.split(/,\s/u).length > 2 &&
  sentence
    .split(/,\s(?:and\s)?|\sand\s/u)
    .some(
      (piece) =>
        piece.replace(/^(?:an?|the|our|house)\s|(?:\sform)?[.!]?$/giu, '').toLowerCase() ===
        title.toLowerCase(),
    );

/** What the prompt itself says of a part: whole sentences with its word in them that ask for nothing. */
export function ownWords(prompt: string, title: string): string[] {
  const stems = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
  return prompt
    .split(/(?<=[.!?])(?<!\b(?:est|no|nos|st|approx)\.)\s+|\n+/iu)
    .map((sentence) => sentence.trim())
    .filter((sentence) => told.test(sentence) && !asking.test(sentence) && !isKeywords(sentence))
    .filter((sentence) => stems.some((stem) => sentence.toLowerCase().includes(stem)))
    .filter((sentence) => !isOneOfMany(sentence, title))
    .slice(0, 4)
    .map((sentence) => sayPlainly(sentence, title));
}

/** Whether the prompt says something of a page with this title beside its name. */
export function isTold(brief: Brief, title: string): boolean {
  return ownWords(brief.prompt, title).length > 0;
}
