// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fill, seek, send } from '../../../../tests/support/made-apps/open-app';
import { openBehaviours as open } from '../../../../tests/support/made-apps/open-behaviours';

it('keeps the line of a problem that is solved until the form is sent, so that its button stays under the pointer', () => {
  open(
    '<form data-form data-store="x"><p class="field"><input id="mail" name="mail" type="email" required></p><button>Go</button><p role="status"></p></form>',
    'form',
  );
  fill({ '#mail': 'nobody' });
  send('form');
  const note = seek('.field-problem');
  expect(note.textContent).toContain('mail address');
  fill({ '#mail': 'ada@example.org' });
  seek('#mail').dispatchEvent(new Event('focusout', { bubbles: true }));
  expect(seek('#mail').hasAttribute('aria-invalid')).toBe(false);
  expect([note.textContent, note.dataset['solved']]).toEqual(['\u00a0', '']);
  send('form');
  expect([note.textContent, note.dataset['solved']]).toEqual(['', undefined]);
});
