import { isKinAt } from './find-deeds';
import type { Head } from '../items/find-heads';
import { isProper } from '../names/find-name-run';
import { cueEnd, isCueAt, type Reading } from '../reading';

type Lead = { readonly lead: Head['lead']; readonly to: number };

/** What leads a noun phrase in at a token, and where the phrase begins; null when nothing does. */
export function leadAt(reading: Reading, at: number, isOpening: boolean): Lead | null {
  for (const name of ['offers', 'self', 'for'] as const) {
    const end = cueEnd(reading, name, at);
    if (end === null || (reading.tokens[at]?.form === 'im' && reading.language.value === 'de')) continue;
    // "boiler repairs, bathroom fitting": a noun at the end of its clause leads nothing in.
    if (name === 'offers' && end - at === 1 && reading.tokens[end]?.clause !== reading.tokens[at]?.clause)
      continue;
    // "gallery, about, contact": a page's title in a list leads nothing in.
    if (
      name === 'for' &&
      reading.tokens[at]?.form === 'about' &&
      /[,;|/]/u.test(reading.tokens[end]?.gap ?? '')
    )
      continue;
    // "We have natural wines": what there is, not what they are.
    if (
      name === 'self' &&
      /^(?:have|got)$/u.test(reading.tokens[end - 1]?.form ?? '') &&
      !isCueAt(reading, end, 'article', 'possessive')
    )
      return { lead: 'offers', to: end };
    // "Meet Drift, a sleep app" presents; "meet the teachers" is a part of the page.
    const isPart =
      /^(?:meet|by)$/u.test(reading.tokens[end - 1]?.form ?? '') &&
      !isProper(reading.tokens[end]?.text ?? '') &&
      reading.tokens[end]?.isClosed !== true;
    // "We run a goat farm" says what they are, "we run courses" what they do.
    const isOwn =
      name === 'offers' &&
      /^(?:run|have|own)$/u.test(reading.tokens[end - 1]?.form ?? '') &&
      isCueAt(reading, end, 'article', 'possessive');
    return { lead: isPart ? 'other' : isOwn ? 'self' : name, to: end };
  }
  // "Hedgehog Hollow is a rescue", "my sister is a doula": what the one just named is.
  if (
    (reading.tokens[at - 1]?.isClosed === true || isKinAt(reading, at - 1)) &&
    /^(?:is|are)$/u.test(reading.tokens[at]?.form ?? '') &&
    isCueAt(reading, at + 1, 'article', 'definite')
  )
    return { lead: 'self', to: at + 1 };
  // "my sister and me do catering": what they do is what it is.
  if (
    /^(?:do|does|offer|offers|provide|provides)$/u.test(reading.tokens[at]?.form ?? '') &&
    (/^(?:me|us|she|he)$/u.test(reading.tokens[at - 1]?.form ?? '') || isKinAt(reading, at - 1))
  )
    return { lead: 'self', to: at + 1 };
  if (isCueAt(reading, at, 'with', 'break', 'in', 'called', 'no')) {
    const end =
      cueEnd(reading, 'with', at) ?? cueEnd(reading, 'called', at) ?? cueEnd(reading, 'in', at) ?? at + 1;
    return { lead: 'other', to: Math.max(end, at + 1) };
  }
  return isOpening ? { lead: 'start', to: at } : null;
}
