// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { readBrief } from '../../brief/read-brief';
import { makePlan } from '../../plan/make-plan';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('takes nobody for an aisle', () => {
  openApp('todo', 'shared grocery list for me and my girlfriend Lea with aisles and tick off');
  expect(seek('#task-aisle').tagName).toBe('INPUT');
});

it('votes on what the prompt names, between what it lists', () => {
  openApp('poll', 'Vote for the name of our new boat: Salty, Gulliver, Windy, Dolly. One vote each, show results as bars');
  expect(seek('legend').textContent).toBe('Name of our new boat');
  expect(textsOf('.poll-option label').map((text) => text.replace(/\s.*/su, ''))).toEqual(['Salty', 'Gulliver', 'Windy', 'Dolly']);
}); // prettier-ignore

it('counts down to what is waited for, in the units that are told', () => {
  const prompt = "Countdown to our baby's due date 14 March 2027, in pastel, with weeks and days";
  const plan = makePlan(readBrief(prompt), 1);
  expect(plan.name).toBe('Countdown');
  openApp('timer', prompt);
  expect([...document.querySelectorAll<HTMLElement>('[data-unit]')].map(({ dataset }) => dataset['unit'])).toEqual(['weeks', 'days']); // prettier-ignore
  expect(seek('.until-day').textContent).toContain('2027');
  expect(plan.pages[0]?.sections[0]?.content.lede).not.toContain('second');
});

it('drinks by the day, with the buttons that are told', () => {
  openApp('tracker', 'water intake tracker with 250 ml buttons, goal 2.5 litres, weekly chart');
  expect(seek<HTMLInputElement>('[data-goal-target]').value).toBe('2500');
  expect(textsOf('[data-quick]')).toEqual(['+250 ml']);
});

it('shows how many sessions the day is to bring', () => {
  openApp('timer', 'pomodoro 45/15 with a daily goal of 6 sessions');
  expect(document.querySelectorAll('[data-dots] [data-open]')).toHaveLength(6);
});

it('puts chores on the wheel, and rooms in a share by their size', () => {
  openApp('game', 'Family chore wheel for Paul, Nina and Omi: dishes, vacuum, bathroom, plants');
  expect(seek<HTMLTextAreaElement>('[data-names]').value.split('\n')).toEqual(['Dishes', 'Vacuum', 'Bathroom', 'Plants']);
  openApp('calculator', 'Rent split calculator for 3 rooms by size: 18 m2, 14 m2 and 11 m2, rent 1450 euro');
  expect(textsOf('[data-result] li')).toHaveLength(3);
}); // prettier-ignore

it('is a sheet on which people sign up, or a log with its own choices', () => {
  const potluck = 'Potluck sign-up: starters, mains, salads, desserts, drinks; people put their name and dish';
  expect(readBrief(potluck).kind.value).toBe('tracker');
  openApp('tracker', potluck);
  expect(textsOf('[name="sort"] option').slice(-5)).toEqual(['Starters', 'Mains', 'Salads', 'Desserts', 'Drinks']);
  openApp('tracker', 'baby feeding log: time, left or right, minutes, wet nappy yes/no');
  expect(textsOf('[data-sorter]').map((text) => text.replace(/\s*[↑↕]$/u, ''))).toEqual(['Time', 'Left or right', 'Minutes', 'Wet nappy']);
}); // prettier-ignore

it('knows flash cards behind other words, and is called what stands there', () => {
  const brief = readBrief('word of the day flashcards German articles der die das');
  expect(brief.kind.value).toBe('flashcards');
  expect(brief.offer?.value).toBe('word of the day flashcards');
});

it('adds known costs of a trip up, and keeps others day by day', () => {
  const kindOf = (prompt: string) => readBrief(prompt).kind.value;
  expect(kindOf('Trip budget for Iceland: flights 420, car 610, hotels 880. Budget 2500 €, 4 people')).toBe('calculator');
  expect(kindOf('Budget tracker with categories food, rent, fun')).toBe('tracker');
  expect(kindOf('Monthly budget 600 euros, categories rent, food, books; track my spending')).toBe('tracker');
}); // prettier-ignore

it('borrows the one large number that is told, and pays nothing down unasked', () => {
  openApp('calculator', 'mortgage calculator in euro, 320000 at 3.8% over 30 years');
  expect(seek<HTMLInputElement>('#sum-amount').value).toBe('320000');
  expect(seek('[data-borrowed]').textContent).toBe('€320,000');
});

it('is called without how it is shown', () => {
  expect(readBrief('tabata timer full screen with exercises: squats, plank').offer?.value).toBe(
    'tabata timer',
  );
});

it('names the exercise of each round, twenty seconds of it in a Tabata', () => {
  openApp('timer', 'tabata timer with exercises: squats, push-ups, plank, burpees');
  expect(seek('[data-mode-name]').textContent).toBe('Work · Squats');
  expect(seek('[data-time]').textContent).toBe('00:20');
  openApp('timer', 'Egg timer: soft 5, medium 7, hard 10 minutes');
  expect(textsOf('[data-preset]')).toEqual(['Soft · 5 min', 'Medium · 7 min', 'Hard · 10 min']);
});

it('splits the bills of a flat, books a desk, and gives cards what each is to have', () => {
  const flat = readBrief('split bills app for our flat: Jo, Max, Ines. categories rent, food, internet');
  expect([flat.kind.value, flat.offer?.value]).toEqual(['tracker', 'split bills']);
  expect(readBrief('Book a desk: 12 desks, Monday to Friday').kind.value).toBe('booking');
  openApp('kanban', 'A kanban board with columns To buy, To do, Done, and cost per card');
  expect(document.querySelector('[data-column] [name="cost"], template')).not.toBeNull();
  expect(readBrief('to do list for my small bakery team, deadline').offer?.value).toBe('to do list');
});
