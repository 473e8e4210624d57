import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const band = makeSite('Brass band The Copper Finches, gigs: 5 March 2027 Leeds Mill, 9 April 2027 York Barbican. Home, gigs, music, contact. hello@copperfinches.example'); // prettier-ignore
const wedding = makeSite('Wedding site for Priya and Tom, 12 June 2027, at Marsh Farm near Ely. Ceremony 1.30pm, drinks 3pm, supper 5pm. RSVP by 1 May. Contact priya.tom@mail.example'); // prettier-ignore

const allOf = (read: (path: string) => string) => read('index.html');

describe('the date of one thing', () => {
  it.each([
    ['York Barbican is on 16 April now', '16 April 2027'],
    ['the York Barbican gig has been moved to the 12th', '12 April 2027'],
    ['change the date of York Barbican to May 3', '3 May 2027'],
    ['put York Barbican back by two weeks', '23 April 2027'],
  ])('is written as it was, and no other moves: %s', (command, date) => {
    const { read, outcome } = runCommands(band, command);
    expect(outcome.kind).toBe('changed');
    expect(allOf(read)).toContain(date);
    expect(allOf(read)).not.toContain('9 April 2027');
    expect(allOf(read)).toContain('5 March 2027');
  });

  it('is found by the section that tells it', () => {
    const { read, outcome } = runCommands(wedding, 'the RSVP deadline is 20 May not 1 May');
    expect(allOf(read)).toContain('by 20 May');
    expect(outcome).toMatchObject({ message: expect.stringContaining('20 May') as string });
  });

  it('of the day itself moves to another day of its month', () => {
    expect(allOf(runCommands(wedding, "the wedding's been moved to the 19th").read)).toContain(
      '19 June 2027',
    );
    expect(allOf(runCommands(wedding, 'push the wedding back by a week').read)).toContain('19 June 2027');
  });
});

describe('the time of one thing', () => {
  it.each([
    ['supper is at half past six now not five', '6:30pm'],
    ['supper at six', '6pm'],
    ['push supper back by half an hour', '5:30pm'],
    ['move supper an hour earlier', '4pm'],
  ])('told in words is written as the site writes times: %s', (command, time) => {
    const { read, outcome } = runCommands(wedding, command);
    expect(outcome.kind).toBe('changed');
    expect(allOf(read)).toContain(`>${time}<`);
    expect(allOf(read)).toContain('>1.30pm<');
  });

  it('agrees with the name in what is said of it', () => {
    expect(runCommands(wedding, 'drinks at four').outcome).toMatchObject({
      message: 'Drinks are at 4pm now.',
    });
  });
});
