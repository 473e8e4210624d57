import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const told = (prompt: string, section: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value: { name, note } }) => [name, note].filter(Boolean).join(' · '));

const chef =
  'my cv: Tom Reid, chef, head chef at The Anchor since 2020, sous chef Ox & Finch 2016-2020, City of Glasgow College. I speak English and some Spanish. tom@reid.example';
const analyst =
  'online resume Ahmed Khalil, data analyst at Careem 2021 to present, before that teller at ADIB 2017-2021; BSc Statistics Cairo University 2017; SQL, Power BI, Arabic native English C1';

describe('a told working life', () => {
  it('has its posts and studies with their years, wherever those stand', () => {
    expect(told(chef, 'timeline')).toEqual([
      'Head chef at The Anchor · since 2020',
      'Sous chef Ox & Finch · 2016-2020',
      'City of Glasgow College',
    ]);
    expect(told(analyst, 'timeline')).toEqual([
      'Data analyst at Careem · 2021 to present',
      'Teller at ADIB · 2017-2021',
      'BSc Statistics Cairo University · 2017',
    ]);
    expect(
      told('CV for Marta Nowak, UX researcher, 2019-now at Allegro, 2015-2019 freelance', 'timeline'),
    ).toEqual(['Allegro · 2019-now', 'Freelance · 2015-2019']);
  });

  it('has its languages, with how well they are spoken on either side', () => {
    expect(told(chef, 'languages')).toEqual(['English', 'Spanish · Some']);
    expect(told(analyst, 'languages')).toEqual(['Arabic · Native', 'English · C1']);
    expect(told('CV for Mia Lind, nurse, native Swedish, fluent English', 'languages')).toEqual([
      'Swedish · Native',
      'English · Fluent',
    ]);
    expect(told('CV for Mia Lind, teacher, taught English in Hanoi', 'languages')).toEqual([]);
  });

  it('takes talks and wishes for no posts', () => {
    expect(
      told('CV for Mia Lind, designer. Talks at UXLx 2023. Looking for work from 2027', 'timeline'),
    ).toEqual([]);
  });

  it.each([
    [chef, 'Tom Reid'],
    [analyst, 'Ahmed Khalil'],
    ['Resume site for a mechanical engineer, Priya Raman. Experience: Dyson (2024-now)', 'Priya Raman'],
    ['cv site for a junior data analyst', undefined],
  ])('bears the name of who lives it: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('is read for CVs alone', () => {
    expect(told('Bakery in Leeds, since 2011', 'timeline')).toEqual([]);
  });
});
