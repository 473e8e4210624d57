// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteKind } from '@/domain/site/vocabulary';
import { readBrief } from '../../brief/read-brief';
import { findWords } from '../../plan/words/find-words';
import { findApp } from './find-app';
import { loadAllCopy } from '../../plan/load-copy';
import { runScript } from '../../../../tests/support/made-apps/run-script';

await loadAllCopy();

function open(kind: SiteKind, prompt: string): void {
  const brief = readBrief(prompt);
  const context = { brief, name: 'Test', words: findWords('en'), seed: 3, level: 2 as const };
  const app = findApp(kind);
  document.documentElement.lang = 'en';
  document.body.innerHTML = app?.html(context).markup ?? '';
  runScript(app?.script(context) ?? '');
}
const find = <T extends Element = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
const submit = (selector: string): boolean =>
  find(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const press = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the todo app', () => {
  const prompt = 'todo app, filter All / Active / Completed, when empty show "Enjoy your day."';
  const add = (text: string) => {
    find<HTMLInputElement>('#new-task').value = text;
    submit('[data-adder]');
  };

  it('adds, ticks off, filters, changes and deletes tasks, and has them after a reload', () => {
    open('todo', prompt);
    expect(find('[data-empty-text]').textContent).toBe('Enjoy your day.');
    add('Water the plants');
    add('<b>Bold</b>');
    add('   ');
    expect(texts('.task-text')).toEqual(['Water the plants', '<b>Bold</b>']);

    find('.task [type="checkbox"]').click();
    expect(find('[data-left]').textContent).toBe('1');
    find('[data-view="completed"]').click();
    expect(texts('.task-text')).toEqual(['Water the plants']);

    open('todo', prompt);
    expect(texts('.task-text')).toEqual(['Water the plants', '<b>Bold</b>']);
    expect(find<HTMLInputElement>('.task [type="checkbox"]').checked).toBe(true);

    find('.task [data-edit]').click();
    find<HTMLInputElement>('.task-field').value = 'Water the roses';
    press(find('.task-field'), 'Enter');
    expect(texts('.task-text')[0]).toBe('Water the roses');
    find('.task [data-remove]').click();
    expect(texts('.task-text')).toEqual(['<b>Bold</b>']);
  });

  it('works where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    open('todo', prompt);
    add('Once');
    expect(texts('.task-text')).toEqual(['Once']);
    vi.restoreAllMocks();
  });
});

describe('the board', () => {
  it('moves a card with the keyboard, says where it is, and keeps it', () => {
    const prompt = 'kanban board with To do, Doing and Done columns';
    open('kanban', prompt);
    find<HTMLInputElement>('[data-column] input').value = 'Write';
    submit('[data-column] [data-adder]');
    find('.card-grip').click();
    press(find('.card-grip'), 'ArrowRight');
    press(find('.card-grip'), 'ArrowRight');
    press(find('.card-grip'), 'ArrowRight');
    expect(find('[data-status]').textContent).toBe('Write: Done, place 1 of 1');
    press(find('.card-grip'), 'Escape');
    press(find('.card-grip'), 'ArrowLeft');
    expect(texts('[data-count]')).toEqual(['0', '0', '1']);
    open('kanban', prompt);
    expect(texts('[data-count]')).toEqual(['0', '0', '1']);
  });
});

describe('the timer', () => {
  it('counts a finished session of today and goes on to the break', () => {
    vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
    open('timer', 'pomodoro timer with 2/1 minutes');
    find('[data-start]').click();
    vi.advanceTimersByTime(30_000);
    expect(find('[data-time]').textContent).toBe('01:30');
    find('[data-pause]').click();
    vi.advanceTimersByTime(60_000);
    expect(find('[data-time]').textContent).toBe('01:30');
    find('[data-start]').click();
    vi.advanceTimersByTime(91_000);
    expect(find('[data-today]').textContent).toBe('1');
    expect(find('[data-time]').textContent).toBe('01:00');
    open('timer', 'pomodoro timer with 2/1 minutes');
    expect(find('[data-today]').textContent).toBe('1');
  });
});

describe('the calculators', () => {
  it('work out a mortgage', () => {
    open('calculator', 'mortgage calculator in euros');
    const set = (name: string, value: string) => (find<HTMLInputElement>(`#sum-${name}`).value = value);
    set('amount', '200000');
    set('down', '0');
    set('rate', '6');
    set('years', '30');
    find('fieldset').dispatchEvent(new Event('input', { bubbles: true }));
    expect(find('[data-payment]').textContent).toBe('€1,199');
    expect(find('[data-interest]').textContent).toBe('€231,676');
    expect(document.querySelectorAll('[data-rows] tr')).toHaveLength(30);
  });

  it('read sums with the usual order of signs', () => {
    open('calculator', 'scientific calculator');
    const line = find<HTMLInputElement>('[data-line]');
    for (const [sum, value] of [
      ['2+3*4', '14'],
      ['(2+3)*4', '20'],
      ['2^3^2', '512'],
      ['-2^2', '-4'],
      ['0.1+0.2', '0.3'],
      ['√9+5!', '123'],
      ['1/0', 'No result'],
    ] as const) {
      line.value = sum;
      line.dispatchEvent(new Event('input', { bubbles: true }));
      expect(find('[data-result]').textContent, sum).toBe(value);
    }
  });
});

describe('the poll', () => {
  it('shows shares as votes come in and keeps them', () => {
    const prompt = 'A poll page: "Lunch?" with pizza, sushi, tacos';
    open('poll', prompt);
    for (const choice of ['Pizza', 'Pizza', 'Tacos']) {
      find<HTMLInputElement>(`[value="${choice}"]`).checked = true;
      submit('[data-vote]');
    }
    expect(texts('[data-share]')).toEqual(['67%', '0%', '33%']);
    open('poll', prompt);
    expect(texts('[data-share]')).toEqual(['67%', '0%', '33%']);
  });
});
