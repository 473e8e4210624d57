// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
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

it('changes what was posted', () => {
  HTMLDialogElement.prototype.showModal = () => {};
  openApp('directory', 'job board where employers post and edit jobs');
  seek('[data-post]').click();
  fill({ '#post-title': 'Baker', '#post-city': 'Oslo' });
  send('[data-editor]');
  seek('.entry [data-edit]').click();
  expect(seek<HTMLInputElement>('#post-title').value).toBe('Baker');
  fill({ '#post-title': 'Head baker' });
  send('[data-editor]');
  expect(textsOf('.entry h2')[0]).toBe('Head baker');
  expect(textsOf('.entry h2').filter((title) => /baker/iu.test(title))).toHaveLength(1);
});

it('reads a column of yes or no for no denial, and keeps a style among the columns', () => {
  const { excluded, items } = readBrief('Directory of yoga teachers: name, style (Hatha, Yin), city, online yes/no. Filter by style'); // prettier-ignore
  expect(excluded).toEqual([]);
  expect(items.map(({ value }) => value.name)).toContain('online yes/no');
});
