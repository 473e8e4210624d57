import { describe, expect, it } from 'vitest';
import { pagesInTurn } from './pages-in-turn';

describe('pages counted off one after the other', () => {
  it('are a list, with what is told of each behind it', () => {
    expect(
      pagesInTurn(
        "It's a bike workshop called Spokewise. First page is Home, then a page called What We Fix with prices, then Bikes For Sale, and the last one is Find Us with the map.",
      ),
    ).toBe(
      "It's a bike workshop called Spokewise. Pages: Home, What We Fix, Bikes For Sale, Find Us. What We Fix: prices. Find Us: the map.",
    );
  });

  it('keep what is said of the site behind the last', () => {
    expect(
      pagesInTurn(
        'page one welcome. page two called observing nights with a list of events. page three contact. dark please',
      ),
    ).toBe('Pages: Home, Observing nights, Contact. Observing nights: a list of events. Dark please');
  });

  it('need no word for pages where they are numbered from Home', () => {
    expect(pagesInTurn('Site for a chess club.\n1. Home\n2. Fixtures\n3. Join us\nWe meet Thursdays.')).toBe(
      'Site for a chess club.\nPages: Home, Fixtures, Join us.\nWe meet Thursdays.',
    );
  });

  it('are read by their order alone, and with a number in one row', () => {
    expect(
      pagesInTurn(
        'Okay so first page is the home page. Second page, Services: house moves. Third, Get a quote, with a form. Fourth, Reviews. We are in Hull.',
      ),
    ).toBe(
      'Pages: Home, Services, Get a quote, Reviews. Services: house moves. Get a quote: a form. We are in Hull.',
    );
    expect(
      pagesInTurn('A driving school. 1) Home 2) Lessons 3) Prices 4) Book a lesson. Buttons green.'),
    ).toBe('A driving school. Pages: Home, Lessons, Prices, Book a lesson. Buttons green.');
  });

  it('are no steps, and nothing that is said to be otherwise listed', () => {
    for (const text of [
      'First we talk, then Joan draws, then we build.',
      'Sections:\n1. Home\n2. Fixtures\n3. Join us',
    ])
      expect(pagesInTurn(text)).toBe(text);
  });
});
