// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { findWords } from '../../plan/words/find-words';
import { poll } from './poll';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, giveFile, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

it('searches tasks and puts them in order where that is asked for', () => {
  openApp('todo', 'to-do app with due date and priority (high, medium, low), sort by due date, search');
  for (const [text, due, priority] of [
    ['Taxes', '2030-05-01', 'Low'],
    ['Bread', '2030-01-02', 'High'],
    ['Call', '', 'Medium'],
  ]) {
    fill({ '#new-task': text ?? '', '#task-due': due ?? '', '#task-priority': priority ?? '' });
    send('[data-adder]');
  }
  fill({ '#task-sort': 'due' });
  expect(textsOf('.task-text')).toEqual(['Bread', 'Taxes', 'Call']);
  fill({ '#task-sort': 'priority' });
  expect(textsOf('.task-text')).toEqual(['Bread', 'Call', 'Taxes']);
  fill({ '#task-find': 'tax' });
  expect(textsOf('.task-text')).toEqual(['Taxes']);
  openApp('todo', 'simple to-do app');
  expect(document.querySelector('#task-find, #task-sort')).toBeNull();
});

it('books what the prompt names, not what it numbers', () => {
  openApp('booking', 'Meeting room booking app with rooms Oak, Birch and Willow, 30 minute slots, no double bookings'); // prettier-ignore
  expect(textsOf('#book-service option')).toEqual(['Oak', 'Birch', 'Willow']);
  openApp('booking', 'Boat rental bookings: choose one of the boats: Swift, Heron, Otter');
  expect(textsOf('#book-service option')).toEqual(['Swift', 'Heron', 'Otter']);
});

it('does not take a demand for no double bookings for one for none', () => {
  const { excluded, remarks } = readBrief('Room booking app with rooms Oak and Birch, no double bookings');
  expect(excluded).toEqual([]);
  expect(remarks).toEqual([]);
});

it('gives records as a table and reads them back where CSV is asked for', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const prompt = 'Habit tracker with habits Read, Stretch, export to CSV';
  openApp('habits', prompt);
  seek('.habit-day:not(:disabled)').click();
  seek('[data-export-csv]').click();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(text).toMatch(/^name,days\r\nRead,\[\d{4}-\d\d-\d\d\]\r\nStretch,/);
  localStorage.clear();
  openApp('habits', 'Habit tracker, export to CSV');
  await giveFile('[data-import]', text);
  expect(textsOf('[data-rows] th small')).toHaveLength(2);
  expect(document.querySelectorAll('.habit-day:checked')).toHaveLength(1);
  openApp('habits', 'Habit tracker with export');
  expect(document.querySelector('[data-export-csv]')).toBeNull();
});

it('lets a poll take two answers and one vote on a device where that is asked for', () => {
  const options = 'Options: Piranesi, Circe, Stoner.';
  openApp('poll', `Poll: "Which book next?" ${options} Everyone may choose two, show votes and percentages`);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  for (const box of boxes) box.click();
  send('[data-vote]');
  expect(seek('[data-status]').textContent).toBe('Choose up to 2.');
  const two = readBrief('Poll: "Which book next?" Options: Circe, Stoner, Piranesi. Everyone may choose two');
  expect(poll.lede?.({ brief: two, name: '', words: findWords('en'), seed: 1, level: 2 })).toBe('Choose up to 2.'); // prettier-ignore
  boxes[0]?.click();
  send('[data-vote]');
  expect(textsOf('[data-share]')).toEqual(['0% · 0', '50% · 1', '50% · 1']);
  localStorage.clear();
  openApp('poll', `Poll: "Which book next?" ${options} One vote per device`);
  seek<HTMLInputElement>('[type="radio"]').click();
  send('[data-vote]');
  expect(seek<HTMLFieldSetElement>('fieldset').disabled).toBe(true);
});

it('keeps the row that was ticked, and its tick when the page is left at once', () => {
  openApp('habits', 'Habit tracker: Read, Stretch');
  const tick = seek<HTMLInputElement>('.habit-day:not(:disabled)');
  tick.click();
  expect(seek<HTMLInputElement>('.habit-day:not(:disabled)')).toBe(tick);
  dispatchEvent(new Event('pagehide'));
  const [kept] = JSON.parse(Object.values({ ...localStorage }).join('')) as { days: string[] }[];
  expect(kept?.days).toHaveLength(1);
});

it('counts habits by month and tells the longest streak', () => {
  openApp('habits', 'Habit tracker with monthly calendar view, current and longest streak: Read, Stretch');
  expect(document.querySelectorAll('[data-days] th').length).toBeGreaterThan(27);
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>('tr:first-child .habit-day:not(:disabled)')]; // prettier-ignore
  ticks()[0]?.click();
  expect(textsOf('[data-rows] small')[0]).toContain('longest 1');
});

it('lets the members of a chat write in turn', () => {
  openApp('chat', 'Group chat demo with channels #general and #random, members Ana, Ben and Chloe');
  expect(textsOf('#chat-name option')).toEqual(['Ana', 'Ben', 'Chloe']);
  expect(textsOf('.bubble small').join()).toMatch(/^Ben, .*Chloe, /);
});

it('begins a loan with the amount it is to start at', () => {
  openApp('calculator', 'Mortgage calculator in pounds, starting at £280,000, 10% deposit, 4.6% interest');
  expect(seek<HTMLInputElement>('[name="amount"]').value).toBe('280000');
  expect(seek<HTMLInputElement>('[name="down"]').value).toBe('28000');
});

it('makes as many cards as are asked for, and turns them with the space bar', () => {
  openApp('flashcards', 'Flashcards for Italian verbs: 10 cards to start, flip with the space bar, shuffle');
  expect(textsOf('.deck-row')).toHaveLength(10);
  const front = seek('[data-side]').textContent;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect(seek('[data-side]').textContent).not.toBe(front);
  expect(seek('[data-mix]').textContent).toBe('Mix again');
});

it('keeps notes in the folders that the prompt names', () => {
  openApp('notes', 'A notes app with folders Recipes, Travel and Work, export as Markdown');
  expect(textsOf('[data-folders] button')).toEqual(['Recipes', 'Travel', 'Work']);
  fill({ '#note-title': 'Soup', '#note-folder': 'Recipes' });
  seek('[data-folders] button:nth-child(2)').click();
  expect(textsOf('.note b')).toEqual([]);
  seek('[data-folders] button').click();
  expect(textsOf('.note b')).toEqual(['Soup']);
  expect(seek('[data-export-text]').textContent).toBe('Export Markdown');
});

it('sorts jobs by the kinds of work and places that the prompt names', () => {
  openApp('directory', 'Job board for nurses in Ireland: filter by county and by contract type (permanent, locum, part-time)'); // prettier-ignore
  expect(textsOf('#find-group option')).toEqual(['All', 'Locum', 'Part-time', 'Permanent']);
  expect(textsOf('label[for="find-city"]')).toEqual(['County']);
  expect(textsOf('#post-group option').length).toBe(3);
  openApp('directory', 'job board where people search by city and salary');
  expect(textsOf('label[for="find-city"]')).toEqual(['City']);
});

it('lays memory out in the sizes and faces that are asked for', () => {
  openApp('game', 'Memory game with animals, three sizes (4x4, 6x4, 6x6), timer and best time per size');
  expect(textsOf('.levels label').map((text) => text.replaceAll(/\s+/gu, ' '))).toEqual(['4 × 4', '6 × 4', '6 × 6']); // prettier-ignore
  seek('.levels [value="2"]').click();
  const cards = [...document.querySelectorAll<HTMLElement>('.memory-card')];
  expect(cards).toHaveLength(36);
  expect(seek('[data-board]').dataset['columns']).toBe('6');
  for (const card of cards) {
    const other = cards.find((one) => one !== card && one.dataset['face'] === card.dataset['face']);
    if (!card.hasAttribute('data-found')) card.click();
    other?.click();
  }
  expect(seek('[data-best]').textContent).toBe('0:01');
});

it('ends a typing test with its time', () => {
  vi.useFakeTimers();
  openApp('game', 'typing test: 60 seconds, words per minute and accuracy, restart with Tab');
  fill({ '#typing-field': 'The kettle' });
  vi.advanceTimersByTime(61_000);
  expect(seek('[data-status]').textContent).toBe('Done: 2 words a minute, 100% right.');
  seek('#typing-field').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', cancelable: true }));
  expect(seek<HTMLTextAreaElement>('#typing-field').value).toBe('');
  vi.useRealTimers();
});

it('draws bars by weekday and narrows a table of agents', () => {
  openApp('dashboard', 'Support dashboard: open tickets, first response time, a bar chart of tickets by weekday, a table of agents that I can sort and filter'); // prettier-ignore
  expect(textsOf('.board-bars span').slice(0, 2)).toEqual(['Mon', 'Tue']);
  expect(seek('#board-bars-title').textContent).toBe('Tickets by weekday');
  expect(seek('thead th').textContent).toBe('Agent');
  // Support is told apart by its channels.
  const all = document.querySelectorAll('tbody tr:not([hidden])').length;
  fill({ '#board-region': 'Email' });
  const shown = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr:not([hidden])')];
  expect(shown.every((row) => row.cells[1]?.textContent === 'Email')).toBe(true);
  expect(shown.length).toBeLessThan(all);
});

it('keeps numbers in the memory of a calculator and rounds shares of a bill up', () => {
  openApp('calculator', 'simple calculator with memory keys');
  fill({ '[data-line]': '6*7' });
  seek('[data-memory="M+"]').click();
  seek('[data-key="C"]').click();
  seek('[data-memory="MR"]').click();
  expect(seek<HTMLInputElement>('[data-line]').value).toBe('42');
  openApp('calculator', 'Tip calculator in euros with 10%, split between up to 12 people and round up to the whole euro'); // prettier-ignore
  expect(seek('[data-each]').textContent).toBe('€31.00');
  seek('[data-round]').click();
  seek('[data-round]').dispatchEvent(new Event('input', { bubbles: true }));
  expect(seek('[data-each]').textContent).toBe('€30.80');
});

it('adds a column of a table up, steps quantities, and counts towards a goal', () => {
  openApp('crm', 'CRM table with columns Client, Phone, Job value, Stage (Lead, Won), sum of job value');
  for (const [client, value] of [
    ['Ada', '1200'],
    ['Ben', '300'],
  ]) {
    // prettier-ignore
    fill({ '#record-client': client ?? '', '#record-job-value': value ?? '' });
    send('[data-editor]');
  }
  expect(seek('[data-status]').textContent).toBe('2 shown');
  localStorage.clear();
  openApp('inventory', 'Inventory for a bike workshop, plus and minus buttons');
  fill({ '#record-name': 'Chain', '#record-quantity': '3' });
  send('[data-editor]');
  seek('.record-step:last-of-type').click();
  seek('[aria-label="Chain +1"]').click();
  expect(textsOf('[data-rows] td').join()).toContain('5');
  openApp('tracker', 'Reading list app: title, author, status (to read, reading, finished), rating out of 5, a goal of 24 books this year'); // prettier-ignore
  expect(textsOf('[data-sorter]')).toEqual(['Title', 'Author', 'Status', 'Rating', 'Date']);
  expect(seek<HTMLInputElement>('[data-goal-target]').value).toBe('24');
});

it('takes its habits, its clock and its long break from the prompt', () => {
  openApp('habits', 'Habit tracker with these habits to start: Read 20 pages, Drink water, Stretch');
  expect(textsOf('[data-rows] th').map((text) => text.replace(/\d+ day.*/u, ''))).toEqual(['Read 20 pages', 'Drink water', 'Stretch']); // prettier-ignore
  openApp('quiz', 'Quiz about the solar system, 12 questions, 20 seconds each');
  expect(seek('.quiz-clock-choice').textContent).toContain('20');
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00') });
  openApp(
    'timer',
    'Pomodoro timer with 50 minute focus, 10 minute break and a long break of 30 minutes after 3 rounds',
  );
  for (let session = 1; session <= 3; session += 1) {
    seek('[data-start]').click();
    vi.advanceTimersByTime(50 * 60_000 + 1500);
    if (session < 3) seek('[data-mode="work"]').click();
  }
  expect(seek('[data-mode="long"]').getAttribute('aria-pressed')).toBe('true');
  vi.useRealTimers();
});

it.each([
  ['Online shop for houseplants: 9 plants, filter by light (low, medium, bright), cart', 'low,medium,bright'],
  ['Online shop for teas. 12 products, filter by strength (mild, strong), cart', 'mild,strong'],
])('takes the values of a filter for no products: %s', (prompt, values) => {
  const { items } = readBrief(prompt);
  expect(items.map(({ value }) => value.name).join()).toBe(values);
  expect(items.every(({ value }) => value.section === 'categories')).toBe(true);
});

it('keeps whom and what a card file or a log is said to keep', () => {
  openApp('crm', 'Simple donor database to add donors, gifts and notes, search them and export to CSV');
  expect(textsOf('form label').join()).toMatch(/Donor/u);
  expect(textsOf('form label').join()).toMatch(/Gift/u);
  expect(textsOf('form label').join()).not.toMatch(/Company|Stage/u);
  openApp('tracker', 'Aquarium log with tanks, weekly average, line chart and CSV export');
  expect(textsOf('form label').join()).toMatch(/Tank/u);
  expect(document.body.textContent).toContain('Average this month');
});
