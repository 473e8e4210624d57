// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = () => undefined;
});
afterEach(() => vi.useRealTimers());

it('takes values that a list is narrowed by for its choices, and what posts hold for fields', () => {
  openApp(
    'directory',
    'Job board for hotels in Devon. Filter by Reception, Housekeeping, Gardens. Hotels add jobs with start date and phone',
  );
  expect(textsOf('#post-group option')).toEqual(['Reception', 'Housekeeping', 'Gardens']);
  expect(textsOf('[data-list] > li .entry-tags span')).toEqual(
    expect.arrayContaining(['Reception', 'Housekeeping', 'Gardens']),
  );
  expect(seek('[name="more-start-date"]').getAttribute('type')).toBe('date');
  expect(seek('[name="more-phone"]').getAttribute('type')).toBe('tel');
  expect(seek('[name="pay"]').getAttribute('placeholder')).toBe('GBP');
});

it('lets a property of the things be no choice', () => {
  openApp('directory', 'directory of cheese makers, filter by milk type and region');
  expect(textsOf('#post-group option')).not.toContain('Milk type');
});

it('takes a post away after the days that are told', () => {
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
  const prompt = 'notice board for lost and found things, notices expire after 2 weeks';
  openApp('directory', prompt);
  fill({ '#post-title': 'Blue scarf', '[name="city"]': 'Hall' });
  send('[data-editor]');
  expect(seek('[data-list] > li').textContent).toContain('Open until Mar 18, 2027.');
  vi.setSystemTime(new Date('2027-03-17T10:00:00'));
  openApp('directory', prompt);
  expect(seek('[data-list]').textContent).toContain('Blue scarf');
  vi.setSystemTime(new Date('2027-03-19T10:00:00'));
  openApp('directory', prompt);
  expect(seek('[data-list]').textContent).not.toContain('Blue scarf');
});
