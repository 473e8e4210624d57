import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const names = (prompt: string) => {
  const { items, phrases } = readBrief(prompt);
  return [...items.map(({ value }) => [value.name, value.price].filter(Boolean).join(' ')), ...phrases.map(({ value }) => value)]; // prettier-ignore
};

it('offers no colours', () => {
  const told = names(
    'Site for a retired judge offering mediation in Brisbane, serious, navy and cream, fees by the half day $2,400 and full day $4,200',
  );
  expect(told).toContain('Half day $2,400');
  expect(told.join(' | ')).not.toMatch(/navy|fees by/iu);
});

it('takes no parts of a page for features, and a share for a price', () => {
  const told = names(
    'Landing page for Tideline, a fintech API that lets marketplaces pay sellers in 40 currencies. Docs link, code sample, pricing 0.4% per payout, SOC 2, contact sales',
  );
  expect(told).toContain('Per payout 0.4%');
  expect(told.join(' | ')).not.toMatch(/docs link|code sample|contact sales/iu);
});

it('leaves goods that are called like a colour or a part of a page', () => {
  expect(names('Candle shop: Navy £12, Cream £14')).toEqual(
    expect.arrayContaining(['Navy £12', 'Cream £14']),
  );
});

it('knows the albums of a band by their titles, behind a full stop too', () => {
  const { items } = readBrief('a website for our band The Low Tides, shoegaze from Cork. Albums Salt (2022) and Undertow (2025), gigs: 12 Dec Galway'); // prettier-ignore
  expect(items.filter(({ value }) => value.section === 'portfolio').map(({ value }) => value.name)).toEqual(['Salt', 'Undertow']); // prettier-ignore
});

it('takes what speaks for a firm for no job', () => {
  const { items } = readBrief('tree surgeon in Perthshire, NPTC qualified, stump grinding, hedge trimming');
  const services = items.filter(({ value }) => value.section === 'services').map(({ value }) => value.name);
  expect(services).toEqual(['Stump grinding', 'Hedge trimming']);
  expect(items.map(({ value }) => value.name)).toContain('NPTC qualified');
});
