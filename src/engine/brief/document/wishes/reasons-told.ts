import { raise, rewrite, stopped } from './rewrite-rules';
import type { Found, Rule } from './rewrite-rules';

const opens = String.raw`(?<opens>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+|,\s(?:and\s|but\s)?)`;
/** "Do feature the cardamom buns because they won an award": the reason is the fact. */
const featured = new RegExp(
  String.raw`${opens}(?:(?:please|also|and|oh|do|then)[\s,]+)*(?:(?:i|we)(?:['’]d|\swould)?\s(?:like|want)\s(?:you\s)?to\s)?(?:feature|highlight|show|mention|include|push|promote|put)\s(?<what>(?:the|our|my)\s[\p{L}’' -]{3,40}?)(?:\s(?:on|at|in)\sthe\s[\p{L} ]{3,24}?)?,?\s(?:because|as|since)\s(?:they|it|he|she)(?<is>['’](?:re|s|ve)|\s)(?=\s?\p{L})`,
  'giu',
);
/** "A bit about Geoff because he used to be a police dog handler" */
const because =
  /(?<opens>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+|,\s(?:and\s)?)(?:(?:and|oh|also|maybe|then)[\s,]+)*(?:(?:i|we)(?:['’]d|\swould)?\s(?:also\s)?(?:like|love|want)\s)?(?:an?|some)\s(?:little\s)?(?:bit|word|few words|line|section|paragraph|something)\s(?:about|on)\s(?<what>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?|(?:the|our|my)\s[\p{L} ]{3,30}?),?\s(?:because|as|since)\s(?:he|she|they|it)(?<is>['’](?:re|s|ve)|\s)/giu;
/** "August being outdoors if it is dry" */
const being =
  /(?<opens>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+|,\s(?:and\s|but\s)?)(?:there\s(?:should|must|needs to|could)\sbe\s|(?:please\s)?(?:add|include|put(?:\sin)?|have)\s|(?:i|we)(?:['’]d|\swould)?\s(?:like|want|need)\s)?(?:an?|one|some)\s(?:\p{L}+\s)?(?:line|note|sentence|word|mention|bit|something)\s(?:about|on|of)\s(?<what>[^.,:;\n]{3,50}?)\s(?<doing>being|going|running|passing|coming|having|opening|closing|starting)\s(?=\p{L})/giu;

const verbs: readonly (readonly [RegExp, string])[] = [
  [/re$/u, ' are'],
  [/ve$/u, ' have'],
  [/s$/u, ' is'],
];
const ofThing = ({ opens: opened, what = '', is = ' ' }: Found): string =>
  `${stopped(opened)}${raise(what)}${verbs.find(([end]) => end.test(is))?.[1] ?? ' '}`;
const forms: Readonly<Record<string, readonly [string, string]>> = {
  being: ['is', 'are'], going: ['goes', 'go'], running: ['runs', 'run'], passing: ['passes', 'pass'], coming: ['comes', 'come'],
  having: ['has', 'have'], opening: ['opens', 'open'], closing: ['closes', 'close'], starting: ['starts', 'start'],
}; // prettier-ignore
/** "a line about the path going past the door": it goes. */
const does = (what: string, doing: string): string => {
  const [one, many] = forms[doing.toLowerCase()] ?? ['is', 'are'];
  return /[^s]s$/u.test(what) ? many : one;
};
const rules: readonly Rule[] = [
  [featured, ofThing],
  [because, ofThing],
  [
    being,
    ({ opens: opened, what = '', doing = 'being' }) =>
      `${stopped(opened)}${raise(what)} ${does(what, doing)} `,
  ],
];

/** "Feature the buns because they won an award": the reason why something is to be shown, said of it. */
export const reasonsTold = (text: string): string => rewrite(text, rules);
