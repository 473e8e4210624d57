import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { partPrompt } from '../part-prompt';
import { branchesIn, branchWord } from './branches';
import { hoursBehind } from './hours-behind';
import { ownAddress, tidyPlace } from './own-address';
import { ownName } from './own-name';
import { withButton } from './told-button';

await loadAllLexicons();
const told = (prompt: string, over: object = {}) => ({ ...readBrief(prompt), ...over, prompt });

describe('a long prompt', () => {
  it('is signed with the name that its mailbox bears out', () => {
    const choir = 'The committee of the Hebden Valley Singers writes. Our conductor is Stephen Lowther. secretary@hebdenvalleysingers.example'; // prettier-ignore
    expect(ownName(told(choir, { name: { value: 'Stephen Lowther', spans: [] } }))?.value).toBe('Hebden Valley Singers'); // prettier-ignore
    expect(ownName(told('Welcome to Lindfield Dental Care. Fees below.', { name: { value: 'Dental Care', spans: [] } }))?.value).toBe('Lindfield Dental Care'); // prettier-ignore
  });
  it('has its one address whole, and its town from there', () => {
    const found = ownAddress(told('Where: Unit 5, Neepsend Lane, Sheffield S3 8AT. Bike racks inside.', { place: null, address: null })); // prettier-ignore
    expect(found.address?.value).toBe('Unit 5, Neepsend Lane, Sheffield S3 8AT');
    expect(found.place?.value).toBe('Sheffield');
    expect(tidyPlace({ value: 'Manchester and the North West choose', spans: [] })?.value).toBe('Manchester');
  });
  it('has several houses, each with all that is told of it', () => {
    const prompt = 'Our three shops\n1) Pump Street - 9 Pump Street, Faversham ME13 8NQ. Mon-Sat 7.30-4.\n2) Whitstable - 77 Harbour Street, CT5 1AE. Tue-Sun 8-3.'; // prettier-ignore
    expect(branchesIn(told(prompt)).items).toEqual([
      { title: 'Pump Street', text: '9 Pump Street, Faversham ME13 8NQ. Mon-Sat 7.30-4.' },
      { title: 'Whitstable', text: '77 Harbour Street, CT5 1AE. Tue-Sun 8-3.' },
    ]);
    expect(branchWord(prompt)).toBe('Our shops');
    const offices =
      'Offices: Ludlow (8 Broad Street, SY8 1NG, 01584 555 300), Leominster (22 Corn Square, HR6 8LR)';
    expect(branchesIn(told(offices)).items.map(({ title }) => title)).toEqual(['Ludlow', 'Leominster']);
    expect(branchesIn(told('We are at 9 Pump Street, Faversham ME13 8NQ.')).items).toEqual([]);
  });
  it('may tell its hours before their days', () => {
    const prompt = 'Staffed hours 6-10 and 16-21 weekdays, 8-13 Saturday.';
    const hours = hoursBehind(told(prompt, { hours: { value: [], spans: [{ start: 14, end: 18 }] } }));
    expect(hours?.value).toEqual([
      { days: [1, 2, 3, 4, 5], opens: 360, closes: 600 },
      { days: [1, 2, 3, 4, 5], opens: 960, closes: 1260 },
      { days: [6], opens: 480, closes: 780 },
    ]);
    expect(hoursBehind(told('Open Monday to Friday 9 to 5.'))).toBeNull();
  });
  it('gives the main button its words', () => {
    const button = (prompt: string) => withButton([], partPrompt(prompt)).map(({ value }) => value.text);
    expect(button('Call to action: Find your nearest shop.')).toEqual(['Find your nearest shop']);
    expect(button('Home page: headline "Up is optional." Button "Join the list".')).toEqual([
      'Join the list',
    ]);
    expect(button('The jacket has one button missing.')).toEqual([]);
  });
});
