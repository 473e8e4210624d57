// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const valueOf = (selector: string): string => (seek(selector) as HTMLInputElement).value;

it('lets a poll take answers behind its question, whatever colour they have', () => {
  openApp('poll', 'Poll: "What should we plant?" Tomatoes, Sunflowers, Strawberries, Pumpkins. Closes on 30 April 2027'); // prettier-ignore
  expect(textsOf('.poll-option label')).toEqual(['Tomatoes', 'Sunflowers', 'Strawberries', 'Pumpkins']);
  expect(seek('[data-until]').textContent).toBe('Open until April 30, 2027.');
});

it('closes a poll after its last day', () => {
  openApp('poll', 'Poll "Which day?" Monday or Friday, closes on 2 March 2020');
  expect(seek('fieldset').hasAttribute('disabled')).toBe(true);
  expect(seek('[data-status]').textContent).toContain('Voting closed on March 2, 2020');
});

it('lets voters add an answer, once, and keeps it', () => {
  const prompt = 'Poll "Which day?" with Monday and Friday, voters may add their own option';
  openApp('poll', prompt);
  fill({ '#poll-own': 'Sunday' });
  seek('[data-add]').click();
  send('[data-vote]');
  openApp('poll', prompt);
  expect(textsOf('.poll-option label')).toEqual(['Monday', 'Friday', 'Sunday']);
  fill({ '#poll-own': 'sunday' });
  seek('[data-add]').click();
  expect(textsOf('.poll-option label')).toHaveLength(3);
});

it('begins with the habits that a prompt starts with', () => {
  openApp('habits', 'Habit tracker starting with Meditate, Run 5 km and No sugar. Streaks, dark mode');
  expect(textsOf('tbody th').map((text) => text.split('\n')[0]?.trim())).toEqual([
    expect.stringContaining('Meditate'),
    expect.stringContaining('Run 5 km'),
    expect.stringContaining('No sugar'),
  ]);
});

it('limits each column of a board as told', () => {
  openApp('kanban', 'Kanban board: columns Pitch, Record, Edit, Publish. No more than two cards in Record and three in Edit'); // prettier-ignore
  const limits = [...document.querySelectorAll<HTMLElement>('[data-limit]')];
  expect(limits.map(({ dataset }) => dataset['limit'])).toEqual(['2', '3']);
});

it('begins a sum with the numbers that a prompt lists, by their units', () => {
  openApp('calculator', 'Fuel cost calculator: litres per 100 km, price per litre in euros. Start with 420 km, 6.5 l and €1.79'); // prettier-ignore
  expect(['distance', 'use', 'price'].map((name) => valueOf(`#sum-${name}, [name="${name}"]`))).toEqual([
    '420',
    '6.5',
    '1.79',
  ]);
});

it('gives a table the columns behind one with its currency', () => {
  openApp('tracker', 'Table of guitar students with columns Name, Level (Beginner, Advanced), Fee in pounds, Paid yes/no. Sum of fees'); // prettier-ignore
  expect(textsOf('[data-sorter]')).toEqual(['Name', 'Level', 'Fee (£)', 'Paid']);
});

it('books rooms by their names', () => {
  openApp('booking', 'Meeting room booking: rooms Oak, Pine and Birch, slots of 30 minutes');
  expect(textsOf('#book-service option')).toEqual(['Oak', 'Pine', 'Birch']);
});

it('gives 2048 the boards that are told, each with its own game', () => {
  const prompt = '2048 on a 5x5 board, choice of 4x4, 5x5 and 6x6, best score per size';
  openApp('game', prompt);
  expect(textsOf('.levels label')).toEqual(['4 × 4', '5 × 5', '6 × 6']);
  expect(document.querySelectorAll('.slide-tile')).toHaveLength(25);
  const six = seek('.levels [value="2"]') as HTMLInputElement;
  six.checked = true;
  six.dispatchEvent(new Event('change', { bubbles: true }));
  expect(document.querySelectorAll('.slide-tile')).toHaveLength(36);
  openApp('game', prompt);
  expect(document.querySelectorAll('.slide-tile')).toHaveLength(36);
});

it('makes as much filler text as is asked for', () => {
  openApp('calculator', 'Lorem ipsum generator: paragraphs, sentences or words and how many, copy button');
  expect(document.querySelectorAll('.filler-text p')).toHaveLength(3);
  expect(seek('.filler-text').textContent).toMatch(/^Lorem ipsum dolor sit amet/u);
  seek('[value="words"]').click();
  fill({ '#filler-count': '12' });
  seek('#filler-count').dispatchEvent(new Event('input', { bubbles: true }));
  expect(seek('.filler-text').textContent?.split(' ')).toHaveLength(12);
});

it('plays snake on boards of three sizes, with walls and sound to switch, and keeps a best score for each', () => {
  const prompt =
    'Snake with small, medium and large boards, walls on or off, sound on/off, best score per size';
  localStorage.setItem('test-snake', JSON.stringify({ '1-21': 7, '1-15': 3 }));
  HTMLCanvasElement.prototype.getContext = () => new Proxy({}, { get: () => () => null }) as never;
  openApp('game', prompt);
  expect(textsOf('.levels label')).toEqual(['Small', 'Medium', 'Large']);
  expect(textsOf('.game-switch')).toEqual(['Walls', 'Sound']);
  expect(seek('[data-best]').textContent).toBe('7');
  const small = seek<HTMLInputElement>('[name="board"][value="0"]');
  small.checked = true;
  small.dispatchEvent(new Event('change', { bubbles: true }));
  expect(seek('[data-best]').textContent).toBe('3');
});

it('sorts a dashboard by the groups that a prompt names', () => {
  openApp('dashboard', 'Dashboard for a bike rental: KPI cards Rentals today, Revenue and Average trip; bar chart by station (Central, Harbour, University), table of the last rentals'); // prettier-ignore
  expect(textsOf('.kpi-name')).toEqual(['Rentals today', 'Revenue', 'Average trip']);
  expect(textsOf('.board-bars span')).toEqual(['Central', 'Harbour', 'University']);
  expect(textsOf('.share span')).toEqual(['Central', 'Harbour', 'University']);
  expect(textsOf('.board-bars h2')[0]).toBe('Revenue by station');
  const shares = textsOf('.share b').map((text) => parseInt(text, 10));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});

it('asks as many questions on each level as were asked for', () => {
  openApp('quiz', 'Quiz about the solar system: 12 questions, three levels easy, medium and hard');
  expect(document.body.textContent).toContain('12 questions');
});

it('listens for the keys that a prompt names, unless somebody writes', () => {
  openApp('todo', 'To-do app with search. Keyboard shortcut N for a new task and / for search');
  const press = (from: Element, key: string): boolean =>
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press(document.body, 'n');
  expect(document.activeElement?.getAttribute('aria-keyshortcuts')).toBe('N');
  expect(press(document.activeElement ?? document.body, '/')).toBe(true);
  press(document.body, '/');
  expect(document.activeElement?.getAttribute('type')).toBe('search');
});

it('asks the other side of cards where both directions are wanted', () => {
  openApp('flashcards', 'Flashcards with these cards: perro = dog, gato = cat. Direction switch');
  const first = seek('[data-side]').textContent ?? '';
  seek('[data-swap]').click();
  expect(seek('[data-side]').textContent).toBe({ perro: 'dog', gato: 'cat' }[first]);
});

it('keeps of each card what the prompt wants to know of it', () => {
  openApp('kanban', 'Kanban board: columns Pitch, Record, Edit. Each card has a guest, a colour label and a length in minutes. Archive and search'); // prettier-ignore
  expect(document.body.innerHTML).toContain('name="guest"');
  expect(document.body.innerHTML).toMatch(/name="length-in-minutes"\s+type="number"/u);
  expect(document.body.innerHTML).not.toContain('name="archive"');
});

it('takes no button from what a text is to begin with', () => {
  const { quotes } = readBrief(
    'Lorem ipsum generator with a copy button, start with "Lorem ipsum" on or off',
  );
  expect(quotes.map(({ value }) => value.use)).not.toContain('button');
});

it('names no app after its first entry or a key', () => {
  expect(readBrief('Habit tracker starting with Meditate, Run 5 km and No sugar').name).toBeNull();
  expect(readBrief('Recipe notebook app: folders Mains and Desserts, search with Ctrl+K').name).toBeNull();
});
