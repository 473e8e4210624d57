import type { ListedItem, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { listEntries } from '../items/list-entries';
import type { Reading } from '../reading';

const apps = new Set<SiteKind>(appKinds);
const lead =
  /(?<!\p{L})(?:used by|trusted by|loved by|as seen in|as featured in|featured in|stocked (?:by|at|in)|sponsored by|supported by|funded by|in partnership with|our (?:sponsors|funders|partners|clients) (?:are|include)|clients include|clients:?|worked with|customers include)\s(?=(?:the\s)?\p{Lu})/giu;

/** Names that stand behind somebody: "Used by Fern & Fable, Otto Shoes, Kindling". Two at least, each with its capital. */
export function readBackers(reading: Reading, kind: SiteKind): Slot<ListedItem>[] {
  if (apps.has(kind) || reading.spoken !== 'en' || reading.isShouting) return [];
  for (const match of reading.text.matchAll(lead)) {
    const start = match.index + match[0].length;
    if (!/^(?:the\s)?\p{Lu}/u.test(reading.text.slice(start))) continue;
    const entries = listEntries(reading, start, 'told', 12);
    const end = entries.findIndex(
      ({ text }) => !/^(?:the\s)?\p{Lu}/u.test(text) || text.split(' ').length > 5,
    );
    const rows = end < 0 ? entries : entries.slice(0, end);
    // "clients BBC and Aardman, contact": two names before something else.
    const named =
      rows.length === 1
        ? rows.flatMap(({ text, span }) =>
            text.split(/ (?:and|&) (?=[A-Z])/).map((one) => {
              const from = span.start + text.indexOf(one);
              return { text: one, span: { start: from, end: from + one.length } };
            }),
          )
        : rows;
    if (named.length > 1)
      return named.map(({ text, span }, at) => ({
        value: { section: 'logos', name: text },
        spans: [at === 0 ? { start: match.index, end: span.end } : span],
      }));
  }
  return [];
}
