import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { toldTracks } from './heed-tracks';

await loadAllCopy();

const prompt =
  'Conference site: "FrontRow 2027", 3 days, Rotterdam. Speakers, schedule with two tracks, venue, code of conduct, sponsors without logos.';
const plan = makePlan(readBrief(prompt), 1);
const sections = plan.pages.flatMap((page) => page.sections);
const agenda = sections.find(({ type }) => type === 'agenda')?.content.items ?? [];

it('reads how many tracks there are', () => {
  expect(toldTracks('a schedule with two tracks')).toBe(2);
  expect(toldTracks('three parallel streams')).toBe(3);
  expect(toldTracks('a record with two songs')).toBe(1);
});

it('runs talks side by side, and what all come together for once', () => {
  const talks = agenda.filter(({ note }) => /^Track \d$/u.test(note ?? ''));
  expect(new Set(talks.map(({ note }) => note))).toEqual(new Set(['Track 1', 'Track 2']));
  expect(talks.some(({ title }) => /coffee|lunch|closing/iu.test(title))).toBe(false);
  const titles = agenda.filter(({ group }) => group === 'Day 1').map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('keeps the hours of every day in order', () => {
  for (const day of ['Day 1', 'Day 2', 'Day 3']) {
    const hours = agenda
      .filter(({ group }) => group === day)
      .map(({ value = '' }) => Number(value.replace(':', '.')));
    expect(hours.length).toBeGreaterThan(2);
    expect(hours).toEqual([...hours].sort((one, other) => one - other));
  }
});

it('says how people treat each other, and who helps, without logos', () => {
  const titles = sections.map(({ content }) => content.title);
  expect(titles).toContain('Code of conduct');
  expect(titles).toContain('Sponsors');
  expect(sections.some(({ type }) => type === 'logos')).toBe(false);
});
