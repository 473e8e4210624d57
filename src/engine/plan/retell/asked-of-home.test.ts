import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const prompt = `We are Marram Knitwear, est. 2009 in Lerwick, Shetland. Tagline: "Wool that remembers the wind." Pages: Home, Jumpers, Made to order, Our crofts, Contact. Home needs a hero with button "See the winter jumpers", three featured jumpers (Skerry £165, Voe £180, Noss £210), a how-it-is-made in four steps, a quote from The Scotsman we'll add later (leave a marked space), and a newsletter. Made to order: explain 6 to 8 weeks, measurements form with chest, sleeve and length, price from £240. Our crofts: three families we buy from, Isbister, Mouat and Leask, and what sheep they keep. Contact: wool@marram.example, showroom Thu-Sat 11-16. Nothing cute, no popups, no discounts.`;
const pageOf = (path: string) => makePlan(readBrief(prompt), 1).pages.find((page) => page.path === path);

it('puts on the first page what a sentence about it asks for', () => {
  const types = pageOf('index.html')?.sections.map(({ type }) => type) ?? [];
  expect(types).toEqual(expect.arrayContaining(['products', 'process', 'newsletter']));
});

it('shows the goods on the page that is called after them', () => {
  const goods = pageOf('jumpers.html')?.sections.find(({ type }) => type === 'products');
  expect(goods?.content.items?.map(({ title }) => title)).toEqual(['Skerry', 'Voe', 'Noss']);
});

it('keeps a place for what comes later, and asks for no price there', () => {
  const home = pageOf('index.html');
  expect(home?.sections.find(({ type }) => type === 'text')?.content.title).toBe('Quote from The Scotsman');
  expect(home?.sections.map(({ type }) => type)).not.toContain('quote');
  expect(JSON.stringify(home?.sections)).not.toMatch(/marked space|add later/iu);
});
