// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

describe('a sum whose rule is told', () => {
  it('counts what is told for each, in the ways that are told', () => {
    openApp('calculator', 'Dosage calculator for plant food: 5 ml per litre, options for seedlings (half strength) and flowering (1.5x)'); // prettier-ignore
    fill({ '[name="of0"]': '20' });
    expect(seek('[data-main]').textContent).toBe('100 ml');
    const ways = [...document.querySelectorAll<HTMLInputElement>('[name="way"]')];
    expect(ways).toHaveLength(3);
    const answers = ways.slice(1).map((way) => {
      way.checked = true;
      way.dispatchEvent(new Event('input', { bubbles: true }));
      return seek('[data-main]').textContent;
    });
    expect(answers).toEqual(['50 ml', '150 ml']);
  });

  it('takes several rates for the same people, and hours beside them', () => {
    openApp('calculator', 'party catering calculator: 250 g of meat per person, 3 drinks per guest per hour, 0.5 kg salad for every 4 people'); // prettier-ignore
    expect(textsOf('.sum-field label').slice(0, 2)).toEqual(['People', 'Hours']);
    fill({ '[name="of0"]': '8', '[name="of1"]': '2' });
    expect(textsOf('[data-answer]')).toEqual(['2,000 g', '48 drinks', '1 kg']);
  });

  it('takes a discount off', () => {
    openApp('calculator', 'window washing calculator £18 per hour, 10% discount');
    fill({ '[name="of0"]': '3' });
    expect(seek('[data-main]').textContent).toBe('£48.60');
  });
});

describe('a sum whose rule nobody told', () => {
  it.each(['cat age in human years calculator', 'aquarium stocking calculator'])(
    'is owned up to: %j',
    (prompt) => {
      expect(readBrief(prompt).limits.join(' ')).toContain('I do not know the rule');
      openApp('calculator', prompt);
      expect(document.querySelector('[data-main]')).toBeNull();
    },
  );

  it.each([
    'calculator',
    'a simple pink calculator with memory keys',
    'mortgage calculator',
    'BMI calculator',
    'tile calculator',
    'feed calculator: 5 ml per litre',
  ])('is none of these: %j', (prompt) =>
    expect(readBrief(prompt).limits.join(' ')).not.toContain('the rule'),
  );
});

it('keeps results with their numbers and their day where a history is asked for', () => {
  const prompt = 'BMI calculator metric and imperial with a history of my last results and a chart';
  openApp('calculator', prompt);
  expect(seek<HTMLInputElement>('[name="units"][value="metric"]').checked).toBe(true);
  fill({ '[name="weight"]': '80' });
  seek('[data-keep]').click();
  openApp('calculator', prompt);
  expect(textsOf('[data-kept] li')[0]).toContain('80');
  expect(document.querySelectorAll('[data-kept-columns] li')).toHaveLength(1);
  openApp('calculator', 'BMI calculator');
  expect(document.querySelector('[data-keep]')).toBeNull();
});

it('weighs grades by credits, and with what was reached before', () => {
  openApp('calculator', 'GPA calculator with credits per course and letter grades');
  const rows = [...document.querySelectorAll('[data-rows] tr')];
  ['A', 'B'].forEach((letter, at) => {
    const choice = rows[at]?.querySelector('select');
    if (!choice) throw new Error('A row has no grades.');
    choice.value = letter;
    choice.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(seek('[data-gpa]').textContent).toBe('3.50');
  fill({ '[data-before="gpa"]': '2.5', '[data-before="credits"]': '6' });
  expect(seek('[data-overall]').textContent).toBe('Overall GPA: 3.00');
});
