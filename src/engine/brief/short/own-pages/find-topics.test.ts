import { expect, it } from 'vitest';
import { findTopics } from './find-topics';

it.each([
  ['knowledge base for our app Ledgerly: getting started, invoices, VAT, bank feeds, search', ['getting started', 'invoices', 'VAT', 'bank feeds']],
  ['docs for the library pandera-lite: install, quickstart, validators, API reference, changelog', ['install', 'quickstart', 'validators', 'API reference']],
  ['help centre with orders, refunds and couriers', ['orders', 'refunds', 'couriers']],
  ['help centre for The Shed: how to book the laser, what to do when a machine breaks, who has the keys. Search on top.', ['how to book the laser', 'what to do when a machine breaks', 'who has the keys']],
  ['wiki: search, onboarding, file naming and holidays. Green.', ['onboarding', 'file naming', 'holidays']],
])('finds what a handbook is about: %s', (prompt, names) => {
  expect(findTopics(prompt)?.names.map(({ name }) => name)).toEqual(names);
}); // prettier-ignore

it.each([
  'documentation site with a sidebar and search',
  'A website for a command line tool with code examples, in craft style, light colours.',
])('finds none where none are listed: %s', (prompt) => {
  expect(findTopics(prompt)).toBeNull();
});
