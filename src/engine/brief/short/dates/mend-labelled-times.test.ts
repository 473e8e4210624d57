import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string): (string | undefined)[][] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.when !== undefined)
    .map(({ value }) => [value.name, value.when]);

describe('times of a week', () => {
  it('stand under the label that they were told with', () => {
    const rows = rowsOf('website for Holy Rood Church, Swindon. Communion: Saturday vigil 5pm, Sunday 8am and 10am, weekdays 9.30. Confession Friday 4pm.'); // prettier-ignore
    expect(rows).toContainEqual(['Communion (vigil)', 'Saturday 5pm']);
    expect(rows).toContainEqual(['Communion', 'Sunday 8am and 10am']);
    expect(rows).toContainEqual(['Communion', 'Weekdays 9.30']);
  });

  it('are no name of what is paid for, nor a section', () => {
    const brief = readBrief('Cello tuition with Una Brae in Ayr. Lessons Monday and Friday mornings, £34 an hour, cello hire £20 a month.'); // prettier-ignore
    expect(brief.items.map(({ value }) => value.name)).toContain('Lessons');
    const drive = readBrief('Driving lessons with Tariq in Derby, manual only, £33 an hour, lessons Tuesday to Sunday.'); // prettier-ignore
    expect(drive.sections).toEqual([]);
  });

  it('tell how often a group meets with the day', () => {
    expect(rowsOf('Larkspur, a knitting circle in Penrith. Meets alternate Tuesdays 2pm at the Methodist Hall.')).toContainEqual(['We meet', 'Alternate Tuesdays 2pm']); // prettier-ignore
  });

  it('are dates of their own where a day returns in some months', () => {
    const brief = readBrief('A page for Ilkley Toy Swap: swap dates (second Saturday of April, June and September, 10 to 12), at the Scout Hut, everyone welcome.'); // prettier-ignore
    const rows = brief.items.filter(({ value }) => value.section === 'events').map(({ value }) => [value.name, value.when, value.note]); // prettier-ignore
    expect(rows).toEqual([
      ['Swap', 'Second Saturday of April, 10 to 12', 'Scout Hut'],
      ['Swap', 'Second Saturday of June, 10 to 12', 'Scout Hut'],
      ['Swap', 'Second Saturday of September, 10 to 12', 'Scout Hut'],
    ]);
    expect(brief.offer?.value).toBe('toy swap');
  });
});
