import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(async () => {
  await loadAllLexicons();
});

describe('what the first words of a prompt say it is', () => {
  it.each([
    ['Jazz night at the Blue Lamp, first Friday of each month, tickets £12', 'event', 'Jazz night'],
    ['pub quiz night every tuesday at the kings head in otley, £2 each', 'event', 'pub quiz night'],
    ['A website for a monthly folk night in Totnes, £6 entry', 'event', 'folk night'],
    ['Landing page for our barn dance on 14 August, ceilidh band, hog roast', 'event', 'barn dance'],
    ['Trivia night at the Bell', 'event', 'Trivia night'],
    ['Pawnbroker in Luton, loans on gold, we buy gold', 'unknown', 'Pawnbroker'],
    ['rehearsal rooms in Salford for bands, £9 an hour', 'unknown', 'rehearsal rooms'],
    [
      'Three coarse fishing lakes near Boston Lincolnshire, day tickets £9',
      'unknown',
      'Three coarse fishing lakes',
    ],
    [
      'We grow lavender on a hill above Snowshill. Visits June to August, oil and soap shop',
      'unknown',
      'lavender farm',
    ],
  ])('%j', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.offer?.value).toBe(offer);
  });

  it.each([
    ['Ceilidh band for hire in Kelso', 'portfolio'],
    ['A trivia quiz with 8 questions and a score', 'quiz'],
    ['cocktail bar with live music nights in Leeds', 'bar'],
    ['survey of our members about the new hall', 'poll'],
    ['Asbestos removal and surveys, Teesside, licensed, free quotes', 'unknown'],
  ])('leaves %j what it is', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });
});

describe('where the prices of an evening or a visit stand', () => {
  const sectionsOf = (prompt: string) =>
    readBrief(prompt).items.flatMap(({ value }) => (value.price === undefined ? [] : [value.section]));

  it.each([
    ['pub quiz night every tuesday at the kings head in otley, teams of up to six, £2 each', 'tickets'],
    ['Barn dance on 14 August, ceilidh band, adults £15 kids £5', 'tickets'],
    [
      'We grow lavender above Snowshill. Visits June to August, entry £4 adults, children free, oil and soap shop',
      'pricing',
    ],
  ])('%j', (prompt, section) => {
    expect(new Set(sectionsOf(prompt))).toEqual(new Set([section]));
  });
});
