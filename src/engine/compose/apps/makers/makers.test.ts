// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '@/engine/plan/load-copy';
import {
  fill,
  giveFile,
  openApp,
  pressKey,
  seek,
  send,
  textsOf,
} from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

describe('a tool that is asked for by its own words', () => {
  it.each([
    ['resume builder where I type my experience and print it as pdf', 'resume builder'],
    ['Music player for my local mp3 files with playlist, shuffle and volume', 'Music player'],
    ['build a JSON formatter and validator', 'JSON formatter and validator'],
    ['Regex tester', 'Regex tester'],
    ['meme generator website with top and bottom text', 'meme generator'],
    ['Whiteboard with sticky notes I can drag around', 'Whiteboard with sticky notes'],
    ['Family tree maker', 'Family tree maker'],
    ['calendar app where I can add events, month view', 'calendar app'],
  ])('is made of “%s”', (prompt, offer) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value]).toEqual(['calculator', offer]);
    expect(brief.limits.join(' ')).not.toContain('more than I can build');
  });

  it.each([
    ['landing page for a resume builder called Foliate with pricing'],
    ['Guitar tuner shop in Leeds'],
    ['Calendar printing company in Bath, calendars for firms'],
    ['family tree website for the Hughes family: grandparents Tom and Iris, photos'],
  ])('is none of “%s”', (prompt) => {
    expect(readBrief(prompt).kind.value).not.toBe('calculator');
  });
});

it('puts what is filled in on the sheet of a CV, keeps it and reads it back from a file', async () => {
  const prompt = 'resume builder';
  openApp('calculator', prompt);
  fill({ '#cv-name': 'Ada Byron', '#cv-posts0what': 'Analyst', '#cv-skills': 'Maths, Poetry' });
  seek('[data-add="posts"]').click();
  fill({ '#cv-posts1what': '<b>Author</b>' });
  openApp('calculator', prompt);
  expect(seek('.cv-name').textContent).toBe('Ada Byron');
  expect(textsOf('.cv-line span:first-child')).toEqual(['Analyst', '<b>Author</b>']);
  expect(seek('[data-sheet]').textContent).toContain('Maths · Poetry');
  await giveFile(
    '[data-import]',
    JSON.stringify([{ name: 'Ben', posts: [{ what: 'Baker' }], studies: 'none' }]),
  );
  expect(seek('.cv-name').textContent).toBe('Ben');
  await giveFile('[data-import]', '[1, 2]');
  expect(seek('[data-status]').textContent).toBe('That file could not be read.');
});

it('says where a text is no JSON, and sets it out', () => {
  openApp('calculator', 'JSON formatter');
  fill({ '#json-text': '{"b": 1, "a": [2]}' });
  seek('[data-sort]').click();
  expect(seek<HTMLTextAreaElement>('#json-text').value).toBe('{\n  "a": [\n    2\n  ],\n  "b": 1\n}');
  fill({ '#json-text': '{"b": 1,\n oh}' });
  expect(seek('[data-state]').textContent).toContain('line 2');
  seek('[data-minify]').click();
  expect(seek<HTMLTextAreaElement>('#json-text').value).toContain('oh');
});

it('marks what a pattern finds, and bears one that is none', () => {
  openApp('calculator', 'regex tester');
  fill({
    '#regex-pattern': String.raw`(\d+)-(\d+)`,
    '#regex-text': 'from 10-20 to 30-40',
    '#regex-with': '$2/$1',
  });
  expect(textsOf('mark')).toEqual(['10-20', '30-40']);
  expect(seek('[data-result]').textContent).toBe('from 20/10 to 40/30');
  fill({ '#regex-pattern': '(' });
  expect(seek('[data-state]').textContent).toContain('Not a pattern');
  fill({ '#regex-pattern': 'x*' });
  expect(seek('[data-state]').textContent).toContain('Matches');
});

it('keeps events by day and category, changes and removes them', () => {
  const prompt = 'calendar app, categories: Work, Family, Sport';
  openApp('calculator', prompt);
  expect(textsOf('#event-group option')).toEqual(['Work', 'Family', 'Sport']);
  fill({ '#event-title': 'Dentist', '#event-time': '09:30', '#event-group': '1' });
  send('[data-editor]');
  expect(textsOf('[data-events] span')).toEqual(['Dentist09:30 · Family']);
  openApp('calculator', prompt);
  expect(seek('[data-days] [aria-pressed="true"] span').textContent).toBe('09:30 Dentist');
  seek('[data-events] .app-small').click();
  fill({ '#event-title': 'Doctor' });
  send('[data-editor]');
  expect(textsOf('[data-events] span')).toEqual(['Doctor09:30 · Family']);
  seek('[data-events] .app-small:last-child').click();
  expect(seek('[data-none]').hidden).toBe(false);
});

it('adds, moves by the keys and removes notes of a board', () => {
  openApp('calculator', 'sticky notes board');
  seek('[data-new]').click();
  fill({ '.sticky-note textarea': 'Buy milk' });
  pressKey(seek('.sticky-grip'), 'ArrowRight');
  openApp('calculator', 'sticky notes board');
  expect(seek<HTMLTextAreaElement>('.sticky-note textarea').value).toBe('Buy milk');
  expect(seek('.sticky-grip').getAttribute('aria-label')).toBe('Move: Buy milk');
  seek('.sticky-note .app-small').click();
  expect(seek('[data-none]').hidden).toBe(false);
});

it('branches, takes back and keeps a tree', () => {
  openApp('calculator', 'Mind map tool');
  seek('.tree-node .app-small').click();
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('.tree-node input')].map(({ value }) => value); // prettier-ignore
  expect(inputs()).toEqual(['Main idea', 'First thought', 'Second thought', 'Third thought', '']);
  seek('[data-undo]').click();
  expect(inputs()).toHaveLength(4);
  pressKey(seek('ul ul .tree-node input'), 'Enter');
  expect(inputs()).toEqual(['Main idea', 'First thought', '', 'Second thought', 'Third thought']);
  openApp('calculator', 'Mind map tool');
  expect(inputs()).toHaveLength(5);
});

it('reckons with cells, and says where a sum is none or goes in a circle', () => {
  openApp('calculator', 'spreadsheet app');
  const write = (name: string, text: string) => {
    const cell = seek<HTMLInputElement>(`[aria-label="Cell ${name}"]`);
    cell.focus();
    cell.value = text;
    cell.blur();
  };
  const read = (name: string) => seek<HTMLInputElement>(`[aria-label="Cell ${name}"]`).value;
  write('A1', '12');
  write('A2', '30.5');
  write('A3', 'words');
  write('B1', '=SUM(A1:A3)*2 + (1-3)^2');
  write('B2', '=AVERAGE(A1:A3)');
  expect([read('B1'), read('B2')]).toEqual(['89', '21.25']);
  write('B3', '=alert(1)');
  write('C1', '=C2');
  write('C2', '=C1');
  expect([read('B3'), read('C1')]).toEqual(['#!', '#!']);
  openApp('calculator', 'spreadsheet app');
  expect(read('B1')).toBe('89');
  seek('[data-clear]').click();
  expect(read('A1')).toBe('');
  seek('[data-undo]').click();
  expect(read('A1')).toBe('12');
});

it('lets one clock run after the other, with what a move adds', () => {
  vi.useFakeTimers();
  openApp('timer', 'Chess clock with 5 minutes each and increment 3 seconds');
  const [one, two] = document.querySelectorAll<HTMLElement>('[data-side]');
  one?.click();
  vi.advanceTimersByTime(10_000);
  two?.click();
  expect(textsOf('[data-time]')).toEqual(['5:00', '4:53']);
  vi.advanceTimersByTime(300_000);
  expect(seek('[data-status]').textContent).toBe('Time is up for Player 1.');
  vi.useRealTimers();
});

it('shows one quote after the other, keeps favourites and takes one’s own', () => {
  openApp('calculator', 'random quote generator');
  const first = seek('[data-quote]').textContent;
  seek('[data-like]').click();
  seek('[data-next]').click();
  expect(seek('[data-quote]').textContent).not.toBe(first);
  fill({ '#quotes-text': 'Mine', '#quotes-by': 'Me' });
  send('[data-own]');
  openApp('calculator', 'random quote generator');
  expect(textsOf('[data-liked] span')[0]).toContain(first ?? '');
});
