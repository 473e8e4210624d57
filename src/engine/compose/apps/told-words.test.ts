// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('gives tasks the levels of priority and the words on the button that are told', () => {
  openApp('todo', 'Todo app with a due date and priority (low, normal, urgent). The add button says "Put it on the pile"');
  expect(textsOf('#task-priority option')).toEqual(['–', 'Low', 'Normal', 'Urgent']);
  expect(textsOf('[data-adder] button')).toContain('Put it on the pile');
}); // prettier-ignore

it('begins with the cards that are told, each in its column', () => {
  openApp('kanban', 'Kanban with columns Pitch, Record, Edit. Start with the cards "Interview with the mayor" in Pitch and "Episode 12" in Edit.');
  expect(textsOf('.kanban-column, [data-column]').length).toBeGreaterThan(0);
  const kept = [...document.querySelectorAll('[data-column]')].map((one) => one.textContent ?? '');
  expect(kept.some((text) => text.includes('Interview with the mayor'))).toBe(true);
}); // prettier-ignore

it('counts habits against their goals for a week', () => {
  openApp('habits', 'Habit tracker, weekly goal per habit: Run 3 times, Read 5x, Meditate 7 times. Streaks');
  expect(textsOf('tbody th').map((text) => text.replace(/ · .*$/u, ''))).toEqual(['Run0 of 3', 'Read0 of 5', 'Meditate0 of 7']);
  fill({ '[name="name"]': 'Swim', '[name="goal"]': '2' });
  send('[data-adder]');
  expect(textsOf('tbody th').at(-1)).toMatch(/^Swim0 of 2/u);
}); // prettier-ignore

it('adds spending up by the month with the told budget, categories and further fields', () => {
  openApp('tracker', 'Expense tracker for a freelancer: date, client, category (Software, Travel), amount, VAT rate. Monthly budget 1,500 pounds, bar chart per month');
  expect(textsOf('#spent-category option')).toEqual(['Software', 'Travel']);
  expect(textsOf('[data-adder] label')).toEqual(expect.arrayContaining(['VAT rate', 'Client']));
  expect(seek<HTMLInputElement>('[data-goal-target]').value).toBe('1500');
}); // prettier-ignore

it.each(['Split costs with friends', 'A tool to split costs with flatmates: Ana, Ben and Chloe, in euros'])(
  'evens people out where costs are split: %s',
  (prompt) => {
    openApp('tracker', prompt);
    expect(document.querySelector('.splitter')).not.toBe(null);
  },
);

it('books with what members are asked for, at most so often a week', () => {
  openApp('booking', 'Booking page for a tennis club with 3 courts, members book with name and member number, at most 2 bookings per week each');
  expect(textsOf('[data-editor] label')).toContain('Member number');
}); // prettier-ignore

it('names the rows of a dashboard as told, and takes its figures up to the next statement', () => {
  openApp('dashboard', 'dashboard for a roastery: kilos roasted, wholesale orders, revenue in £; last 12 months; table of top customers Bean There, Grindhouse, Cafe Nero Leeds');
  expect(textsOf('tbody tr td:first-child, tbody tr th')).toEqual(expect.arrayContaining(['Bean There', 'Grindhouse', 'Cafe Nero Leeds']));
  expect(document.body.textContent).not.toContain('Cafe Nero Leeds;');
  expect(document.body.textContent).toContain('Revenue');
}); // prettier-ignore

it('calls the time of work as told, and starts with the space bar', () => {
  openApp('timer', 'Pomodoro timer with 50 minute focus and 10 minute break, space to start');
  expect(textsOf('[data-mode]')[0]).toMatch(/^Focus\s+50 min$/u);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect(seek('[data-app]').hasAttribute('data-running')).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect(seek('[data-app]').hasAttribute('data-running')).toBe(false);
});

it('shows the told columns of a table before anything stands in it', () => {
  openApp('crm', 'CRM with Client, Phone, Job value and Next call');
  expect(seek('[data-table]').hidden).toBe(false);
  expect(textsOf('thead th')).toEqual(['Client', 'Phone', 'Job value', 'Next call']);
});

it('says what is on the cards of a memory game', () => {
  openApp('game', 'Memory game with animals, best time');
  expect(seek('.memory-theme').textContent).toBe('Animals');
});

it('asks who it is where those are named, and takes hours of opening and the price of a day for what they are', () => {
  openApp('todo', 'Grocery list app: each item has a quantity and who buys it (Lou, Sam, Priya)');
  expect(textsOf('#task-person option')).toEqual(['–', 'Lou', 'Sam', 'Priya']);
  openApp('directory', 'Directory of climbing gyms: name, city, day pass price, opening hours, rating. Sort by rating');
  expect(textsOf('[data-order] option')).toEqual(['Newest first', 'By name', 'Day pass price', 'Rating']);
}); // prettier-ignore
