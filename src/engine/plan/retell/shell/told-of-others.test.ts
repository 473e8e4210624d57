import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { isHoursOfOthers } from './hours-of-others';
import { ownAddress } from './own-address';
import { phoneOfHouse } from './phone-of-house';

beforeAll(loadAllLexicons);

describe('hours', () => {
  it('are not those of a market, of a room of a club, or of the days of a festival', () => {
    const club = readBrief('A rowing club in Evesham');
    expect(isHoursOfOthers(club, 'The tea hut sells rolls, Sundays 10 till 12')).toBe(true);
    expect(isHoursOfOthers(club, 'Bar and galley open on Fridays 18.00 to 22.00')).toBe(true);
    expect(isHoursOfOthers(club, 'The boathouse is open on Fridays 18.00 to 22.00')).toBe(false);
    const almshouse = readBrief('A charity that houses older people in Ludlow');
    expect(
      isHoursOfOthers(almshouse, 'The garden and chapel are open to visitors on Wednesdays, 2 to 4.30'),
    ).toBe(true);
    const soap = readBrief('We make soap in Bude');
    expect(isHoursOfOthers(soap, 'we sell at Bude farmers market on Fridays 9 to 1')).toBe(true);
    const festival = readBrief('Festival of puppets in Frome, 4 July 2027');
    expect(isHoursOfOthers(festival, 'Sunday is 11am to 5pm')).toBe(true);
    expect(isHoursOfOthers(readBrief('Café in Frome'), 'The café is open Sunday 11am to 5pm')).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    [
      "You'll find us on the first floor, Unit 3, Dyers Row, Leeds LS10 1JR.",
      'First floor, Unit 3, Dyers Row, Leeds LS10 1JR',
    ],
    ['Bring them to the shed, 8 Canal Arches, Derby DE1 2RQ, on Saturdays.', '8 Canal Arches, Derby DE1 2RQ'],
    [
      'We meet on Mondays, 10am till 1pm, in the hall of the Baptist Chapel, Fore Street, Totnes TQ9 5RP.',
      'Baptist Chapel, Fore Street, Totnes TQ9 5RP',
    ],
    ['Clerk: Mrs Ann Poole, 4 Well Row, Burtle TA7 8NG', '4 Well Row, Burtle TA7 8NG'],
  ])('begins with itself in %j', (prompt, address) => {
    expect(ownAddress({ ...readBrief(prompt), prompt }).address?.value).toBe(address);
  });
});

describe('the telephone of a house', () => {
  const phoneIn = (prompt: string): string | undefined =>
    phoneOfHouse({ ...readBrief(prompt), prompt })?.value;
  it('is the one beside its mailbox, and not that of who lets the hall', () => {
    expect(phoneIn('Hall bookings by phone to Carol Nash, 01632 960 111.\nClerk: clerk@burtle.example, 01632 960 222.')).toBe('01632 960 222'); // prettier-ignore
  });
  it('is that of whom everybody is to ring, and none that is not to be shown', () => {
    expect(phoneIn('A charity in Ripon. If you have just been told, ring Moira on 01632 960 444.')).toBe(
      '01632 960 444',
    );
    expect(phoneIn("Volunteers in Ripon. Text Hazel for lifts, 01632 960 555. Please don't put hers up for anything else.")).toBeUndefined(); // prettier-ignore
  });
  it('is none where the only one is for a burst pipe', () => {
    expect(phoneIn('Allotments in Kettering. If a pipe bursts ring Jan: 01632 960 333.')).toBeUndefined();
  });
});
