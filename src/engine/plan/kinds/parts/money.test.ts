import { expect, it } from 'vitest';
import { makeTestFacts } from '../testing/make-test-facts';
import { currencyOf, money, withCurrency } from './money';

const slot = <T>(value: T) => ({ value, spans: [] });

it('uses the currency of the prompt before that of the place', () => {
  expect(currencyOf(makeTestFacts({ place: 'Lisbon' }, { prompt: 'tea for £4' }))).toBe('GBP');
  expect(currencyOf(makeTestFacts({ place: 'Austin, Texas' }))).toBe('USD');
  expect(currencyOf(makeTestFacts({ place: 'Leeds' }))).toBe('GBP');
  expect(currencyOf(makeTestFacts({}, { language: slot('fr'), spoken: 'fr' }))).toBe('EUR');
});

it('prices English of no place in dollars, of an unknown place only where its name is like a town there', () => {
  const english = (place: string | null) =>
    currencyOf(makeTestFacts({}, { spoken: 'en', place: place === null ? null : slot(place) }));
  expect(english(null)).toBe('USD');
  expect(english('Cedar Bluffs')).toBe('USD');
  expect(english('Obertrumm')).toBe('EUR');
  // As villages are called in one country alone.
  expect(english('Penrhyndeudraeth')).toBe('GBP');
  expect(english('Wick-on-the-Water')).toBe('GBP');
});

it('knows a country by its telephone numbers and postcodes', () => {
  expect(currencyOf(makeTestFacts({ phone: '+41 44 555 01 12' }))).toBe('CHF');
  expect(currencyOf(makeTestFacts({}, { prompt: 'text me 07700 900 113', spoken: 'en' }))).toBe('GBP');
  expect(currencyOf(makeTestFacts({}, { prompt: 'The Old Mill, GL6 7XX', spoken: 'en' }))).toBe('GBP');
});

it('knows a country by words that only its people use', () => {
  expect(currencyOf(makeTestFacts({}, { prompt: 'village hall bookings', spoken: 'en' }))).toBe('GBP');
  expect(currencyOf(makeTestFacts({}, { prompt: 'Village hall for hire', spoken: 'en' }))).toBe('GBP');
  expect(currencyOf(makeTestFacts({}, { prompt: 'yard sale for our middle school', spoken: 'en' }))).toBe(
    'USD',
  );
  expect(currencyOf(makeTestFacts({ place: 'Brixton' }))).toBe('GBP');
  expect(
    currencyOf(
      makeTestFacts(
        { place: 'Berlin' },
        { prompt: 'a school for mums in Berlin', spoken: 'en', place: slot('Berlin') },
      ),
    ),
  ).toBe('EUR');
});

it('gives a bare price the currency of its place, where that is known', () => {
  expect(withCurrency(makeTestFacts({ place: 'Leeds' }), '25')).toBe('£25');
  expect(withCurrency(makeTestFacts({ place: 'Oslo' }), '25')).toBe('25 kr');
  expect(withCurrency(makeTestFacts({}), '25')).toBe('25');
  expect(withCurrency(makeTestFacts({ place: 'Leeds' }), '€25')).toBe('€25');
});

it('tells crowns apart by the place', () => {
  expect(currencyOf(makeTestFacts({ place: 'Malmö' }, { prompt: 'buns 42 kr' }))).toBe('SEK');
  expect(currencyOf(makeTestFacts({}, { prompt: 'buns 42 kr' }))).toBe('NOK');
});

it('writes prices as they are written where the site is read', () => {
  expect(money(makeTestFacts({ place: 'Dublin' }), 4.2)).toBe('€4.20');
  expect(money(makeTestFacts({}, { language: slot('de') }), 4.2)).toBe('4,20 €');
  expect(money(makeTestFacts({}, { language: slot('nl') }), 1250)).toBe('€ 1.250');
  expect(money(makeTestFacts({ place: 'Oslo' }), 4)).toBe('48 kr');
  expect(money(makeTestFacts({ place: 'Curitiba' }, { language: slot('pt') }), 29)).toBe('R$ 145');
  expect(money(makeTestFacts({ place: 'London' }), 240000)).toBe('£240,000');
});
