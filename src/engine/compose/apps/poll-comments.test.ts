// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const prompt =
  'poll for the choir: which carol first? Options: Silent Night, Adeste Fideles. Members may leave a short comment';

it('keeps what voters say beside their vote, as text, until it is removed', () => {
  openApp('poll', prompt);
  expect(textsOf('.poll-option label')).toEqual(['Silent Night', 'Adeste Fideles']);
  fill({ '#poll-comment': '   ' });
  send('[data-say]');
  expect(textsOf('.poll-said li')).toEqual([]);
  fill({ '#poll-name': 'Ida', '#poll-comment': '<b>Softly</b>' });
  send('[data-say]');
  openApp('poll', prompt);
  expect(textsOf('.poll-said li')).toEqual(['Ida<b>Softly</b>Remove']);
  seek('.poll-said button').click();
  expect(textsOf('.poll-said li')).toEqual([]);
});

it('has no field for it where nobody asks or it is refused', () => {
  openApp('poll', 'poll: tea or coffee? no comments please');
  expect(document.querySelector('[data-say]')).toBe(null);
});

it('begins anew where a reset is asked for, even where everybody votes once', () => {
  openApp('poll', 'Poll: best day? Monday, Tuesday. One vote per person, reset button');
  const first = seek<HTMLInputElement>('.poll-option input');
  first.checked = true;
  send('[data-vote]');
  expect(seek('fieldset').hasAttribute('disabled')).toBe(true);
  expect(seek('[data-clear]').textContent).toBe('Reset');
  seek('[data-clear]').click();
  expect(seek('fieldset').hasAttribute('disabled')).toBe(false);
  expect(seek('[data-share]').textContent).toBe('');
});
