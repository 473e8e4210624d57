import { expect, it } from 'vitest';
import { loadLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

it.each([
  ['comic book style website for a bike repair shop called Pow Cycles', 'comic'],
  ['Y2K chrome website for a nightclub DJ collective called Bubble Trouble', 'y2k'],
  ['scrapbook style site for our family road trip across Portugal', 'scrapbook'],
  ["Memphis design website for a kids' art studio called Squiggle in Austin", 'memphis'],
  ['heavy metal band Iron Vespers from Tampere, tour dates, merch', 'metal'],
  ['vaporwave website for a synth repair workshop called Neon Tide', 'vaporwave'],
  ['medieval style website for a mead brewery called The Oaken Horn', 'medieval'],
  ['sci-fi style website for an escape room called Station Nine', 'sci-fi'],
  ['claymorphism landing page for a savings app called Piggle', 'clay'],
  ['Landing page for a weather app called Nimbus with frosted glass panels', 'glass'],
  ['zine style site for a bookshop called Loud Paper in Leeds', 'zine'],
  ['minimal japanese style website for a tea house called Tsuki', 'japanese'],
  ['cottagecore website for a jam maker, Bramble Lane', 'cottage'],
  ['bauhaus style site for a lamp maker, Lux Werkstatt, Dessau', 'bauhaus'],
  ["wild west style website for a barbecue smokehouse called Rattlesnake Jack's", 'western'],
  ['steampunk style website for a bar called The Cog in Leeds', 'steampunk'],
  ['gothic style website for a candle shop called Nocturne', 'gothic'],
  ['kawaii style website for a bubble tea shop called Mochi Moo', 'kawaii'],
  ["1950s american diner style site for Dot's Diner in Tulsa", 'diner'],
  ['graffiti style website for a breakdance school in Paris', 'graffiti'],
  ['chalkboard style menu site for a coffee shop called Slate', 'chalkboard'],
  ['tropical tiki bar Coco Loco in Honolulu, cocktails', 'tropical'],
  ['watercolor style site for a wedding florist, Petal & Rain, in Bath', 'watercolour'],
  ['blueprint style website for an architecture practice, Nordbo, in Bergen', 'blueprint'],
  ['Christmas themed website for our village market in Ludlow, stalls and carols', 'christmas'],
  ['Website für eine Burgerbude in Köln im Comic-Stil, Speisekarte und Preise', 'comic'],
  ['Página web para una taberna medieval en Toledo, carta y horarios, estilo medieval', 'medieval'],
])('reads the look of "%s" as %s', async (prompt, style) => {
  await loadLexicons(prompt);
  expect(readBrief(prompt).style?.value).toBe(style);
});

it.each([
  'Barbecue restaurant Smoke & Rye in Memphis, ribs, brisket, opening hours',
  'Chrome extension that blocks distracting websites, features and pricing',
  'Sheet metal workshop in Essen, laser cutting, welding',
  'Watercolour classes for beginners in Hove, Tuesdays and Saturdays, book a place',
  'Potter in Leeds. We are at the Christmas market every year, shop and commissions',
  'Risotto e riso della Lomellina, azienda agricola',
])('takes no look out of "%s"', async (prompt) => {
  await loadLexicons(prompt);
  expect(readBrief(prompt).style?.value ?? null).toBeNull();
});

it('takes glass that is sold or worked for no look', () => {
  for (const prompt of [
    'A shop for hand-blown glass lamps called Ember & Reed',
    'Stained glass studio in York',
  ])
    expect(readBrief(prompt).style).toBeNull();
});
