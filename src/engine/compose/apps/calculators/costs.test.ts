// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import {
  fill,
  giveFile,
  openApp,
  pressKey,
  seek,
  textsOf,
} from '../../../../../tests/support/made-apps/open-app';
import { asksForCosts, readCosts } from './read-costs';

await loadAllCopy();
beforeEach(() => localStorage.clear());

describe('costs', () => {
  it('are read with what there is to spend and who shares it', () => {
    expect(readCosts('venue 6000, catering 4500, total budget £15,000, for 80 guests')).toEqual({
      costs: [{ name: 'Venue', amount: 6000 }, { name: 'Catering', amount: 4500 }], budget: 15_000, people: 80,
    }); // prettier-ignore
    expect(readCosts('Monthly budget calculator: salary 2600, rent 900, food 1.2k').budget).toBe(2600);
    expect(readCosts('quiz with 10 questions and 20 seconds each').costs).toEqual([]);
  });

  it.each([
    ['Wedding budget calculator', true],
    ['budget calculator for our trip to Norway', true],
    ['Budget calculator: rent €900, food €400 and fun €150, income €2000', true],
    ['50/30/20 budget calculator', false],
    ['Mortgage calculator, price 300000, deposit 30000', false],
    ['Break-even calculator: fixed costs 4000, price 12, cost 5', false],
    ['Fuel cost calculator', false],
  ])('are asked for or not: %s', (prompt, isAsked) => expect(asksForCosts(prompt)).toBe(isAsked));

  const prompt = 'Wedding budget calculator: venue 6000, catering 4500, dress 1200, total budget £15,000, show what is left'; // prettier-ignore

  it('are added up against the budget, and kept', () => {
    openApp('calculator', prompt);
    expect(seek('[data-main-word]').textContent).toBe('Left over');
    expect(seek('[data-main]').textContent).toBe('£3,300.00');
    fill({ '[data-rows] tr:nth-child(3) [type="number"]': '9000.10' });
    expect(seek('[data-verdict]').textContent).toBe('Over budget: £4,500.10');
    openApp('calculator', prompt);
    expect(seek('[data-main-word]').textContent).toBe('Over budget');
    expect(textsOf('[data-parts] b')).toEqual(['£9,000.10', '£6,000.00', '£4,500.00']);
  });

  it('take rows by keyboard, whatever is written into them, and from a file once', async () => {
    openApp('calculator', prompt);
    pressKey(seek('[data-rows] tr:last-child [type="number"]'), 'Enter');
    expect(document.querySelectorAll('[data-rows] tr')).toHaveLength(4);
    fill({ '[data-rows] tr:last-child [type="text"]': '<b>🎈</b>', '[data-rows] tr:last-child [type="number"]': '1e308' });
    expect(seek('[data-main]').textContent).toBe('£3,300.00');
    await giveFile('[data-import]', 'What for,Amount\nRings,700\nVenue,6000\n');
    expect(seek('[data-main]').textContent).toBe('£2,600.00');
    await giveFile('[data-import]', '<html>');
    expect(seek('[data-status]').textContent).toBe('That file could not be read.');
  }); // prettier-ignore

  it('say what each pays where they are shared', () => {
    openApp('calculator', 'Party budget calculator for 10 guests: room £200, food £300');
    expect(textsOf('[data-figures] dd')).toEqual(['£500.00', '£50.00']);
  });
});

it('counts a journey there and back, in litres or gallons', () => {
  openApp('calculator', 'fuel cost calculator: distance 100, litres per 100 km 6, price per litre 2, return trip, euros');
  expect(seek('[data-result="cost"]').textContent).toBe('€24.00');
  localStorage.clear();
  openApp('calculator', 'gas trip cost calculator, 120 miles, 30 mpg, $4 per gallon');
  expect(seek('[data-result="cost"]').textContent).toBe('$16.00');
}); // prettier-ignore
