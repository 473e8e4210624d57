import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

describe('names that stand among others', () => {
  it('reads a row of staff as staff, and the sign before the town', () => {
    const radio = readBrief('Community radio station Coastline 101 FM, Arbroath: presenters (Isla Reid, DJ Momo, Ken Watt), volunteer.'); // prettier-ignore
    expect(radio.name?.value).toBe('Coastline 101 FM');
    expect(radio.items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name)).toEqual(['Isla Reid', 'DJ Momo', 'Ken Watt']); // prettier-ignore
  });

  it('takes whom one is to ask for for no sign, and says what a sum is for', () => {
    const huts = readBrief('We build shepherd huts for gardens - Wool & Wheels, Ludlow. Hire from £40/day, sell from £6,500. Phone 01584 555 010, ask for Nessa.'); // prettier-ignore
    expect(huts.name?.value).toBe('Wool & Wheels');
    expect(huts.items.map(({ value }) => value.name)).toEqual(['To hire', 'To buy']);
  });

  it('lays nothing that costs nothing on a shelf', () => {
    const clocks = readBrief('barometer repair in Hobart. shop called Highs & Lows. repairs from A$70, pickup on the hill free.'); // prettier-ignore
    expect(clocks.items.map(({ value }) => [value.name, value.section])).toEqual([['repairs', 'pricing']]);
  });

  it('takes all of what stands before the dash, and capitals that open the second sentence', () => {
    const tutors = readBrief('Silver Birch Tutors Derby - GCSE physics, tutors: Ade Cole (physics). £36/hr online, £44/hr at home.'); // prettier-ignore
    expect(tutors.name?.value).toBe('Silver Birch Tutors Derby');
    expect(tutors.items.filter(({ value }) => value.price !== undefined).map(({ value }) => [value.name, value.price])).toEqual([['Online', '£36 an hour'], ['At home', '£44 an hour']]); // prettier-ignore
    expect(readBrief('we restore old canoes! Paddle Rescue, lake Bala. refits from £900').name?.value).toBe('Paddle Rescue'); // prettier-ignore
    expect(readBrief('lute repair, Ines Holt, Deal. want: home, repairs, contact').pages.map(({ value }) => value)).toEqual(['Home', 'Repairs', 'Contact']); // prettier-ignore
  });
});
