import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { setAsideOrder } from './set-aside-order';

describe('the order that a prompt opens with', () => {
  it.each([
    ['Create a modern landing page for Notewell', 'A modern landing page for Notewell'],
    ['can you build me a site for my mum', 'a site for my mum'],
    ['Please design us an AI tool page', 'An AI tool page'],
    ['I would like to have a website for our choir', 'A website for our choir'],
    ["I'd like you to make a todo app", 'A todo app'],
    ['Hi, could you please set up a shop for soap', 'A shop for soap'],
    ['Make me a Spanish quiz', 'A Spanish quiz'],
    ['i need my own portfolio', 'my own portfolio'],
  ])('is set aside: %s', (prompt, rest) => expect(setAsideOrder(prompt)).toBe(rest));

  it.each([
    'Make a Wish choir in Hull',
    'Build your own bike workshop in Leeds',
    'We make a living from goats',
    'Design studio in Porto',
    'A site where we create a mural each month',
  ])('is not seen where none stands: %s', (prompt) => expect(setAsideOrder(prompt)).toBe(prompt));
});

it('opens an event page with what its name says it is', () => {
  const { kind, name, address, date } = readBrief('Event page: "Founders’ Supper", 20 November 2026, 7pm, The Old Library, Leeds. RSVP, dress code'); // prettier-ignore
  expect([kind.value, name?.value, address?.value, date?.value]).toEqual(['event', 'Founders’ Supper', 'The Old Library, Leeds', '2026-11-20']); // prettier-ignore
});

describe('what is said round a wish', () => {
  it.each([
    ['Dear web person, I run a nursery.', 'I run a nursery.'],
    ['Hi there, we bake bread.', 'we bake bread.'],
    ['Dictating this from my phone so sorry. A site for a choir', 'A site for a choir'],
    [
      'A nursery. Parents keep asking the same things, so please include a FAQ.',
      'A nursery. please include a FAQ.',
    ],
    ['Gabinet w Toruniu. Potrzebne: usługi, cennik.', 'Gabinet w Toruniu. usługi, cennik.'],
    ['São 6 quartos, cada um com foto e diária, e mapa.', 'São 6 quartos, e mapa.'],
  ])('is set aside: %s', (prompt, rest) => expect(setAsideOrder(prompt)).toBe(rest));

  it.each([
    'We run a gym. People should know that we take no under-14s, so please say so kindly.',
    'Pousada com 3 quartos, cada um com varanda, e mapa.',
  ])('stays where it tells something: %s', (prompt) => expect(setAsideOrder(prompt)).toBe(prompt));
});
