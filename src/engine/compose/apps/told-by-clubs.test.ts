// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('counts what a flat has booked, whoever of it books', () => {
  openApp('booking', 'Laundry room booking: slots of 60 minutes from 8 to 20, max 1 booking a week per flat, they give name and flat number'); // prettier-ignore
  for (const [name, flat] of [['Ove', '3'], ['Ida', '3'], ['Kai', '4']] as const) {
    seek<HTMLButtonElement>('.week-time:enabled').click();
    fill({ '[name="name"]': name, '[name="phone"]': flat });
    send('form');
    if (name === 'Ida') expect(seek('[data-chosen]').textContent).toContain('3');
  }
  expect(textsOf('[data-list] li')).toHaveLength(2);
}); // prettier-ignore

it('lets a vote be changed, which counts once', () => {
  openApp('poll', 'Poll: which tree? Options: Oak, Ash, Elm. One vote per person, people may change their vote'); // prettier-ignore
  for (const name of ['Oak', 'Elm']) {
    seek<HTMLInputElement>(`[value="${name}"]`).checked = true;
    send('[data-vote]');
  }
  expect(textsOf('[data-share]')).toEqual(['0%', '0%', '100%']);
});

it('deals the cards into the decks that they are told in', () => {
  openApp('flashcards', 'Flashcards with two decks: Trees (oak = Eiche, ash = Esche) and Birds (owl = Eule). "Knew it" and "Not yet" on the buttons'); // prettier-ignore
  expect(textsOf('[data-decks] li').map((text) => text.replace(/\s+/gu, ' '))).toEqual([
    expect.stringContaining('Trees'),
    expect.stringContaining('Birds'),
  ]);
  expect(document.body.textContent).toContain('Knew it');
  expect(document.body.textContent).toContain('Not yet');
});

it('times a workout in rounds', () => {
  openApp('timer', 'gym timer');
  expect(seek('[data-mode="work"]').textContent).toMatch(/40\s+s/u);
});
