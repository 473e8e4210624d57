import type { Brief, Slot, Span } from '@/domain/site/brief';
import { isGivenName } from './given-names';

const opening = 160;
const leads: Readonly<Record<string, RegExp>> = {
  he: /(?:^|[\s,.!])(?:אני|שמי|קוראים לי|השם שלי(?: הוא)?)\s(?<first>[א-ת]{2,})(?:[\s-](?<last>[א-ת'"-]{2,}))?(?<mark>[,.]|\sו)?/u,
  ar: /(?:^|[\s،.!])(?:أنا|انا|اسمي|إسمي)\s(?<role>(?:ال)?(?:مهندسة?|دكتورة?|محامية?|أستاذة?|استاذة?|فنانة?|طبيبة?|مدربة?|شيف|كاتبة?|معلمة?|مصورة?|باحثة?)\s)?(?<first>[\u0621-\u064A]{2,})(?:\s(?<last>[\u0621-\u064A-]{2,}))?(?<mark>[،,.]|\sو)?/u,
};

/** Where somebody says their own name in letters without capitals: "אני קרן, מעצבת פנים", "أنا ليلى، مصممة". */
function findSelf(prompt: string, spoken: string): Slot<string> | null {
  const found = leads[spoken]?.exec(prompt.slice(0, opening));
  const { first, last, mark, role } = found?.groups ?? {};
  if (!found || first === undefined || !isGivenName(first, spoken)) return null;
  // "אני נועה מעצבת": without a mark behind it the second word may be what they do.
  // "أنا المحامية ليلى حداد في عمّان": what they do has been said.
  const isSaid = role !== undefined && last !== undefined && last.length > 2;
  const isSurname = last !== undefined && (isSaid || (mark !== undefined && !/^\s/u.test(mark)));
  const value = isSurname ? `${first} ${last}` : first;
  const start = found.index + found[0].indexOf(first);
  return { value, spans: [{ start, end: start + value.length }] };
}

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + '_'.repeat(end - start) + text.slice(end);

/**
 * A prompt of somebody who says their name, read without it: "קרן" is a woman here and no foundation. `readPart` reads as
 * the whole was read.
 */
export function readIntroduced(brief: Brief, readPart: (prompt: string) => Brief): Brief {
  const self = findSelf(brief.prompt, brief.spoken);
  const span = self?.spans[0];
  if (!self || !span) return brief;
  // A house that is named beside its owner keeps its name.
  const isOther = brief.quotes.some(({ value }) => value.use === 'name');
  const read = readPart(blank(brief.prompt, span));
  return { ...read, prompt: brief.prompt, name: isOther ? read.name : self };
}
