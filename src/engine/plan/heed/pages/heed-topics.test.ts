import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const plan = (prompt: string) => makePlan(readBrief(prompt), 1);
const prompt =
  'knowledge base for our accounting app Ledgerly: getting started, invoices, VAT, bank feeds, search';

it('gives every topic of a handbook a page, in view on the first page and from each other', () => {
  const { pages } = plan(prompt);
  expect(pages.map(({ title }) => title)).toEqual(['Home', 'Getting started', 'Invoices', 'VAT', 'Bank feeds', 'Questions']); // prettier-ignore
  const index = pages[0]?.sections.find(({ type }) => type === 'sidebar');
  expect(index?.behaviours).toEqual(['search']);
  expect(index?.content.items?.map(({ action }) => action?.href)).toContain('bank-feeds.html');
  const vat = pages[3]?.sections.find(({ type }) => type === 'sidebar')?.content.items;
  expect(vat?.map(({ title }) => title)).toEqual(['Getting started', 'Invoices', 'Bank feeds', 'Questions']);
});

it('speaks of an app in other words than of a machine, and of a team in others again', () => {
  const words = (text: string) => JSON.stringify(plan(text).pages);
  expect(words(prompt)).not.toMatch(/unpack|wipe|spare part/iu);
  expect(words('user manual for the Brewster coffee machine: setup, cleaning')).toMatch(/Unpack/u);
  expect(words('internal wiki for a small office: onboarding, holidays')).not.toMatch(/unpack|customer/iu);
});

it('keeps the commands of a program with the page that begins', () => {
  const { pages } = plan(
    'docs site for a Python library called panda-lite: install, validators, API reference',
  );
  const types = (title: string) =>
    pages.find((page) => page.title === title)?.sections.map(({ type }) => type);
  expect(types('Install')).toContain('code');
  expect(types('Validators')).not.toContain('code');
});
