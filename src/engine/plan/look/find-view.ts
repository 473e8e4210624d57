import type { Brief } from '@/domain/site/brief';
import { findMotif } from '../../compose/art/find-motif';

// Where people sleep, the view says more than the bed.
const views = new Set([
  'mountains',
  'sea',
  'lake',
  'forest',
  'vineyard',
  'hills',
  'garden',
  'village',
  'lighthouse',
  'castle',
  'tent',
]);

// "Surf hostel": what is done there tells what is seen from the window.
const seenFrom: Readonly<Record<string, string>> = {
  surfboard: 'sea',
  skis: 'mountains',
  shell: 'sea',
  boat: 'sea',
  fish: 'lake',
};

/** What is seen from the windows of a house where people sleep. */
export function findView(brief: Brief): string {
  // "Garden twin €120": what a room is called is seen from no window.
  const called = [...(brief.name?.spans ?? []), ...brief.items.flatMap(({ spans }) => spans)];
  const told = called.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    brief.prompt,
  );
  for (const word of told.split(/[^\p{L}\p{M}]+/u)) {
    const motif = word.length > 2 ? findMotif(word) : null;
    if (motif !== null && views.has(motif)) return motif;
    const seen = seenFrom[motif ?? ''];
    if (seen !== undefined) return seen;
  }
  return 'hills';
}
