// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  fill,
  giveFile,
  openApp,
  pressKey,
  seek,
  textsOf,
} from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('draws bars by what a column names, and adds up what is counted', async () => {
  openApp('tracker', 'Moth tracker: date, species, how many, trap type. Total moths this month and a bar chart by species'); // prettier-ignore
  await giveFile('[data-import]', 'Date,Species,How many,Trap type\n2026-03-01,Puss,2,A\n2026-03-02,Hawk,5,A\n2026-03-03,Puss,4,B'); // prettier-ignore
  expect(textsOf('[data-bars] li')).toEqual(['Puss6', 'Hawk5']);
  expect(textsOf('.records-sums dt')).toEqual(['Total moths this month']);
  openApp('tracker', 'reading log: books with author, pages and rating, bar chart of how many I finished per month'); // prettier-ignore
  expect(textsOf('[data-bars] figcaption, [data-sorter]')).toEqual(['Book', 'Author', 'Pages', 'Rating', 'Finished on', 'Finished by month']); // prettier-ignore
});

it('mixes as many colours as are asked for, by the space bar, and keeps them by name', () => {
  openApp('palette', 'palette tool, 6 colours, space for new ones, save palettes with a name');
  const first = textsOf('.swatch b');
  expect(first).toHaveLength(6);
  pressKey(document.body, ' ');
  expect(textsOf('.swatch b')).not.toEqual(first);
  fill({ '[data-name]': 'Moss' });
  seek('[data-keep]').click();
  expect(textsOf('.kept-name')).toEqual(['Moss']);
});

it('lets lengths and rounds be set where the prompt wants that', () => {
  openApp('timer', 'boxing timer: 12 rounds of 3 minutes with 1 minute rest, I want to change all three numbers'); // prettier-ignore
  fill({ '[name="work"]': '2', '[name="rounds"]': '5' });
  expect(textsOf('[data-time], [data-round]')).toEqual(['02:00', 'Round 1 of 5']);
});

it('gives a note one of the told tags, saves by a key and prints it', () => {
  openApp(
    'notes',
    'notes app: title, text and a tag (engine, weather, crew). Ctrl+Enter to save, print a note',
  );
  expect(textsOf('#note-tags option')).toEqual(['', 'engine', 'weather', 'crew']);
  expect(textsOf('[data-store], [data-print-one]')).toEqual(['Save', 'Print']);
});

it('asks, converts and reckons as told', () => {
  openApp('quiz', 'quiz about moons, 12 questions, my score at the end with a "Launch again" button');
  expect(textsOf('[data-count], [data-again]')).toEqual(['12', 'Launch again']);
  openApp('converter', 'unit converter: pints to ml, ounces to grams');
  expect(seek<HTMLSelectElement>('#unit-from').value).toBe('oz');
  openApp(
    'calculator',
    'Sourdough hydration calculator: flour, water, starter weight, how many 700 g loaves',
  );
  expect(textsOf('[data-result="hydration"], [data-result="loaves"]')).toEqual(['72.7%', '2']);
  openApp('flashcards', 'flashcards for finnish noun cases, 15 cards, arrow keys go to next/previous');
  expect(textsOf('[data-list] b')).toHaveLength(15);
});

it('reads brackets, marks, shares and views of lists', () => {
  openApp('tracker', 'calorie counter: food, kcal, meal (breakfast, lunch, dinner), daily goal 2000');
  expect(textsOf('label[for="spent-what"], label[for="spent-category"], #spent-category option')).toEqual(['Food', 'Meal', 'Breakfast', 'Lunch', 'Dinner']); // prettier-ignore
  openApp('tracker', 'plant watering log: plant name, room, last watered date, how often (days)');
  expect(textsOf('[data-sorter]')).toContain('Next due');
  openApp(
    'tracker',
    'Book lending tracker: title, borrower, date out, due back. Mark as returned. Overdue in red',
  );
  expect(textsOf('[data-sorter]')).toContain('Returned');
  openApp('todo', 'to-do list, filter by done/open, drag to reorder');
  expect(textsOf('[data-view]')).toEqual(['All', 'Done', 'Open']);
  openApp(
    'inventory',
    'Wine inventory: name, region, colour (red, white, rosé), bottles left, price. total value',
  );
  expect(textsOf('[data-sorter], [data-only="colour"] option')).toEqual(['Colour: All', 'red', 'white', 'rosé', 'Name', 'Region', 'Colour', 'Bottles left', 'Price', 'Reorder at']); // prettier-ignore
  openApp(
    'calculator',
    'Paint calculator: length, width, height, doors, windows, coats, number of 2.5 l tins',
  );
  expect(textsOf('[data-result="tins"]')).toEqual(['3']);
  openApp('quiz', 'Quiz on French verbs, 5 questions');
  expect(textsOf('[data-count]')).toEqual(['5']);
  openApp('converter', 'Umrechner: Esslöffel, Milliliter', 'de');
  expect(seek<HTMLSelectElement>('#unit-from').value).toBe('tbsp');
});

it('counts by the day, adds up by two columns, and takes the fields of cards and the words of buttons', () => {
  openApp('tracker', 'Daily water counter, 8 glasses, tap to add, resets at midnight');
  expect(seek<HTMLInputElement>('#goal-target').value).toBe('8');
  openApp('tracker', 'Expense tracker: date, category (fuel, food), amount in €, paid by (Lena, Max). totals per person and per category, pie chart'); // prettier-ignore
  expect(textsOf('.records-sums dt, [data-bars] figcaption')).toEqual(['Amount in € by who paid', 'Amount in € by category', 'Amount in € by category']); // prettier-ignore
  openApp('tracker', 'Hive log with date, hive number, queen seen (yes/no), frames of brood. Chart of brood frames by hive'); // prettier-ignore
  expect(textsOf('[data-only] option, [data-bars] figcaption')).toEqual(['Queen seen: All', 'Yes', 'No', 'Frames of brood by hive number']); // prettier-ignore
  openApp('tracker', 'Reading tracker: title, author, pages. Filter by Want to read / Reading / Finished');
  expect(textsOf('[data-only="status"] option').slice(1)).toEqual(['Want to read', 'Reading', 'Finished']);
  openApp('kanban', 'job board: Wishlist, Applied, Offer. Card: company, role, salary. drag and drop');
  expect(seek('#kanban-help').textContent).toContain('Company, Role, Salary');
  openApp('todo', 'Chore chart for kids Mia and Tom: dishes, dog walk, trash; stars per chore, weekly total');
  expect(textsOf('[data-list] .todo-text, [data-list] label').join(' ')).toContain('Dishes');
  openApp('poll', 'Poll "Which film?" with Heat and Alien. Button "Cast it"');
  expect(textsOf('[data-vote] [type="submit"]')).toEqual(['Cast it']);
});
