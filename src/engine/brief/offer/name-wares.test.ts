import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

describe('a shop that says what it sells after the word', () => {
  it.each([
    ['Online store for candles: Amber & Oak £18, Sea Salt £16. cart', 'candle store'],
    ['online shop for handmade leather goods: belts 65, tote 180 USD', 'handmade leather goods shop'],
    ['e-commerce site selling houseplants and pots in Ghent', 'houseplant shop'],
    ['a shop that sells second hand books online, Bath', 'second hand book shop'],
    ['online store, sneakers', 'sneaker store'],
    ['An online shop called Moss for moss terrariums', 'moss terrarium shop'],
    ['make me a store for selling my jewellery', 'jewellery store'],
    ['online shop for kids', 'online shop'],
    ['online shop, cart, reviews', 'online shop'],
    ['online store for runners', 'online store'],
    ['bike shop for commuters', 'bike shop'],
  ])('%s', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value.toLowerCase()).toBe(offer);
  });
});
