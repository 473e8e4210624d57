// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '@/engine/plan/load-copy';
import { makePlan } from '@/engine/plan/make-plan';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it.each([
  [
    'grocery list grouped by aisle: Produce, Dairy, Bakery, Frozen. Tick off and clear bought',
    'Grocery List',
  ],
  ['Expense splitter for a trip to Lisbon with Ana, Ben and Cy, settle up', 'Expense Splitter'],
])('calls “%s” %s', (prompt, name) => {
  expect(makePlan(readBrief(prompt), 1).name).toBe(name);
});

it('offers the aisles that a list is grouped by', () => {
  openApp('todo', 'grocery list grouped by aisle: Produce, Dairy, Bakery, Frozen');
  expect(textsOf('select option')).toContain('Frozen');
});

it('counts water by its reminder, and keeps a log of a pet', () => {
  const water = readBrief(
    'Water reminder app, goal 2.5 litres a day, buttons for glass 250 ml and bottle 500 ml',
  );
  expect(water.kind.value).toBe('tracker');
  expect(water.limits.join(' ')).toContain('cannot remind');
  const prompt = 'Pet care log for Biscuit the dog: walks, meals, vet visits';
  expect(readBrief(prompt).kind.value).toBe('tracker');
  openApp('tracker', prompt);
  expect(textsOf('#record-what option')).toEqual(['Walk', 'Meal', 'Vet visit']);
});

it('takes the hours of a timesheet by a clock', () => {
  const prompt =
    'Timesheet app for freelancers: start/stop timer, project, hourly rate, weekly total, CSV export';
  openApp('tracker', prompt);
  expect(textsOf('[data-sorter]')).toEqual(['Project', 'Date', 'Hours', 'Hourly rate', 'Total']);
  localStorage.setItem('test-log-clock', String(Date.now() - 5_400_000));
  openApp('tracker', prompt);
  seek('[data-clock]').click();
  expect(seek<HTMLInputElement>('#record-hours').value).toBe('1.50');
  fill({ '#record-project': 'Atlas', '#record-hourly-rate': '40' });
  send('[data-editor]');
  expect(textsOf('tbody td').join(' ')).toContain('60');
  expect(textsOf('[data-summary]')[1]).toMatch(/1[.,]5/u);
  openApp('tracker', 'Timesheet: date, project, hours, hourly rate, total');
  expect(document.querySelector('[data-clock]')).toBeNull();
});

it('asks what a record is called, whatever is told of it, and takes no deed for a column', () => {
  openApp(
    'tracker',
    'a reading list app with status to read / reading / finished, rating out of 5 and notes',
  );
  expect(textsOf('[data-sorter]')).toEqual(['Title', 'Author', 'Status', 'Rating']);
  expect(seek<HTMLInputElement>('#record-rating').value).toBe('');
  openApp('tracker', 'Plant watering tracker: each plant with room, last watered, every N days, show which are thirsty today'); // prettier-ignore
  expect(textsOf('[data-sorter]')).toEqual([
    'Name',
    'Room',
    'Last watered',
    'Next due',
    'Every how many days',
  ]);
  openApp('crm', 'Simple CRM for a window cleaner: customers, last visit, next visit, price, notes, search');
  expect(textsOf('[data-sorter]')).toEqual(['Customer', 'Last visit', 'Next visit', 'Price']);
  openApp('tracker', 'Gift list for Christmas with person, idea, price, bought, total against budget £400');
  expect(textsOf('#record-bought option')).toEqual(['No', 'Yes']);
  expect(textsOf('dt')).toContain('Remaining of £400');
});

it('keeps bookmarks with their links', () => {
  const prompt = 'Create a bookmark manager with tags, search and import from JSON';
  expect(readBrief(prompt).kind.value).toBe('tracker');
  openApp('tracker', prompt);
  seek('[data-new]').click();
  fill({ '#record-title': 'Maps', '#record-link': 'https://example.com/maps' });
  send('[data-editor]');
  expect(seek<HTMLAnchorElement>('tbody a').href).toBe('https://example.com/maps');
});

it('asks for dose and time of a medicine, and narrows jobs by pay once', () => {
  openApp('todo', 'Medication reminder with doses and times, tick taken');
  expect(textsOf('label').join(' ')).toMatch(/Dose.*Time|Time.*Dose/u);
  openApp('directory', 'Job board for remote designers with filter by salary and type');
  expect(textsOf('label').filter((label) => /salary/iu.test(label))).toHaveLength(2);
});

it('shows Markdown beside what is written and counts the words', () => {
  openApp('notes', 'A markdown editor with live preview, word count and download as .md');
  fill({ '#note-text': '# Hello\n\nthree more words' });
  seek('#note-text').dispatchEvent(new Event('input', { bubbles: true }));
  expect(seek('[data-preview]').hidden).toBe(false);
  expect(seek('#note-text').hidden).toBe(false);
  expect(seek('[data-preview] :is(h3, h4, h5)').textContent).toBe('Hello');
  expect(seek('[data-words]').textContent).toBe('4');
});

it('counts hours to twelve or through, tells colours as HSL, and writes networks as phones read them', () => {
  openApp('timer', 'World clock with London and Tokyo, 24h toggle');
  expect(textsOf('time').join(' ')).toMatch(/[AP]M/u);
  seek('[data-hours]').click();
  expect(textsOf('time').join(' ')).not.toMatch(/[AP]M/u);
  openApp('timer', 'World clock with London and Tokyo, 24h toggle');
  expect(seek('[data-hours]').getAttribute('aria-pressed')).toBe('true');
  openApp('palette', 'Color picker with hex, rgb, hsl and copy');
  expect(textsOf('[data-row] span').join(' ')).toMatch(/hsl\(\d{1,3}, \d{1,3}%, \d{1,3}%\)/u);
  openApp('calculator', 'QR code generator for wifi');
  fill({ '#qr-network': 'Cafe; upstairs', '#qr-key': 'secret' });
  expect(seek<HTMLTextAreaElement>('#qr-text').value).toBe(
    String.raw`WIFI:T:WPA;S:Cafe\; upstairs;P:secret;;`,
  );
});

it('opens a forum with the thread that is told, and lets players change their names', () => {
  openApp('forum', 'forum for beekeepers with boards Swarms, Honey, Kit. Open with the thread "My hive is loud" in Honey'); // prettier-ignore
  expect(document.querySelector('[data-list]')?.textContent).toContain('My hive is loud');
  expect(document.querySelector('[data-list]')?.textContent).toContain('Honey');
  openApp('game', 'noughts and crosses for two, the names can be edited');
  expect(document.querySelectorAll('[data-player]')).toHaveLength(2);
});

it('takes no chart for a habit, and no rhythm for a part of its name', () => {
  openApp('habits', 'Habit tracker. Habits: Run, Read (daily). Weekly view, streak');
  expect(textsOf('tbody th').map((name) => name.replace(/\s*0.*$/u, ''))).toEqual(['Run', 'Read']);
  openApp('habits', 'habit tracker on one page: month chart, notes, print button');
  expect(textsOf('tbody th')).toEqual([]);
});
