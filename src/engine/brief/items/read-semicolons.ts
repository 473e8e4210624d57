import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import type { Met } from '../offer/find-meant';
import { findPrices } from '../prices/find-prices';
import type { Reading } from '../reading';

const held = new Set<SectionType>([
  'case-study', 'portfolio', 'services', 'features', 'events', 'products', 'rooms', 'curriculum', 'process', 'values', 'timeline', 'jobs', 'listings', 'team', 'speakers',
]); // prettier-ignore

/** A name and what is said of it: "Severn Trains: delays down 18%", "Ana Ruiz, head chef", "Attic – a loft for two". */
const entry = /^(?<name>[^:,(–—]{2,60}?)(?:\s?:\s|,\s|\s[–—-]\s|\s\()(?<note>[^()]{2,160}?)\)?$/u;

/** Entries parted by semicolons after a section's word: "Case studies: (A: how; B: what)". Lists with prices are not read. */
export function readSemicolons(reading: Reading, met: readonly Met<SectionType>[]): Slot<ListedItem>[] {
  return met.flatMap((one) => {
    const next = reading.tokens[one.to];
    if (!next || !held.has(one.value) || !/^\s?:\s?\(?\s?$|^\s?\(\s?$/u.test(next.gap)) return [];
    const rest = reading.text.slice(next.start, next.start + 1200);
    const isInside = next.gap.includes('(');
    const told = rest.slice(0, /\n|[.!?](?=\s|$)/u.exec(rest)?.index ?? rest.length);
    const list = isInside ? told.replace(/\)[^()]*$/u, '') : told;
    const pieces = list.split(/;\s*/u).filter((piece) => piece.trim() !== '');
    if (pieces.length < 2 || findPrices(list).length > 0) return [];
    // "projects: A, B, C; studio page; contact": the list has commas, and ends at the semicolon.
    const commas = (piece: string | undefined): number =>
      piece?.replace(/\([^()]*\)/gu, '').split(',').length ?? 0;
    if (commas(pieces[0]) > 2 && pieces.slice(1).some((piece) => commas(piece) === 1)) return [];
    let at = next.start;
    return pieces.map((piece): Slot<ListedItem> => {
      const start = reading.text.indexOf(piece, at);
      at = start + piece.length;
      const plain = piece.trim().replace(/^and\s/iu, '');
      const groups = entry.exec(plain)?.groups;
      const name = cleanName(groups?.['name'] ?? plain);
      const note = groups?.['note']?.trim();
      return {
        value: { section: one.value, name, ...(note === undefined ? {} : { note }) },
        spans: [{ start, end: at }],
      };
    });
  });
}
