// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { readBrief } from '../../brief/read-brief';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readBookingLimits } from './booking-limits';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const sauna =
  'Book a slot at our village sauna: 6 places each, Thursday to Sunday 17:00–22:00, 90 minute sessions';

it('books a place that has no treatments by the places that each time has', () => {
  expect(readBrief(sauna).kind.value).toBe('booking');
  expect(readBookingLimits(sauna).places).toBe(6);
  expect(readBookingLimits('up to 4 people at once').places).toBe(4);
  openApp('booking', sauna);
  expect(textsOf('#book-service option')).toEqual(['Village sauna']);
  expect(seek<HTMLElement>('.app-field:has(#book-service)').hidden).toBe(true);
  openApp('booking', 'booking calendar for a physiotherapist');
  expect(textsOf('#book-service option')).toContain('Follow-up');
});

const journal =
  'Reading journal: book, author, pages, stars, quote I liked, date finished. Count books per year';

it('keeps the columns of a journal as they are told, and counts by year', () => {
  const brief = readBrief(journal);
  expect(brief.pages).toEqual([]);
  expect(brief.place).toBeNull();
  expect(brief.items.map(({ value }) => value.name)).toContain('quote I liked');
  openApp('tracker', journal);
  for (const [book, date] of [['Emma', '2026-03-01'], ['Persuasion', '2026-05-01'], ['Dracula', '2025-01-01']] as const) {
    fill({ '[name="book"]': book, '[name="date-finished"]': date });
    send('[data-editor]');
  }
  expect(seek('[data-status]').textContent).toContain('2026: 2 · 2025: 1');
}); // prettier-ignore
