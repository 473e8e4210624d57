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
