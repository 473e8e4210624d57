import type { ContentItem } from './content';
import type { Words } from './words/words';

/** What can be said of a topic without knowing it: where it stands on the page, or what is best to write. */
const known: readonly (readonly [topic: RegExp, answer: string])[] = [
  [/\b(?:opening )?(?:hours|times)\b/iu, 'Write or call before you set out, above all near a holiday.'],
  [/\b(?:prices?|costs?|fees?|rates?|charges)\b/iu, 'Tell us what you need, and we name a price before anything begins.'],
  [/\b(?:parking|park|car)\b/iu, 'Tell us that you come by car, and we say where it can stand.'],
  [/\b(?:dogs?|pets?|animals?)\b/iu, 'Ask us before you come. We say plainly where they may go.'],
  [/\b(?:allerg\p{L}*|diets?|vegan|vegetarian|gluten)\b/iu, 'Tell us before, and we say what we can do.'],
  [/\b(?:deliver\p{L}*|shipping|postage)\b/iu, 'Write where it is to go, and we say how and for how much.'],
  [/\b(?:returns?|refunds?|cancel\p{L}*|exchanges?)\b/iu, 'Write to us as soon as you know, and we find a way.'],
  [/\b(?:payments?|deposits?|paying|instal\p{L}*)\b/iu, 'You hear how and when to pay before you say yes.'],
  [/\b(?:access\p{L}*|wheelchairs?|stairs?|step)\b/iu, 'Tell us what you need, and we say plainly what there is.'],
  [/\b(?:children|kids|babies|age|ages)\b/iu, 'Tell us how old they are, and we say what suits them.'],
  [/\b(?:rain|weather|wind|snow)\b/iu, 'We decide that morning and tell everyone who has booked.'],
]; // prettier-ignore
const plain: readonly string[] = [
  'That depends on your case. Tell us how it stands, and we say what follows.',
  'Ask us. The short answer costs nothing.',
  'Write down what you know already, and we fill in the rest.',
];

const topicOf = (asked: string): string | undefined =>
  /^What about (?<topic>.+)\?$/u.exec(asked)?.groups?.['topic'];

/**
 * What is answered to the nth question of a site that nobody told an answer to: what is usually said to those very words, for
 * a topic ("What about parking?") what can be said without knowing, and to all else that one has to ask.
 */
export function usualAnswer(asked: string, nth: number, usual: readonly ContentItem[], words: Words): string {
  const same = usual.find(({ title }) => title === asked)?.text;
  const topic = topicOf(asked);
  if (same !== undefined || topic === undefined || words.language !== 'en')
    return same ?? words.ledes.contact;
  return (
    known.find(([pattern]) => pattern.test(topic))?.[1] ?? plain[nth % plain.length] ?? words.ledes.contact
  );
}
