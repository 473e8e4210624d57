// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { makeTokens } from '../style/make-tokens';
import { giveFile, openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await Promise.all([loadAllCopy(), loadAllLexicons()]);
beforeEach(() => localStorage.clear());

function choose(name: string, value: string): void {
  const field = seek<HTMLInputElement>(`[name="${name}"]`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('ages', () => {
  it.each([
    'age calculator',
    'calculator for how old I am in days',
    'exact age calculator with next birthday',
  ])('%s', (prompt) => {
    openApp('calculator', prompt);
    choose('from', '1990-02-28');
    choose('to', '2026-03-01');
    expect(seek('[data-years]').textContent).toBe('36 years');
    expect(seek('[data-span]').textContent).toBe('36 years, 1 day');
    expect(seek('[data-all-days]').textContent).toBe('13,150');
    expect(seek('[data-weekday]').textContent).toBe('Wednesday');
    expect(seek('[data-next]').textContent).toContain('364 days');
  });

  it('knows the birthday of the 29th of February in a short year', () => {
    openApp('calculator', 'age calculator');
    choose('from', '2000-02-29');
    choose('to', '2026-02-28');
    expect(seek('[data-years]').textContent).toBe('26 years');
    expect(seek('[data-next]').textContent).toContain('0 days');
  });

  it('keeps the day of birth, not the day of the question', () => {
    openApp('calculator', 'age calculator');
    choose('from', '1985-07-01');
    openApp('calculator', 'age calculator');
    expect(seek<HTMLInputElement>('[name="from"]').value).toBe('1985-07-01');
  });
});

describe('days between dates', () => {
  it.each([
    'calculator for the days between two dates',
    'date difference calculator',
    'working days calculator',
  ])('%s', (prompt) => {
    openApp('calculator', prompt);
    choose('from', '2026-01-31');
    choose('to', '2026-03-02');
    expect(seek('[data-years]').textContent).toBe('30 days');
    expect(seek('[data-weeks]').textContent).toBe('4 weeks, 2 days');
    expect(seek('[data-workdays]').textContent).toBe('20 days');
    expect(seek('[data-span]').textContent).toBe('1 month, 2 days');
    seek('[name="last"]').click();
    expect(seek('[data-years]').textContent).toBe('31 days');
  });

  it('leaves a dog’s age to others', () => {
    openApp('calculator', 'dog age calculator');
    expect(document.querySelector('[name="from"]')).toBeNull();
  });
});

describe('what a booking tool offers', () => {
  it('takes a nail studio for who books, not for what is booked', () => {
    openApp('booking', 'nail-studio booking app');
    expect(textsOf('#book-service option')).toEqual([
      'Manicure',
      'Gel polish',
      'Pedicure',
      'Removal and repair',
    ]);
  });

  it('reads its own table, and takes no time twice', async () => {
    openApp('booking', 'nail-studio booking app');
    const table =
      'Date,Time,Service,Name,Phone\r\n2031-03-03,09:00,Manicure,Ann,\r\n2031-03-03,09:00,Manicure,Ben,\r\nsoon,09:00,Manicure,Cleo,\r\n';
    await giveFile('[data-import]', table);
    expect(seek('[data-status]').textContent).toBe('1 imported');
    expect(document.querySelectorAll('.booked')).toHaveLength(1);
    await giveFile('[data-import]', table);
    expect(document.querySelectorAll('.booked')).toHaveLength(1);
  });

  it('still numbers rooms and music studios', () => {
    openApp('booking', 'booking app for four meeting rooms');
    expect(textsOf('#book-service option')).toHaveLength(4);
  });
});

it('shows a colour that was asked for on the buttons of a tool', () => {
  const plan = makePlan(readBrief('Pomodoro timer 25/5 with a tasks list. tomato red'), 1);
  expect(makeTokens(plan).colours.button.light).toBe('#ff6347');
});

it('leaves rows of a long list alone that did not change', () => {
  openApp('todo', 'todo app');
  for (const text of ['one', 'two', 'three']) {
    seek<HTMLInputElement>('[data-adder] [name="text"]').value = text;
    seek('[data-adder]').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
  const rows = [...document.querySelectorAll('.task')];
  seek('.task:nth-child(2) [type="checkbox"]').click();
  const after = [...document.querySelectorAll('.task')];
  expect(after[0]).toBe(rows[0]);
  expect(after[1]).not.toBe(rows[1]);
  expect(after[2]).toBe(rows[2]);
  expect(textsOf('.task-text')).toEqual(['one', 'two', 'three']);
});

describe('what a text and a floor come to', () => {
  it('counts words, signs and sentences, and keeps the text', () => {
    openApp('calculator', 'word counter');
    const field = seek<HTMLTextAreaElement>('[data-text]');
    field.value = "Don't panic. It's 3.5 km away!\nSecond line";
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(textsOf('.sum-results :is(output, dd)').slice(0, 5)).toEqual(['8', '42', '35', '3', '2']);
    openApp('calculator', 'word counter');
    expect(seek<HTMLTextAreaElement>('[data-text]').value).toContain('Second line');
    seek('[data-clear]').click();
    expect(seek('[data-words]').textContent).toBe('0');
  });

  it.each([
    ['calculator for tile quantity in a bathroom', 'tiles', '74'],
    ['how many tiles do I need calculator', 'tiles', '74'],
    ['calculator for concrete slab volume', 'volume', '1.32'],
    ['how much concrete calculator', 'bags', '115'],
  ])('%s', (prompt, hook, figure) => {
    openApp('calculator', prompt);
    expect(seek(`[data-result="${hook}"]`).textContent).toBe(figure);
  });
});

it.each([
  'a tool that tells me how much paint I need',
  'an app that shows how old I am',
  'a simple tool that works out how many tiles I need',
  'word counter',
  'a tool that counts the words of a text',
])('%s is a calculator', (prompt) => {
  expect(readBrief(prompt).kind.value).toBe('calculator');
});
