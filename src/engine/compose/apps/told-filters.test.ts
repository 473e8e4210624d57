// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
beforeEach(() => localStorage.clear());

it('lists recipes in no town, as many as are told, by each way to narrow them', () => {
  openApp('directory', 'Recipe directory with filters by diet (vegan, vegetarian), time and difficulty; 12 recipes; favourites');
  expect(textsOf('.entry h2')).toHaveLength(12);
  expect(document.querySelector('#find-city')).toBeNull();
  expect(textsOf('#find-more-difficulty option')).toEqual(['All', 'Easy', 'Medium', 'Hard']);
  openApp('directory', 'Job board with type (Full-time, Freelance), filter by type and remote');
  expect(textsOf('#find-group option')).toEqual(['All', 'Freelance', 'Full-time']);
  expect(textsOf('[for="find-more-remote"]')).toEqual(['Remote']);
}); // prettier-ignore

it('narrows a table to what stands in a column of free words', () => {
  openApp('inventory', 'Inventory: item, quantity, supplier, filter by supplier');
  for (const [name, supplier] of [['Chain', 'Roe'], ['Tube', 'Abt']] as const) {
    seek('[data-new]').click();
    fill({ '[name="item"]': name, '[name="quantity"]': '3', '[name="supplier"]': supplier });
    send('[data-editor]');
  }
  expect(textsOf('[data-only="supplier"] option')).toEqual(['Supplier: All', 'Abt', 'Roe']);
  fill({ '[data-only="supplier"]': 'Roe' });
  expect(textsOf('[data-rows] td:first-child')).toEqual([expect.stringContaining('Chain')]);
}); // prettier-ignore

it('counts what was finished this year by a day of its own, and leaves a next step in words', () => {
  openApp('tracker', 'Reading list: title, author, status (To read, Finished), rating. Stats: books finished this year');
  expect(textsOf('.records-sums dt')).toEqual(['Books finished this year']);
  expect(seek<HTMLInputElement>('[name="finished-on"], [name="date"]').type).toBe('date');
  openApp('crm', 'CRM with columns Company, Contact, Next step');
  expect(seek<HTMLInputElement>('[name="next-step"]').type).toBe('text');
}); // prettier-ignore

it('books one room between two hours, and takes what the page shows for no field', () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T06:00:00') });
  openApp('booking', 'Booking app for a meeting room: choose a day and a slot between 9:00 and 12:00, name and reason, list of bookings, cancel'); // prettier-ignore
  expect(textsOf('#book-service option')).toEqual(['Meeting room']);
  expect(textsOf('[data-editor] label').slice(-2)).toEqual(['Name', 'Reason']);
  expect(textsOf('.week-day:first-child button')).toEqual(['09:00', '10:00', '11:00']);
  vi.useRealTimers();
});

it('shows habits by the week with the share of the month', () => {
  vi.useFakeTimers({ now: new Date('2027-03-04T12:00:00') });
  openApp('habits', 'Habit tracker: read, stretch. Weekly grid, streaks, monthly percentage');
  expect(document.querySelectorAll('[data-days] th')).toHaveLength(7);
  for (const tick of [...document.querySelectorAll<HTMLInputElement>('.habit-day:enabled')].slice(0, 4)) tick.click(); // prettier-ignore
  // Four of eight: two habits on four days of March.
  expect(seek('.habits-share').textContent).toMatch(/50%\s+of this month/u);
  vi.useRealTimers();
});

it('makes passwords between the told lengths and shows how strong they are', () => {
  openApp('calculator', 'Password generator with length slider 8 to 40, strength meter');
  expect(seek<HTMLInputElement>('#pass-length')).toMatchObject({ min: '8', max: '40' });
  expect(seek<HTMLMeterElement>('.pass-meter').value).toBeGreaterThan(60);
  const { limits } = readBrief('Meal planner for the week, a shopping list made from the meals');
  expect(limits.join(' ')).toContain('a column that you fill yourself');
});

it('offers told slots and stalls to whoever signs, and averages marks', () => {
  const prompt = 'Volunteer sign-up sheet for a school fair: slots 10-12, 12-14; stalls Cake, Tombola; 3 people per slot; name and phone';
  expect(readBrief(prompt).kind.value).toBe('booking');
  openApp('booking', prompt);
  expect(textsOf('.week-day:last-child button').map((one) => one.slice(0, 5))).toEqual(['10:00', '12:00']);
  expect(textsOf('#book-service option')).toEqual(['Cake', 'Tombola']);
  openApp('calculator', 'Grade calculator: modules with credits and marks, weighted average, First, 2:1, 2:2, Third');
  fill({ '[data-rows] tr:first-child td:nth-child(3) input': '64' });
  expect(seek('.gpa-class').textContent).toBe('2:1');
}); // prettier-ignore

it('takes a planner of sessions for a table by its subjects, and a board where people post for a list', () => {
  const planner = 'Study planner with subjects Maths, Biology; sessions with date, minutes and topic; total minutes per subject';
  expect(readBrief(planner).kind.value).toBe('tracker');
  openApp('tracker', planner);
  expect(textsOf('[data-only="subject"] option').slice(1)).toEqual(['Maths', 'Biology']);
  const board = 'Lost and found board for our campus: post item with category (Keys, Other), place found, date, contact; search';
  expect(readBrief(board)).toMatchObject({ kind: { value: 'directory' }, offer: { value: 'Lost and found board' } });
  openApp('directory', board);
  expect(textsOf('#find-group option')).toEqual(['All', 'Keys', 'Other']);
}); // prettier-ignore

it('keeps the hour of a countdown, the amounts of buttons, and figures of several sorts apart', () => {
  openApp('timer', 'Countdown to our wedding on 12 June 2027 at 15:00');
  expect(seek<HTMLElement>('[data-countdown]').dataset['countdown']).toBe('2027-06-12T15:00');
  openApp('tracker', 'Water intake tracker: daily goal 2 litres, buttons 200 ml, 300 ml');
  expect(textsOf('[data-quick]')).toEqual(['+200 ml', '+300 ml']);
  openApp('dashboard', 'Fleet dashboard: KPI cards Vehicles 24, In service 21, Fuel this month €8,430');
  expect(textsOf('.kpi-name')).toEqual(['Vehicles', 'In service', 'Fuel this month']);
  const { kind, name } = readBrief('Savings goal planner: goal amount, how long it takes. Currency CHF.');
  expect([kind.value, name]).toEqual(['calculator', null]);
}); // prettier-ignore

it('narrows a board by each field that is named, the label among them', () => {
  const prompt = 'Kanban board: Backlog, Doing, Done. Filter by assignee and label';
  openApp('kanban', prompt);
  for (const text of ['Logo', 'Icons']) {
    fill({ '[data-adder] [name="text"]': text });
    send('[data-adder]');
  }
  const [key = ''] = Object.keys(localStorage);
  const cards = JSON.parse(localStorage.getItem(key) ?? '[]') as { text: string }[];
  localStorage.setItem(key, JSON.stringify(cards.map((card) => ({ ...card, label: card.text === 'Logo' ? 'brand' : 'web' })))); // prettier-ignore
  openApp('kanban', prompt);
  expect(textsOf('.kanban-choices label')).toEqual(['Assignee', 'Label']);
  expect(textsOf('[data-only="label"] option')).toEqual(['All', 'brand', 'web']);
  fill({ '[data-only="label"]': 'web' });
  expect(textsOf('.card-text')).toEqual(['Icons']);
});

it('takes the words of a filter for views where they are, for heaps or fields otherwise', () => {
  openApp('todo', 'Task list with filters: urgent, waiting, done');
  expect(textsOf('[data-view]')).toEqual(['All', 'Active', 'Done']);
  expect(textsOf('#task-category option')).toEqual(['–', 'Urgent', 'Waiting']);
  openApp('todo', 'To-do list, filter by project and room');
  expect(textsOf('.todo-only label')).toEqual(['Project', 'Room']);
  openApp('todo', 'Lista de la compra con filtros: pendientes, compradas');
  expect(textsOf('[data-view]').slice(1)).toEqual(['Pendientes', 'Compradas']);
});

it('calls a part of a town as the prompt does, and lists what stands before the word', () => {
  openApp('directory', 'Restaurant directory for Porto, filter by cuisine and neighbourhood, sort by any column, and export'); // prettier-ignore
  expect(textsOf('[data-filters] label')).toEqual(['Search', 'Neighbourhood', 'Cuisine']);
  expect(textsOf('.entry h2')[0]).toBe('Sample: restaurant 1');
  expect(textsOf('#find-group option')).not.toContain('Any column');
});
