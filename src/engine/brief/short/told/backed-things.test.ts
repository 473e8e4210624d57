import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const read = (prompt: string) => {
  const { kind, name, sections, items, counts } = readBrief(prompt);
  return {
    kind: kind.value,
    name: name?.value,
    sections: sections.map(({ value }) => value),
    sums: items.map(({ value }) => `${value.name} ${value.price ?? value.note ?? ''}`),
    counts: counts.map(({ value }) => `${value.thing} ${value.count}`),
  };
};

it('launches one thing that is backed, with its name, its goal and its rewards', () => {
  expect(
    read(
      'Crowdfunding page for a wooden board game "Tides", goal £20,000, 3 reward tiers, progress bar, FAQ',
    ),
  ).toMatchObject({
    kind: 'product',
    name: 'Tides',
    sections: ['stats', 'faq', 'pricing'],
    sums: ['Raised so far £0', 'Our goal £20,000'],
    counts: ['pricing 3'],
  });
});

it('calls pledges without a name by their place, and fills the bar as far as it is told', () => {
  const { sums } = read('Kickstarter-style page for a pocket loom called "Weft": goal €35,000, pledge levels €15, €45, €90, progress bar at 62%'); // prettier-ignore
  expect(sums).toEqual(['First pledge €15', 'Second pledge €45', 'Third pledge €90', 'Raised so far €21,700', 'Our goal €35,000']); // prettier-ignore
});

it('stays an appeal where people give for a cause', () => {
  expect(read('Crowdfunder to save our village pub The Plough, target £180,000, progress bar').kind).toBe(
    'nonprofit',
  );
});
