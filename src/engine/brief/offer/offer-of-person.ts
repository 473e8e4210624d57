import type { Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';

const form =
  /^(?:(?:online |personal |one-page )?(?:cv|resume|résumé|curriculum(?: vitae)?|lebenslauf|portfolio|site|website|page)(?: (?:site|website|page))?)$/iu;
const told =
  /^,\s(?:an?\s|une?\s|eine?n?\s|uma?\s)?(?<trade>\p{L}[\p{L}&/ -]{3,44}?)(?=\s(?:in|at|from|with|for|based|à|en|aus|em|bei|de)\s|[,.;:\n(]|$)/u;

/**
 * "CV site for Chloé Marchand, UX researcher in Lyon": what stands right after the name tells more than the word for the
 * page. The offer as it was read otherwise.
 */
export function offerOfPerson(
  reading: Reading,
  name: Slot<string> | null,
  read: Slot<string> | null,
): Slot<string> | null {
  const end = name?.spans[0]?.end;
  if (end === undefined || !read || !form.test(read.value)) return read;
  const match = told.exec(reading.text.slice(end, end + 80));
  const trade = match?.groups?.['trade'];
  if (!match || trade === undefined) return read;
  const start = end + match[0].indexOf(trade);
  return {
    value: reading.prompt.slice(start, start + trade.length),
    spans: [{ start, end: start + trade.length }],
  };
}
