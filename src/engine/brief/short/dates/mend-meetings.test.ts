import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const timesOf = (prompt: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'timetable')
    .map(({ value }) => `${value.name}: ${value.when ?? ''}${value.note ? `, ${value.note}` : ''}`);

describe('groups that meet on one evening', () => {
  it('have no opening hours', () => {
    const prompt =
      'community choir in Stroud, mondays 7.30-9.30 in the baptist church, no auditions, £6 a session';
    expect(readBrief(prompt).hours).toBeNull();
    expect(timesOf(prompt)).toEqual(['Rehearsal: Mondays 7.30-9.30 pm, The baptist church']);
  });

  it('meet in the evening', () => {
    expect(
      timesOf('Mending circle at the library, bring clothes with holes, tuesdays 6-8 free, Exmouth'),
    ).toEqual(['Mending circle: Tuesdays 6-8 pm']);
  });

  it('keep the hours of a house that opens', () => {
    expect(readBrief('bakery in Stroud, open mon-sat 7.30-2').hours).not.toBeNull();
    expect(readBrief('chess club in Hull, saturday mornings 9-11').hours?.value[0]?.opens ?? 540).toBe(540);
  });
});

describe('what a program does', () => {
  const featuresOf = (prompt: string): string[] =>
    readBrief(prompt)
      .items.filter(({ value }) => value.section === 'features')
      .map(({ value }) => value.name);

  it('is told in a row', () => {
    expect(
      featuresOf(
        'Landing page for Tallyho, an expense tracker for small teams: snap a receipt, it reads the amount, your accountant gets a clean spreadsheet. £4 per person per month. Works offline.',
      ),
    ).toEqual([
      'Snap a receipt',
      'Reads the amount',
      'Your accountant gets a clean spreadsheet',
      'Works offline',
    ]);
  });

  it('is told whole where a part of it was read', () => {
    expect(
      featuresOf(
        'Landing page for Loopnote, meeting notes that write themselves. Records with permission, pulls out actions, sends them to Jira and Trello, works in 14 languages. Pro £9 per user',
      ),
    ).toEqual([
      'Records with permission',
      'Pulls out actions',
      'Sends them to Jira and Trello',
      'Works in 14 languages',
    ]);
  });

  it('asks for no pages, and its name is no town', () => {
    const brief = readBrief(
      'API monitoring tool for developers, Pulsegate, checks endpoints every 30 seconds, alerts in slack, status pages, open source agent. dark, pricing with 2 tiers: Hobby free, Team $29',
    );
    expect(brief.pages).toEqual([]);
    expect(brief.name?.value).toBe('Pulsegate');
    expect(brief.items.filter(({ value }) => value.section === 'features')).toHaveLength(4);
  });
});

describe('hours of an afternoon', () => {
  it('are none of the night', () => {
    const { hours } = readBrief(
      'after school coding club for 8 to 12s in Taunton library wednesdays 3.45 to 5, free',
    );
    expect(hours?.value).toEqual([{ days: [3], opens: 945, closes: 1020 }]);
  });
});

describe('hours of one evening', () => {
  it('are told for each level', () => {
    const { items } = readBrief(
      'lindy hop classes in sheffield beginners 7pm improvers 8pm wednesdays at the union hall £7 drop in',
    );
    expect(
      items
        .filter(({ value }) => value.section === 'timetable')
        .map(({ value }) => [value.name, value.when, value.note]),
    ).toEqual([
      ['Beginners', 'Wednesdays 7pm', 'The union hall'],
      ['Improvers', 'Wednesdays 8pm', 'The union hall'],
    ]);
  });
});
