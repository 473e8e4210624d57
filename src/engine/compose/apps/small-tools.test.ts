// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a draw of names', () => {
  it('draws everybody once, says when the hat is empty, and keeps both lists', () => {
    openApp('game', 'random name picker for Ann, Ben and Cleo');
    type(seek<HTMLTextAreaElement>('[data-names]'), 'Ann\nBen\n\nAnn ');
    for (let draw = 0; draw < 3; draw += 1) seek('[data-draw]').click();
    expect(textsOf('[data-list] li').toSorted()).toEqual(['Ann', 'Ann', 'Ben']);
    seek('[data-draw]').click();
    expect(seek('[data-drawn]').textContent).toContain('Everybody has been drawn');
    openApp('game', 'random name picker');
    expect(seek<HTMLTextAreaElement>('[data-names]').value).toBe('Ann\nBen\nAnn');
    expect(textsOf('[data-list] li')).toHaveLength(3);
    seek('[data-again]').click();
    expect(textsOf('[data-list] li')).toEqual([]);
  });

  it('asks for names where there are none, and knows those of the prompt', () => {
    openApp('game', 'raffle');
    seek('[data-draw]').click();
    expect(seek('[data-drawn]').textContent).toBe('Write at least two names first.');
    openApp('game', 'name picker with Ann, Ben and Cleo');
    expect(seek<HTMLTextAreaElement>('[data-names]').value).toBe('Ann\nBen\nCleo');
  });
});

describe('a typing test', () => {
  it('counts five characters as a word, marks what is wrong, and keeps the best', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openApp('game', 'typing speed test');
    const field = seek<HTMLTextAreaElement>('[data-field]');
    const text = seek('[data-text]').textContent ?? '';
    type(field, `${text[0]}#`);
    expect(seek('[data-text] [data-wrong]').textContent).toBe(text[1]);
    vi.setSystemTime(Date.now() + 60_000);
    type(field, text);
    const speed = String(Math.round(text.length / 5));
    expect(seek('[data-speed]').textContent).toBe(speed);
    expect(seek('[data-status]').textContent).toBe(`Done: ${speed} words a minute, 100% right.`);
    openApp('game', 'typing speed test');
    expect(seek('[data-best]').textContent).toBe(speed);
  });
});

describe('a world clock', () => {
  it('tells the time of the cities that the prompt names, in its order', () => {
    vi.useFakeTimers({ now: new Date('2027-01-15T12:00:00Z') });
    openApp('timer', 'world clock with Tokyo, New Delhi and Cape Town');
    expect(textsOf('[data-list] h2')).toEqual(['Tokyo', 'New Delhi', 'Cape Town']);
    expect(textsOf('[data-list] time')).toEqual(['09:00 PM', '05:30 PM', '02:00 PM']);
    seek('[data-list] .app-small').click();
    expect(textsOf('[data-list] h2')).toEqual(['New Delhi', 'Cape Town']);
    openApp('timer', 'world clock with Tokyo');
    expect(textsOf('[data-list] h2')).toEqual(['New Delhi', 'Cape Town']);
  });

  it('adds a city once', () => {
    openApp('timer', 'world clock');
    const before = textsOf('[data-list] h2');
    const city = seek<HTMLSelectElement>('#new-city');
    city.value = 'Europe/Oslo';
    for (let time = 0; time < 2; time += 1)
      seek('[data-adder]').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(textsOf('[data-list] h2')).toEqual([...before, 'Oslo']);
  });
});

describe('a countdown to a day', () => {
  it('counts to the day that the prompt names', () => {
    vi.useFakeTimers({ now: new Date('2026-12-30T23:59:50') });
    openApp('timer', 'countdown to 1 January 2027');
    expect(textsOf('[data-unit]')).toEqual(['1', '00', '00', '10']);
    // A day goes by without a tick, as in a computer that sleeps.
    vi.setSystemTime(new Date('2026-12-31T23:59:58'));
    vi.advanceTimersByTime(1000);
    expect(textsOf('[data-unit]')).toEqual(['0', '00', '00', '01']);
    vi.advanceTimersByTime(1000);
    expect(seek('[data-countdown]').textContent).not.toContain('–');
    expect(document.querySelector('[data-unit]')).toBe(null);
  });
});

describe('a password generator', () => {
  const made = () => seek('[data-password]').textContent ?? '';

  it('makes what is chosen, of every sort, and another on asking', () => {
    openApp('calculator', 'password generator');
    expect(made()).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!#$%&*+\-=?@_~]).{16}$/u);
    const first = made();
    seek('[data-another]').click();
    expect(made()).not.toBe(first);
    for (const name of ['capital', 'digits', 'signs']) seek<HTMLInputElement>(`[name="${name}"]`).click();
    type(seek<HTMLInputElement>('[name="size"]'), '40');
    expect(made()).toMatch(/^[a-z]{40}$/u);
    seek<HTMLInputElement>('[name="small"]').click();
    expect(seek('[data-status]').textContent).toBe('Choose at least one sort of character.');
  });

  it('keeps the choices and no password', () => {
    openApp('calculator', 'password generator');
    type(seek<HTMLInputElement>('[name="size"]'), '24');
    expect(JSON.stringify({ ...localStorage })).not.toContain(made());
    openApp('calculator', 'password generator');
    expect(made()).toHaveLength(24);
  });
});
