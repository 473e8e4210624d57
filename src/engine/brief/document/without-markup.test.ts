import { expect, it } from 'vitest';
import { withoutMarkup } from './without-markup';

it.each([
  [
    '<header class="top"><h1>Salt & Tide</h1><a href="/book">Book a sauna</a></header><p>A floating sauna in Oban.</p> turn this into a website please',
    'Website for "Salt & Tide", a floating sauna in Oban. Button "Book a sauna".',
  ],
  [
    '<title>Nettle &amp; Co – Home</title><script>track()</script><h1>Soup by bicycle</h1><h2>Soups</h2><ul><li>Leek</li><li>Beet</li></ul>',
    'Website for "Nettle & Co", Soups: Leek, Beet. Headline "Soup by bicycle".',
  ],
  ['a shop for mugs, price < 20 and > 5', 'a shop for mugs, price < 20 and > 5'],
  ['what does the <b> tag do', 'what does the <b> tag do'],
])('says pasted markup as its author would: %s', (written, said) => {
  expect(withoutMarkup(written)).toBe(said);
});
