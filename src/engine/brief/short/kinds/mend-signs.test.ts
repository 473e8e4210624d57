import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(async () => {
  await loadAllLexicons();
});

describe('a name with trade, town or region beside it', () => {
  it.each([
    ['Bright Star Scaffolding Ltd Leeds', 'Bright Star Scaffolding Ltd', 'Leeds'],
    ['Bin There skip hire Medway, 4 yard £180', 'Bin There', 'Medway'],
    [
      'Orchid Society of the North West, monthly meetings, show in May',
      'Orchid Society of the North West',
      undefined,
    ],
    ['Button Museum, Ripon. Open Wed to Sun 10-4, admission £3.50, shop', 'Button Museum', 'Ripon'],
    ['Vineyard tours at Chalk Ridge in Kent. Tour £22', 'Chalk Ridge', 'Kent'],
    ['We grow lavender above Snowshill. Farm is Violet Acre. Visits in June', 'Violet Acre', 'Snowshill'],
  ])('%j', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.place?.value).toBe(place);
  });

  it('calls a society of students a society, and no university', () => {
    const brief = readBrief('Build a responsive website for University of Leeds Chess Society');
    expect(brief.kind.value).toBe('nonprofit');
    expect(brief.offer?.value).toBe('chess society');
    expect(readBrief('website for the University of Leeds').kind.value).toBe('course');
  });

  it('calls a troop by its number and town', () => {
    const troop = readBrief(
      'Website for our scout troop 4th Malahide, meets Fridays, Beavers Cubs Scouts Ventures',
    );
    expect(troop.name?.value).toBe('4th Malahide');
    expect(troop.offer?.value).toBe('scout troop');
  });

  it('takes who asks for no part of what it is about', () => {
    expect(readBrief('Parish magazine editor wants a page for adverts').offer?.value).toBe('Parish magazine');
  });
});
