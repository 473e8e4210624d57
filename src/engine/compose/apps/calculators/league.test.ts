// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import {
  fill,
  giveFile,
  openApp,
  seek,
  send,
  textsOf,
} from '../../../../../tests/support/made-apps/open-app';
import { readGridDays, readGridRows } from './week-grid';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const leaguePrompt =
  'league table for our 5-a-side football league with 4 teams: Red Lions, Dockers, The Owls, Mint FC. enter results, 2 points for a win, goal difference';

it.each([
  [leaguePrompt, 'League table'],
  ['timetable for year 9 students, monday to friday, 6 periods, editable, colours per subject', 'timetable'],
  ['I need an invoice page for my translation business, no VAT', 'invoice'],
  ['Split the bill: total, tip percent, number of people', 'Split the bill'],
])('takes “%s” for a tool, whoever it is for', (prompt, offer) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.offer?.value.toLowerCase(), brief.colours]).toEqual(['calculator', offer.toLowerCase(), []]); // prettier-ignore
});

it('leaves the hours of a school and the table of a café to their sites', () => {
  expect(readBrief('Yoga studio with a timetable and prices').kind.value).not.toBe('calculator');
  expect(readBrief('Website for a darts league with standings and fixtures').kind.value).not.toBe('calculator'); // prettier-ignore
});

function enter(home: string, away: string, homeScore: string, awayScore: string): void {
  fill({ '#league-home': home, '#league-away': away, '#league-home-score': homeScore, '#league-away-score': awayScore }); // prettier-ignore
  send('[data-result]');
}

it('works the table out from the results, by the told rules', async () => {
  openApp('calculator', leaguePrompt);
  enter('The Owls', 'Dockers', '3', '1');
  enter('Mint FC', 'Mint FC', '1', '0');
  expect(seek('[data-status]').textContent).toBe('Choose two different teams.');
  enter('Red Lions', 'Mint FC', '0', '0');
  const row = (at: number) => textsOf(`[data-table] tr:nth-child(${at}) td`).join(' ');
  expect(row(1)).toBe('1 The Owls 1 1 0 0 3 1 +2 2');
  expect(row(4)).toBe('4 Dockers 1 0 0 1 1 3 −2 0');
  openApp('calculator', leaguePrompt);
  expect(row(1)).toContain('The Owls 1');
  await giveFile('[data-import]', 'no list');
  expect(seek('[data-status]').textContent).toBe('That file could not be read.');
});

it('reads days and rows of a timetable, and keeps what is written', () => {
  expect(readGridDays('from Monday to Saturday')).toHaveLength(6);
  expect(readGridRows('lessons from 8 to 11')).toEqual(['08:00', '09:00', '10:00']);
  const prompt = 'School timetable, editable, 4 lessons a day, a colour for each subject';
  openApp('calculator', prompt);
  fill({ '[data-cell="0-1"]': 'Music' });
  openApp('calculator', prompt);
  expect(seek<HTMLInputElement>('[data-cell="0-1"]').value).toBe('Music');
  expect(textsOf('[data-colours] label')).toEqual(['Music']);
});

it('gives an invoice the told fields and button, and no tax where none is charged', () => {
  openApp('calculator', 'invoice page, no VAT, fields: client, PO number, words translated, rate per word, total. Button "Print invoice"'); // prettier-ignore
  expect(textsOf('.bill-lines th').slice(1, 3)).toEqual(['Words translated', 'Rate per word (GBP)']);
  expect(textsOf('.bill-dates label').at(-1)).toBe('PO number');
  expect(textsOf('[data-print-bill]')).toEqual(['Print invoice']);
  expect(document.querySelector('[data-field="tax"]')).toBeNull();
});
