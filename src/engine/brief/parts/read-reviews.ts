import type { ListedItem, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import type { Reading } from '../reading';

const apps = new Set<SiteKind>(appKinds);
const words = String.raw`["“](?<text>[^"“”\n]{4,240})["”]`;
const patterns = [
  new RegExp(String.raw`${words}\s?[-–—,]\s?(?<who>(?:the\s)?\p{Lu}[^"“.,;:()\n]{2,40})(?=[.,;\n]|$)`, 'giu'),
  new RegExp(
    String.raw`(?:quotes?|reviews?|testimonials?)\s(?:from|by)\s(?<who>\p{Lu}[^:"“\n]{2,70}):\s?${words}`,
    'giu',
  ),
];

/** What others said, with who said it: `"Haunting" - The Times`, `Quote from Helen Brady, manager at Elm House: "…"`. */
export function readReviews(reading: Reading, kind: SiteKind): Slot<ListedItem>[] {
  if (apps.has(kind) || reading.spoken !== 'en') return [];
  const found: Slot<ListedItem>[] = [];
  for (const pattern of patterns)
    for (const match of reading.prompt.matchAll(pattern)) {
      const { text = '', who = '' } = match.groups ?? {};
      const span = { start: match.index, end: match.index + match[0].length };
      // The pattern takes letters in any case; a name has its capital.
      if (
        !/^(?:the\s)?\p{Lu}/u.test(who) ||
        found.some(({ spans }) => spans.some((one) => one.start < span.end && one.end > span.start))
      )
        continue;
      found.push({ value: { section: 'testimonials', name: who.trim(), note: text.trim() }, spans: [span] });
    }
  // "The Lamp" - Leeds: one alone with a short title may be a name and its town.
  return found.length > 1 || found.some(({ value }) => (value.note ?? '').split(/\s/u).length > 3)
    ? found
    : [];
}
