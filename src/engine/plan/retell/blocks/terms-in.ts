import type { ContentItem } from '../../content';
import { tidyRow, tidySentence } from '../tidy-words';
import { atCommas, linesOf, saidIn } from './units';

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const colon = /^([^:.!?]{2,60}):\s+(.{3,})$/u;
const dash = /^([^.!?–—]{2,60}?)\s(?:[–—]|-)\s(.{3,})$/u;
const dashed = /^\p{Lu}[^.!?–—:]{1,40}\s[–—]\s\S/u;
/** "Seedlings, 2-3 years, 12 children": a thing and what is told of it, without a verb. */
const commaed = /^\p{Lu}[^,.!?:]{2,40},\s\S/u;
const telling = /\b(?:is|are|was|were|has|have|had|can|will|must|may|we|you|i|they|he|she|it)\b/iu;
const bracket = /^([^().]{3,60}?)\s*\(([^()]{3,160})\)\.?$/u;

const termOf = (line: string): ContentItem => {
  const plain = line.replace(/\*\*|__/gu, '').trim();
  const found = colon.exec(plain) ?? dash.exec(plain) ?? bracket.exec(plain);
  if (found?.[1] && found[2] && wordsIn(found[1]) <= 8)
    return { title: tidyRow(found[1]), text: tidySentence(found[2]) };
  // "Managed helpdesk, 8am to 6pm Monday to Friday, average answer time 4 minutes"
  const [head = '', ...parts] = wordsIn(plain) > 8 ? atCommas(plain) : [];
  if (parts.length > 0 && wordsIn(head) <= 4 && /\d/u.test(parts.join(' ')))
    return { title: tidyRow(head), text: tidySentence(parts.join(', ')) };
  // "Invisalign. Free assessment, 0% finance over 18 months."
  const [first = '', ...more] = saidIn(plain);
  return more.length > 0 && wordsIn(first) <= 5
    ? { title: tidyRow(first.replace(/\.$/u, '')), text: more.map(tidySentence).join(' ') }
    : { title: tidyRow(plain) };
};

/** Lines that name a thing each and say something of it: "Implants. Placed by Dr Osei"; null where most say nothing. */
export const termsIn = (raw: string): ContentItem[] | null => {
  const found = linesOf(raw);
  // "Perrin's Pickles – a new name. Low Fell Dairy – one brand out of five.": a sentence for each in one line.
  const said = found.length === 1 ? saidIn(found[0] ?? '') : [];
  const isRun = said.length > 1 && said.every((one) => dashed.test(one));
  if (said.length > 2 && said.every((one) => commaed.test(one) && !telling.test(one) && !/[£$€]/u.test(one)))
    return said.map((one) => {
      const [head = '', ...parts] = atCommas(one);
      return { title: tidyRow(head), text: tidySentence(parts.join(', ')) };
    });
  const lines = isRun ? said : found;
  if (lines.length < 2) return null;
  const items = lines.map(termOf);
  const told = items.filter(({ text }) => text !== undefined).length;
  return told * 2 >= items.length && items.every(({ title }) => wordsIn(title) <= 12) ? items : null;
};
