import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();
const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const textOf = (prompt: string): string =>
  JSON.stringify(planOf(prompt).pages.map(({ sections }) => sections));

it('keeps what is told of somebody else, and makes no evening of what is eaten', () => {
  const text = textOf("site for my mum's homemade jams, she sells at the saturday market in Ludlow");
  expect(text).toMatch(/She sells at the Saturday market in Ludlow/u);
  expect(text).toMatch(/marmalade/iu);
  expect(text).not.toMatch(/newcomers|keep you a place/iu);
});

it('opens with no wish for the page, and lists no name and no form', () => {
  expect(
    textOf('Can you make a site for our volunteer fire brigade in Bern with next events and how to join'),
  ).not.toMatch(/with next events/u);
  expect(
    textOf(
      'A website for a small law practice specialising in tenancy law, called Dorn & Field, with free first call',
    ),
  ).not.toMatch(/called Dorn/iu);
  expect(
    textOf('A portfolio for an illustrator called Wren Okafor, with a shop for prints and a contact form'),
  ).not.toMatch(/"A contact form"/u);
});
