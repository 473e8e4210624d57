// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { readTargets } from './told-targets';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const add = (amount: string, category: string, date: string): void => {
  fill({ '[name="amount"]': amount, '[name="date"]': date, '[name="what"]': 'x', '[name="category"]': category }); // prettier-ignore
  send('form');
};

it('fills each goal with all that was ever put aside for it', () => {
  openApp('tracker', 'savings goals: a canoe 1200, piano €4,000. Show what is left.');
  add('300', 'Canoe', '2024-02-01');
  add('150', 'Canoe', '2026-02-01');
  expect(textsOf('.spent-bar')).toEqual([
    'Canoe€450.00 / €1,200.00 · 38 % · €750.00 left',
    'Piano€0.00 / €4,000.00 · 0 % · €4,000.00 left',
  ]);
});

it('holds each category against its own budget, by the month', () => {
  openApp('tracker', 'Budget app with a budget per category: food 200, petrol 80');
  add('90', 'Petrol', new Date().toISOString().slice(0, 10));
  add('50', 'Food', '2020-01-01');
  expect(textsOf('.spent-bar')).toEqual(['Food£50.00 / £200.00 · 25 % · £150.00 left', 'Petrol£0.00 / £80.00 · 0 % · £80.00 left']); // prettier-ignore
});

it.each([
  ['saving for a drone (£300) and skis (£220)', { Drone: 300, Skis: 220 }],
  ['expense tracker: food 20, rent 30', {}],
  ['savings tracker for a house, 50000 euros', {}],
])('reads what is told: %s', (prompt, targets) => {
  expect(readTargets({ brief: readBrief(prompt) })).toEqual(targets);
});

it('saves for one thing until it is there, whatever the year', () => {
  openApp('tracker', 'savings goal tracker for a kayak, 700 euros');
  add('100', 'Gift', '2023-05-05');
  expect(textsOf('[data-goal-said]')[0]).toContain('€100.00 of €700.00');
});
