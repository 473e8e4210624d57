import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from './lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

const itemsOf = (prompt: string, section: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.when, value.price, value.note].filter(Boolean).join(' | '));

describe('names and days', () => {
  it.each([
    'plant nursery near Keswick, hardy perennials and alpines. Mon-Sat 9-5',
    'gym timetable: Spin Mon 6am, HIIT Tue 7pm, Yoga Sun 9am. memberships £32 a month',
  ])('takes no day with its hour for a name in %j', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });

  it('keeps every class of a week', () => {
    expect(
      itemsOf(
        'gym timetable: Spin Mon 6am, HIIT Tue 7pm, Yoga Sun 9am. memberships £32 a month',
        'timetable',
      ),
    ).toEqual(['Spin | Mon 6am', 'HIIT | Tue 7pm', 'Yoga | Sun 9am']);
  });
});

describe('prompts of one word said over and over', () => {
  it('are read in time linear in their length', () => {
    const timeOf = (count: number): number => {
      const { user } = process.cpuUsage();
      readBrief('The Red Fox '.repeat(count));
      return process.cpuUsage().user - user;
    };
    timeOf(300);
    // Eight times the words: quadratic work would take sixty times as long.
    expect(timeOf(2400)).toBeLessThan(Math.max(timeOf(300), 20_000) * 24);
  });
});
