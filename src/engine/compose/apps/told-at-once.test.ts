// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('keeps the shares of a vote back until they are asked for', () => {
  openApp(
    'poll',
    'Club vote: which boat name? Heron, Otter or Kite, keep results hidden until everybody has voted',
  );
  seek<HTMLInputElement>('[value="Otter"]').checked = true;
  send('[data-vote]');
  expect(textsOf('[data-share]')).toEqual(['', '', '']);
  seek('[data-reveal]').click();
  expect(textsOf('[data-share]')).toEqual(['0%', '100%', '0%']);
});

it('takes one record that is told for a row, and its cells for columns', () => {
  openApp(
    'crm',
    'CRM for my piano pupils: name, level, phone, fee per lesson. begin with Ida Holm, beginner, 0151 2345678, €30',
  );
  expect(textsOf('tbody tr')).toHaveLength(1);
  expect(textsOf('tbody td').slice(0, 4)).toEqual(['Ida Holm', 'beginner', '0151 2345678', '30']);
});

it('sorts what is brought by the categories that are told by their word', () => {
  openApp('tracker', 'potluck for the allotment: who brings what, categories salads, cakes and drinks');
  expect(textsOf('#record-sort option')).toEqual(['Salads', 'Cakes', 'Drinks']);
});

it('has one habit that is done some times a week among those of every day', () => {
  openApp('habits', 'habit tracker: journal, swim (2x a week), early night');
  expect(textsOf('tbody tr').map((row) => row.replace(/\s+/gu, ' '))[1]).toMatch(/^Swim ?0 of 2/u);
});
