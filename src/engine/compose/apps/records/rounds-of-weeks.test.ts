// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('is due again after so many weeks, adds up what is earned and says whether it is paid', () => {
  openApp('crm', 'CRM for my hedge trimming round: customer, village, price in euros, every how many weeks, last trimmed. Total I earn this month, mark invoiced or not invoiced.'); // prettier-ignore
  fill({ '[name="customer"]': 'Abel', '[name="price"]': '30', '[name="every-how-many-weeks"]': '2', '[name="last-trimmed"]': '2026-03-01', '[name="invoiced"]': 'Yes' }); // prettier-ignore
  send('form');
  expect(textsOf('[data-title="Next due"]')).toEqual(['Mar 15, 2026']);
  expect(textsOf('dt')).toEqual(['Total price (€) this month']);
  expect(textsOf('[data-title="Invoiced"]')).toEqual(['Yes']);
});
