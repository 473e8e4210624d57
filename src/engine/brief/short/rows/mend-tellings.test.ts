import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const itemsOf = (prompt: string): readonly string[] =>
  readBrief(prompt).items.map(({ value: { section, name, price = '', note } }) =>
    [`${section ?? ''}: ${name} ${price}`.trim(), note].filter(Boolean).join(' | '),
  );

describe('what is told of a whole business', () => {
  it.each([
    ['radiator and gearbox repairs Kimberley, 30 years in the same street', []],
    [
      'sewing classes for beginners Wellington, saturdays 10 to 1, $75, bring your own machine',
      ['pricing: sewing classes $75 | Saturdays 10 to 1'],
    ],
    ['chinese takeaway in Leeds, closed mondays, salt and pepper chips', ['menu: Salt and pepper chips']],
    [
      'pony parties for kids birthdays near Guildford, 2 ponies, £160 an hour',
      ['pricing: 2 ponies £160 an hour'],
    ],
    ['elderly companion, north Leeds, £17/hr', ['pricing: By the hour £17/hr']],
  ])('is no service of %j', (prompt, items) => {
    expect(itemsOf(prompt)).toEqual(items);
  });

  it('asks for no jobs where somebody does them, and for no name where a body registers', () => {
    const jobs = readBrief('boiler servicing in Ennis, €110 a service, sean does all the jobs himself');
    expect(jobs.sections.map(({ value }) => value)).not.toContain('jobs');
    const stoves = readBrief('wood burning stove installer HETAS registered Exmoor');
    expect([stoves.name, stoves.place?.value]).toEqual([null, 'Exmoor']);
    const soap = readBrief('goat milk soap from our farm, Prince Edward County, $8 a bar');
    expect([soap.name, soap.place?.value]).toEqual([null, 'Prince Edward County']);
  });
});
