import type { SitePart, Slot } from '@/domain/site/brief';
import type { QuotedSpan } from './read-quotes';
import { isCueAt, tokenAt, type Reading } from '../reading';

const pageWord =
  /^(?:page|tab|pagina|seite|unterseite|rubrique|subpagina|strona|strone|podstrona|podstrone|zakladka|zakladke|sayfa\p{L}*|صفحه|דף|עמוד)$/u;
const mostCharacters = 48;

/** Whether a quotation is the title of one of the site's pages: "avec une page « Nous rejoindre »", "a "Join us" page". */
export function isPageTitle(reading: Reading, quote: QuotedSpan): boolean {
  const { tokens } = reading;
  const at = tokenAt(tokens, quote.outer.start);
  let lead = at - 1;
  while (lead > 0 && isCueAt(reading, lead, 'called')) lead -= 1;
  const after = tokenAt(tokens, quote.outer.end);
  const isBeside = (index: number): boolean =>
    tokens[index]?.sentence === tokens[at]?.sentence && pageWord.test(tokens[index]?.form ?? '');
  const page = isBeside(lead) ? lead : isBeside(after) ? after : null;
  if (page === null || quote.text.length > mostCharacters) return false;
  // The first page that is spoken of is the site itself: "a page called “Alder”".
  const first = Math.min(lead, page);
  return [...(reading.cues.get('site') ?? [])].some(([from, to]) => to <= first && from < first);
}

/** Pages whose titles stand in quotation marks, one by one. */
export function readQuotedPages(reading: Reading): Slot<SitePart>[] {
  return reading.quotes
    .filter((quote) => quote.outer.start < reading.text.length && isPageTitle(reading, quote))
    .map((quote) => ({ value: { title: quote.text, isPage: true }, spans: [quote.inner] }));
}
