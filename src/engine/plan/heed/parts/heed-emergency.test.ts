import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const pageOf = (prompt: string, title: string) =>
  makePlan(readBrief(prompt), 2).pages.find((page) => page.title === title)?.sections ?? [];

it('puts the told number at the head of a page for emergencies, as it is told', () => {
  const [header, ...rest] = pageOf(
    'Dentist Marsh Lane in Yeovil. Pages: Home, Treatments, Emergencies, Fees. Check-up £45, filling £90. Out of hours line 01935 496 0177 until midnight.',
    'Emergencies',
  );
  expect(header?.content.lede).toBe('Out of hours line 01935 496 0177 until midnight.');
  expect(header?.content.actions).toEqual([{ label: 'Call now', href: 'tel:019354960177' }]);
  expect(rest.every(({ content }) => content.lede?.startsWith('Call') !== true)).toBe(true);
});

it('gives no other page a number to ring', () => {
  const [header] = pageOf(
    'Dentist Marsh Lane in Yeovil. Pages: Home, Treatments, Fees. Check-up £45, filling £90. 01935 496 0177.',
    'Fees',
  );
  expect(header?.content.actions).toBeUndefined();
});

it('shows who may work there on a page that was asked for by what they are', () => {
  const prompt = (page: string) =>
    `Site for Otter Physio in Ripon. Pages: Home, Treatments, ${page}, Fees. First visit £55, follow-up £42.`;
  expect(pageOf(prompt('Our physios'), 'Our physios').map(({ type }) => type)).toContain('team');
  const others = makePlan(readBrief(prompt('Questions')), 2).pages.flatMap(({ sections }) => sections);
  expect(others.map(({ type }) => type)).not.toContain('team');
});

it('calls what a place has one of after the place', () => {
  const nameOf = (prompt: string) => makePlan(readBrief(prompt), 1).name;
  expect(nameOf('Site for our community hall: hire rates, the committee. Nether Wallop.')).toBe(
    'Nether Wallop Community Hall',
  );
  expect(
    nameOf('Site for our community hall: hire rates, the committee. Friends of Wallop Hall.'),
  ).not.toContain('Community');
});
