// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { encode } from 'uqr';
import { runInThisContext } from 'node:vm';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { qrScript } from './calculators/qr-script';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it.each([
  ['Sign-in demo with register, log in and a profile page, at least 10 characters', 'calculator'],
  ['login page mockup with sign up and forgot password, local only', 'calculator'],
  ['QR code maker: type a link, choose size and colour, download as PNG or SVG', 'calculator'],
  ['a QR code generator for wifi and links', 'calculator'],
  ['Meeting cost calculator: number of people, average hourly rate in dollars', 'calculator'],
  ['meeting cost counter for our team', 'calculator'],
])('makes a tool of “%s”', (prompt, kind) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe(kind);
  expect(brief.limits.join(' ')).not.toContain('more than I can build');
});

it('registers, refuses a wrong password, sets a new one, and keeps who is signed in', async () => {
  const prompt = 'Sign-in demo with register, forgot password, at least 10 characters for the password';
  openApp('calculator', prompt);
  const say = () => seek('[data-status]').textContent ?? '';
  seek('[data-mode="up"]').click();
  fill({ '#sign-name': 'Ada', '#sign-mail': 'ada@mail.example', '#sign-password': 'engine-room-9' });
  send('[data-outside]');
  await vi.waitFor(() => expect(seek('[data-inside]').hidden).toBe(false));
  expect(seek('[data-hello]').textContent).toBe('Signed in as Ada.');
  openApp('calculator', prompt);
  expect(seek('[data-inside]').hidden).toBe(false);
  expect(localStorage.getItem('test-accounts')).not.toContain('engine-room');
  seek('[data-out]').click();
  fill({ '#sign-mail': 'ada@mail.example', '#sign-password': 'wrong-password' });
  send('[data-outside]');
  await vi.waitFor(() => expect(say()).toBe('That is not the password of this account.'));
  seek('[data-mode="reset"]').click();
  fill({ '#sign-mail': 'ada@mail.example', '#sign-password': 'another-one-7' });
  send('[data-outside]');
  await vi.waitFor(() => expect(say()).toContain('The new password is set.'));
  fill({ '#sign-mail': 'nobody@mail.example', '#sign-password': 'another-one-7' });
  send('[data-outside]');
  await vi.waitFor(() => expect(say()).toContain('no account'));
  expect(seek<HTMLInputElement>('#sign-password').minLength).toBe(10);
  expect(seek('[data-password-name]').textContent).toBe('Password');
});

it('counts what a meeting costs', () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T10:00') });
  openApp('calculator', 'Meeting cost calculator: 8 people, hourly rate $60, running timer');
  expect(textsOf('[data-minute]')).toEqual(['$8.00']);
  seek('[data-start]').click();
  vi.advanceTimersByTime(90_000);
  expect(seek('[data-cost]').textContent).toBe('$12.00');
  seek('[data-pause]').click();
  vi.advanceTimersByTime(90_000);
  expect(seek('[data-cost]').textContent).toBe('$12.00');
  vi.useRealTimers();
});

it.each(['https://example.com', 'x'.repeat(300), 'Grüße – 駅', 'a'.repeat(1500)])(
  'draws the same code for “%s” as another maker',
  (text) => {
    const dark = runInThisContext(`(() => { ${qrScript.replaceAll(/const app[^]*$/g, '')}
return makeCode(${JSON.stringify(text)}); })()`) as boolean[][];
    const same = [0, 1, 2, 3, 4, 5, 6, 7].some((maskPattern) => {
      const { data } = encode(text, { ecc: 'M', boostEcc: false, border: 0, maskPattern });
      return JSON.stringify(data) === JSON.stringify(dark);
    });
    expect(same).toBe(true);
  },
);

it('begins a loan and a booking with what the prompt says of them', () => {
  openApp('calculator', 'loan calculator in dollars for $15,000 at 7.5% over 4 years');
  expect(seek<HTMLInputElement>('[name="amount"]').value).toBe('15000');
  expect(seek<HTMLInputElement>('[name="rate"]').value).toBe('7.5');
  openApp('booking', 'Hair salon booking app: choose a stylist (Mona, Ravi or Jules), a service (Cut 45 min, Blow-dry 30 min), a time between 9 and 18, Tuesday to Saturday'); // prettier-ignore
  expect(textsOf('#book-person option')).toEqual(['Mona', 'Ravi', 'Jules']);
  const days = [...document.querySelectorAll('.week-day')].map((day) => day.querySelectorAll('button').length); // prettier-ignore
  expect(days.toSorted((one, other) => one - other)).toEqual([0, 0, 17, 17, 17, 17, 17]);
});

it('gives the aisles of a shopping list to choose from', () => {
  openApp('todo', 'Shared shopping list with aisles Fruit, Dairy, Bakery and Frozen, quantities');
  expect(textsOf('#task-aisle option').join()).toContain('Fruit,Dairy,Bakery,Frozen');
});

it.each([
  ['Shared shopping list with aisles Fruit, Dairy, Bakery and Frozen, tick things off', 'todo', /one device|^$/],
  ['Forum for apartment residents with boards Noise, Repairs and Lost & Found, mark as solved', 'forum', /^What is entered stays/],
  ['Tic tac toe against the computer, easy or hard, I play X, keep the score', 'game', /^$/],
  ['A quiz on European capitals with 10 questions, lives instead of a timer: 3 wrong answers end the game', 'quiz', /lives/],
  ['Metronome with BPM slider from 40 to 220, tap tempo', 'timer', /^$/],
  ['Team picker: paste names, choose number of teams, shuffle fairly', 'game', /^$/],
  ['an app that splits my class into random groups of four', 'game', /^$/],
  ['Poll page "Which day suits you best?" with Monday and Friday, results as bars, export to CSV', 'poll', /no export/],
])('reads “%s” as it is meant', (prompt, kind, says) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe(kind);
  expect(brief.name).toBeNull();
  expect(brief.limits.join(' ')).toMatch(says);
}); // prettier-ignore

it('deals names into teams and keeps them', () => {
  const prompt = 'Team picker: paste names, choose number of teams, shuffle fairly, copy the result';
  openApp('game', prompt);
  fill({ '#team-names': 'Ada, Ben\nCleo\nDan\nEve', '#team-count': '2' });
  send('[data-choices]');
  const sizes = [...document.querySelectorAll('.teams-list li')].map((team) => team.querySelectorAll('span').length); // prettier-ignore
  expect(sizes).toEqual([3, 2]);
  const dealt = textsOf('.teams-list li');
  openApp('game', prompt);
  expect(textsOf('.teams-list li')).toEqual(dealt);
  fill({ '#team-names': 'Ada' });
  send('[data-choices]');
  expect(seek('[data-status]').textContent).toBe('Write at least two names first.');
});

it('beats as fast as it is set, in the bars of the prompt', () => {
  openApp('timer', 'Metronome with BPM slider from 40 to 220, tap tempo, 3/4 and 4/4 accents');
  expect(textsOf('#metronome-bar option')).toEqual(['3/4', '4/4']);
  fill({ '#metronome-bpm': '140' });
  expect(seek('[data-tempo]').textContent).toBe('140');
  expect(document.querySelectorAll('[data-beats] li')).toHaveLength(4);
  send('[data-choices]');
  expect(seek('[data-go]').textContent).toBe('Pause');
  send('[data-choices]');
});

it('sets no clock where one is not wanted', () => {
  openApp('quiz', 'A quiz on European capitals with 10 questions, lives instead of a timer');
  expect(document.querySelector('.quiz-clock-choice')).toBeNull();
});

it('lets a person choose how well the page plays', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  openApp('game', 'Tic tac toe against the computer, easy or hard');
  seek('.tic-board button:nth-child(5)').click();
  seek('.tic-board button:nth-child(2)').click();
  expect(textsOf('.tic-board button').join('|')).toBe('O|X|O||X||||');
  seek('.levels [value="2"]').click();
  seek('.tic-board button:nth-child(5)').click();
  seek('.tic-board button:nth-child(2)').click();
  expect(textsOf('.tic-board button')[7]).toBe('O');
  vi.restoreAllMocks();
});

it('asks for the capitals of the continent that the prompt names', () => {
  openApp('quiz', 'A quiz on European capitals with 10 questions');
  const text = document.body.innerHTML + (localStorage.getItem('test-quiz') ?? '');
  expect(text).not.toContain('desert');
  seek('[data-begin]').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(seek('[data-app]').textContent).toMatch(/What is the capital of (?!Japan|Egypt|Canada)/);
});
