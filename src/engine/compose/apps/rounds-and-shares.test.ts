// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const chips = (task: string) =>
  [...document.querySelectorAll('.task')]
    .filter((row) => row.querySelector('.task-text')?.textContent === task)
    .flatMap((row) => [...row.querySelectorAll('.task-fields span')].map((chip) => chip.textContent));

describe('what comes back', () => {
  const chart = 'a chore chart for three flatmates Ana, Ben and Cleo with points';

  it('goes to the next person and earns points when it is ticked off', () => {
    openApp('todo', chart);
    expect(chips('Dishes')).toEqual(['Ana', '1 point', 'every day']);
    seek('.task [type="checkbox"]').click();
    expect(chips('Dishes').slice(0, 3)).toEqual(['Ben', '1 point', 'every day']);
    expect(chips('Dishes')[3]).toMatch(/^again .*Nov 24/);
    expect(textsOf('[data-points] li')).toEqual(['Ana1', 'Ben0', 'Cleo0']);
    expect(seek('[data-left]').textContent).toBe('3');
  });

  it('is due again when its days have gone, and goes back when it is unticked', () => {
    openApp('todo', chart);
    seek('.task [type="checkbox"]').click();
    seek('.task:last-child [type="checkbox"]').click();
    expect(chips('Dishes')).toEqual(['Ana', '1 point', 'every day']);
    seek('.task [type="checkbox"]').click();
    vi.setSystemTime(new Date('2026-11-24T08:00:00'));
    openApp('todo', chart);
    expect(seek('[data-left]').textContent).toBe('4');
  });

  it.each([
    ['medication reminder list: Metformin 8:00 and 20:00, Vitamin D 9pm', ['Metformin', 'Metformin', 'Vitamin D'], ['08:00', 'every day']],
    ['plant watering schedule for Monstera every 7 days, Cactus every 3 weeks', ['Monstera', 'Cactus'], ['every 7 days']],
  ])('is told with its times and days: %s', (prompt, tasks, first) => {
    expect(readBrief(prompt).kind.value).toBe('todo');
    openApp('todo', prompt);
    expect(textsOf('.task-text')).toEqual(tasks);
    expect(chips(tasks[0] ?? '').slice(0, first.length)).toEqual(first);
  }); // prettier-ignore

  it('does not take the key that ends a change for a press of the button after it', () => {
    openApp('todo', chart);
    seek('.task [data-edit]').click();
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    seek('.task-field').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('shares by weight', () => {
  const rent =
    'split the rent by room size for three flatmates: 1200 euros, rooms 12, 15 and 20 square metres';

  it('add up to the cent, and are kept', () => {
    openApp('calculator', rent);
    expect(textsOf('[data-result] b')).toEqual(['€306.38', '€382.98', '€510.64']);
    fill({ '#share-sum': '100' });
    expect(textsOf('[data-result] b')).toEqual(['€25.53', '€31.92', '€42.55']);
    openApp('calculator', rent);
    expect(seek('[data-total]').textContent).toBe('€100.00');
  });

  it('are those of a tip pool by hours', () => {
    const prompt = 'tip pool for six waiters by hours worked';
    expect(readBrief(prompt).kind.value).toBe('calculator');
    openApp('calculator', prompt);
    expect(textsOf('[data-result] b')).toHaveLength(6);
    expect(textsOf('.share-person:first-child span')).toEqual(['Name', 'Hours']);
  });

  it('leave a bill shared evenly to its own calculator', () => {
    openApp('calculator', 'bill splitter for friends');
    expect(document.querySelector('[data-result]')).toBeNull();
    expect(seek('[data-each]').textContent).not.toBe('');
  });
});

describe('a keeper of scores', () => {
  const score = (points: string) => {
    fill({ '[data-points]': points });
    send('[data-turn]');
  };

  it('counts down in darts, lets nobody throw too much, and knows who has won', () => {
    const prompt = 'score keeper for darts, 501, two players';
    expect(readBrief(prompt)).toMatchObject({ kind: { value: 'game' } });
    openApp('game', prompt);
    score('180');
    score('60');
    expect(textsOf('.score-sum')).toEqual(['321', '441']);
    score('400');
    expect(textsOf('.score-sum')).toEqual(['321', '441']);
    seek('[data-undo]').click();
    score('321');
    expect(seek('[data-now]').textContent).toBe('Player 1 wins');
    openApp('game', prompt);
    expect(seek('[data-now]').textContent).toBe('Player 1 wins');
  });

  it('counts up for the players that the prompt names', () => {
    openApp('game', 'score keeper for board games with players Ana, Ben and Cleo');
    score('12');
    expect(textsOf('.score-sum')).toEqual(['12', '0', '0']);
    expect(seek('[data-now]').textContent).toBe('Turn: Ben');
  });
});

describe('goals and limits', () => {
  it('count the books of the year', () => {
    const prompt = 'reading log with a yearly goal of 24 books';
    openApp('tracker', prompt);
    seek('[data-new]').click();
    fill({ '#record-title': 'Emma', '#record-author': 'Austen', '#record-date': '2026-03-01' });
    send('[data-editor]');
    expect(seek('[data-goal-said]').textContent).toBe('1 of 24 · 23 left');
    fill({ '#goal-target': '10' });
    openApp('tracker', prompt);
    expect(seek('[data-goal-said]').textContent).toBe('1 of 10 · 9 left');
    expect(seek('[data-goal-title]').textContent).toBe('Goal for 2026');
  });

  it('tell how much of a month’s money is left, and what is too much', () => {
    openApp('tracker', 'expense tracker with a monthly limit of 800 euros');
    fill({ '#spent-amount': '300', '#spent-what': 'Rent', '#spent-date': '2026-11-02' });
    send('[data-adder]');
    expect(seek('[data-goal-said]').textContent).toBe('€300.00 of €800.00 · €500.00 left');
    fill({ '#spent-amount': '600', '#spent-what': 'Car', '#spent-date': '2026-11-03' });
    send('[data-adder]');
    expect(seek('[data-goal-said]').textContent).toBe('€900.00 of €800.00 · €100.00 too much');
    expect(seek('[data-goal]').hasAttribute('data-over')).toBe(true);
  });

  it('are not there unasked', () => {
    openApp('tracker', 'expense tracker');
    expect(document.querySelector('[data-goal]')).toBeNull();
  });
});

describe('tools that hold what they are told', () => {
  it('packs for the trips that the prompt names, by trip', () => {
    openApp('todo', 'packing list generator for a beach holiday and camping');
    expect(textsOf('.task-text')).toContain('Tent and pegs');
    expect(textsOf('.task-text')).not.toContain('Ski jacket');
    fill({ '#task-only': 'Camping' });
    expect(textsOf('.task-text')).not.toContain('Swimwear');
  });

  it('seats guests at tables', () => {
    openApp('kanban', 'wedding seating planner with 8 tables of 10 guests: Ana, Ben, Cleo, Dev');
    const heads = textsOf('.kanban h2');
    expect(heads).toHaveLength(9);
    expect(heads.at(-1)).toMatch(/^Table 8/);
    expect(document.body.textContent).toContain('Cleo');
  });

  it('asks which subject is studied', () => {
    openApp('timer', 'study timer with subjects maths, physics and history');
    expect(textsOf('#timer-subject option')).toEqual(['Maths', 'Physics', 'History']);
    expect(textsOf('[data-sums] li')[0]).toBe('Maths: 0 min');
  });

  it('has an aisle and a quantity for a shopping list', () => {
    openApp('todo', 'shopping list by aisle with quantities');
    fill({ '#new-task': 'Milk', '#task-quantity': '2', '#task-aisle': 'Dairy' });
    send('[data-adder]');
    expect(chips('Milk')).toEqual(['2', 'Dairy']);
  });

  it('counts today’s glasses towards the goal of a day', () => {
    const prompt = 'water intake tracker 8 glasses a day';
    expect(readBrief(prompt)).toMatchObject({
      kind: { value: 'tracker' },
      offer: { value: 'water intake tracker' },
    });
    openApp('tracker', prompt);
    fill({ '#spent-amount': '3', '#spent-date': '2026-11-23' });
    send('[data-adder]');
    expect(seek('[data-goal-said]').textContent).toMatch(/^3 glasses of 8 glasses · 5 glasses left/);
  });

  it.each([
    ['secret santa draw for Ana, Ben and Cleo', 'game'],
    ['car maintenance log with mileage and cost', 'tracker'],
    ['movie log, 50 films a year', 'tracker'],
    ['cat feeding schedule: Miso 7:00 and 18:00', 'todo'],
    ['sourdough recipe scaler', 'calculator'],
    ['bill splitter for a holiday with Ana, Ben and Cleo', 'tracker'],
    ['parking space booking for 6 spaces', 'booking'],
  ])('is that tool, and no site about it: %s', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
    expect(readBrief(prompt).name).toBeNull();
  });

  it('draws among the people named', () => {
    openApp('game', 'secret santa draw for Ana, Ben and Cleo');
    expect(seek<HTMLTextAreaElement>('[data-names]').value).toBe('Ana\nBen\nCleo');
  });
});
