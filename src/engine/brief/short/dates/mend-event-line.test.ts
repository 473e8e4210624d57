import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

describe('an event told in one line', () => {
  it.each([
    [
      'Netball tournament: Harbour Shield, Sunday 6 June 2027, Quay Courts, Poole. Entry £30 per team, register your team',
      'Harbour Shield',
      'Quay Courts, Poole',
    ],
    [
      'Craft fair: Made by Moonlight, Saturday 4 December 2027, 10am-3pm, Guild Hall, Ludlow. Stalls, mulled wine',
      'Made by Moonlight',
      'Guild Hall, Ludlow',
    ],
    [
      "Concert: Summer Strings, Friday 2 July 2027, 7pm, St Anne's, Lewes, tickets £10",
      'Summer Strings',
      "St Anne's, Lewes",
    ],
  ])('has its name, its place and its day: %s', (prompt, name, address) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.address?.value).toBe(address);
    expect(brief.date?.value).toMatch(/^2027-/u);
    // "register your team": whoever comes, and nobody to be shown.
    expect(brief.sections.map(({ value }) => value)).not.toContain('team');
  });

  it('takes a list for no name', () => {
    expect(readBrief('Quiz night: teams of six, Friday 2 July 2027, 7pm, £5 each').name).toBeNull();
  });
});

it('reads a rate before its figure', () => {
  const { items } = readBrief('Flight school in Bodmin, lesson £150. Pass rate 91%. Book a lesson.');
  expect(items.map(({ value }) => `${value.section ?? ''} ${value.name}`)).toContain('stats Pass rate 91%');
});

it('ends an address before the word for a telephone', () => {
  expect(
    readBrief('Saddler in Aylsham. Open Tue-Sat 9-5, 14 Market Place, Aylsham. Tel 01263 555 0199.').address
      ?.value,
  ).toBe('14 Market Place, Aylsham');
});
