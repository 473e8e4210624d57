import { beforeAll, expect, test } from 'vitest';
import { loadLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(() => loadLexicons('A football club'));

const read = (prompt: string): readonly (string | undefined)[] => {
  const { kind, name, offer } = readBrief(prompt);
  return [kind.value, name?.value, offer?.value];
};

test('what stands on the sign says what it is, whatever else is listed', () => {
  expect(read('Ashby Rangers FC, fixtures, teams, how to join, kit shop')).toEqual([
    'nonprofit',
    'Ashby Rangers FC',
    'football club',
  ]);
  expect(read('Masjid Al-Noor, Leicester. Prayer times, Friday khutbah 1.15pm, donate')).toEqual([
    'nonprofit',
    'Masjid Al-Noor',
    'mosque',
  ]);
  expect(read('Thornton Netball League, four divisions, results, table, rules')[2]).toBe('sports league');
  expect(read('Shree Ganesh Temple in Fremont, puja schedule, festivals, priest services')[0]).toBe(
    'nonprofit',
  );
});

test('who is to be elected is the name, and no town stands in it', () => {
  const brief = readBrief(
    'Elect Maria Santos for City Council District 4, Tucson. Priorities: housing, water, safe streets.',
  );
  expect(brief.name?.value).toBe('Maria Santos');
  expect(brief.place?.value).toBe('Tucson');
  expect(brief.offer?.value).toBe('candidate');
  expect(read('Vote Dan Whitby, independent for Harrow East ward')).toEqual([
    'nonprofit',
    'Dan Whitby',
    'candidate',
  ]);
});

test('a campaign about parking needs no map, and a site that is wanted is nothing on it', () => {
  const { sections } = readBrief(
    "Fernhill Road Residents' Association in Bristol, monthly meetings, parking campaign, join us",
  );
  expect(sections.map(({ value }) => value)).not.toContain('map');
  const { phrases } = readBrief('The maritime museum in Whitby needs a new site: opening times, tickets £8');
  expect(phrases.map(({ value }) => value)).not.toContain('new site');
});

test('campaigns, friends, schools and museums are called by their own sign', () => {
  expect(
    read('Save the Lea Marshes: campaign against the ice rink extension. Sign up, news').slice(0, 3),
  ).toEqual(['nonprofit', 'Save the Lea Marshes', 'campaign']);
  expect(read('Friends of Victoria Park. we plant and pick litter, join for £5 a year')[2]).toBe(
    'friends group',
  );
  expect(read("St Cuthbert's Junior School. term dates, uniform, school meals, admissions")[0]).toBe(
    'course',
  );
  expect(read('Pembroke Town Museum is run by volunteers. Free entry. New exhibition: Shipwrecks')[2]).toBe(
    'museum',
  );
});

test('a whole sign is the name, and a day of the week is none', () => {
  expect(read('Tech for Good Bristol - monthly meetup, second Tuesday, talks and pizza')[1]).toBe(
    'Tech for Good Bristol',
  );
  expect(read('Community choir looking for tenors, no auditions, Mondays, Lewes')[1]).toBeUndefined();
});

test('takes what the page is for no part of whose page it is', () => {
  expect(read('CV for Ines Rocha, midwife, calm')[1]).toBe('Ines Rocha');
  expect(read('Documentation for Fluxgate, a queue in Go: guide and reference')[1]).toBe('Fluxgate');
});
