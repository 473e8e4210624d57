import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

describe('readName', () => {
  it.each([
    ['A website for my bakery "Pão da Lua" in Lisbon', 'Pão da Lua'],
    ['Portfolio for a wedding photographer named Ana Lima, dark', 'Ana Lima'],
    ['Landing page for Ledgerly, an invoicing app for freelancers', 'Ledgerly'],
    ['We are Northline Coffee Roasters, est. 2014 in Oslo', 'Northline Coffee Roasters'],
    ['a design studio called LOUD. Big type.', 'LOUD'],
    ['docs for a CLI tool called grepfast with sidebar', 'grepfast'],
    ['a bakery called still water with menu', 'still water'],
    ['link in bio page for @nora.draws with 6 links', '@nora.draws'],
    ['Wedding site for Mira & Tom, 12 June 2027 at Villa Rosa', 'Mira & Tom'],
    ['DevSummit 2027, two-day conference site: agenda', 'DevSummit 2027'],
    ['Website für das Hotel Seeblick am Bodensee', 'Seeblick'],
    ["Daniel's portfolio", 'Daniel'],
    ['Site for Brick by Brick Builders in Leeds', 'Brick by Brick Builders'],
    ['Página para el restaurante «La Encina» en Salamanca', 'La Encina'],
    ['موقع لعيادة أسنان اسمها «ابتسامة» في عمّان', 'ابتسامة'],
    ['Site d\'une vannerie "Les Brins Fous" près de Chinon', 'Les Brins Fous'],
    ['Site d\'un cirque de spectacle, "La Grande Roue", près de Blois', 'La Grande Roue'],
    ["Church website St Luke's in Leeds", "St Luke's"],
    ['Hundeschule, Pfotenglück, Bonn. Welpenkurs 120 €', 'Pfotenglück'],
    ['tapas bar, Valencia, Bodegón. menu, reservations', 'Bodegón'],
    ["open source command line tool 'fdx' for finding duplicate files", 'fdx'],
    ['barber shop landing page, name is Fade Theory, price list', 'Fade Theory'],
    ['Simple website for a local football club U12 team Redhill Rovers: fixtures', 'Redhill Rovers'],
    [
      'We are Oak & Ember, a bakery in Ely. In June we are joined by an apprentice from York called Maisie',
      'Oak & Ember',
    ],
    [
      'Wir sind die Buchbinderei Falk & Sohn in Jena, seit 1952. Fünf Leute, ein Lehrling, eine Katze namens Leim.',
      'Falk & Sohn',
    ],
    ['Trumpet repairs and lessons in Leeds - Valve & Bell.', 'Valve & Bell'],
    ['Shoe repairs and key cutting in Derby — Heel & Key', 'Heel & Key'],
    ['product page for Cellar Lamp No. 7, a desk lamp, £89', 'Cellar Lamp No. 7'],
    ['Dental clinic in Dubai with Arabic and English, treatments', undefined],
  ])('reads %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each([
    'gym landing page',
    'Coffee shop website. One page only.',
    'A plumber in Austin, Texas',
    'unit converter: cups, Celsius and Fahrenheit',
    'nail tech, mobile. gel £28, acrylics £40. bookings by DM',
    'allotment society with a waiting list form, rules, AGM 12 November',
    'chore list for our house. We are Nell, Otis and Bea.',
    'Directory of joiners in Wales. Filter by Stairs, Doors and Kitchens.',
  ])('finds no name in %j', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });
});

it('takes no day of the week for a name', () => {
  const prompt =
    "Website for our village hall in Little Snoring: what's on (yoga Mondays 7pm, WI first Tuesday)";
  expect(readBrief(prompt).name?.value).not.toBe('Mondays');
});

it.each([
  ["Children's theatre in Bath with a summer school", null],
  ["Women's football club in Ayr", null],
  ["Men's tailor in Hull", null],
  ["Rosa's tailoring in Hull", 'Rosa'],
])('reads no owner from whom it is for: %s', (prompt, name) => {
  const read = readBrief(prompt).name?.value ?? null;
  if (name === null) expect(read).toBeNull();
  else expect(read).toContain(name);
});
