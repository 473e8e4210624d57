import { describe, expect, it } from 'vitest';
import { colourTable } from './colour-table';
import { readBrief } from '../read-brief';

const read = (prompt: string): string[] =>
  readBrief(prompt).colours.map(({ value }) => `${value.role}: ${value.name} ${value.css}`);

it('takes what is baked with for no colour, and a colour beside the blue of eggs for one', () => {
  expect(read('baking converter: cups to grams, for flour, sugar, butter and milk. copy button')).toEqual([]);
  expect(read('b&b in the Cotswolds, Larkrise House. Rooms. cream and duck egg blue, elegant')).toHaveLength(
    2,
  );
});

describe('readColours', () => {
  it.each([
    ['Pottery, oat white background with river blue buttons', ['background: oat white #efe6d3', 'button: river blue #4b7f95']],
    ['Bakery, cream background with terracotta buttons', ['background: cream #fff8e7', 'button: terracotta #e2725b']],
    ['Shop. Forest green header, off-white background, copper buttons.', ['header: Forest green #228b22', 'background: off-white #faf9f6', 'button: copper #b87333']],
    ['Use honeydew as the background and dark slate blue for buttons and cards', ['background: honeydew #f0fff0', 'component: dark slate blue #483d8b']],
    ['Ramen bar. indigo #2b3a67 + rice paper.', ['brand: indigo #2b3a67', 'background: rice paper #f4efe1']],
    ['An app to identify mosses and lichens', []],
    ['Portfolio. Swiss grid, black on white, one red accent.', ['text: black #000000', 'background: white #ffffff', 'accent: red #ff0000']],
    ['Sweep. Red brick background colour on the header and cream everywhere else.', ['header: Red brick #9b3b2e', 'background: cream #fff8e7']],
    ['Law firm. Navy and gold.', ['brand: Navy #000080', 'accent: gold #ffd700']],
    ['Gym, bold black and yellow', ['background: bold black #000000', 'accent: yellow #ffff00']],
    ['Doula in Hull, blush and denim', ['accent: blush #e8c4bc', 'brand: denim #3f5f86']],
    ['DJ, black and neon green', ['background: black #000000', 'accent: neon green #39ff14']],
    ['Snake game in neon colors', ['brand: neon colors #39ff14']],
    ['Portfolio in black, white and red', ['brand: black #000000', 'background: white #ffffff', 'accent: red #ff0000']],
    ['Conference in Lisbon. Speakers, agenda. Dark with orange.', ['brand: orange #ffa500']],
    ['A studio, yellow and black', ['accent: yellow #ffff00', 'text: black #000000']],
    ['Gym, #0f766e primary, background: #fef3c7, rgb(255, 0, 0) links', ['brand: #0f766e #0f766e', 'background: #fef3c7 #fef3c7', 'link: rgb(255, 0, 0) #ff0000']],
    ['Karate club in Hull, crimson and black', ['brand: crimson #dc143c', 'background: black #000000']],
    ['Solicitors in Ely, navy and black', ['brand: navy #000080', 'text: black #000000']],
    ['Neo-brutalist site for a label. Hard shadows, pink and black.', ['accent: pink #ffc0cb', 'text: black #000000']],
    ['Agency site, red accents on white', ['accent: red #ff0000', 'background: white #ffffff']],
    ['Bäckerei in Graz, beiger Hintergrund und dunkelrote Buttons', ['background: beiger #f5f5dc', 'button: dunkelrote #8b0000']],
    ['Escuela de esquí. Estilo moderno, azul hielo y naranja.', ['background: azul hielo #d6f0f9', 'brand: naranja #ffa500']],
    ['Página de yoga. Fondo crema y botones verdes.', ['background: crema #fff8e7', 'button: verdes #008000']],
    ['Fleuriste à Nantes, bouquets. Une touche d’orange, fond crème.', ['accent: orange #ffa500', 'background: crème #fff8e7']],
    ['Bolos em Curitiba. Rosa claro com detalhes em dourado', ['brand: Rosa claro #ffb6c1', 'accent: dourado #ffd700']],
    ['Koor uit Zwolle, foto’s. Wit met een vleugje goud.', ['background: Wit #ffffff', 'accent: goud #ffd700']],
    ['Yogastudio „Lichtraum“ Freiburg: Kurse, Preise. Buttons in Lavendel.', ['button: Lavendel #e6e6fa']],
    ['موقع لمطعم، خلفية بيضاء وأزرار خضراء', ['background: بيضاء #ffffff', 'button: خضراء #008000']],
  ])('reads %j', (prompt, wanted) => {
    expect(read(prompt)).toEqual(wanted);
  }); // prettier-ignore

  it.each([
    // The shade and the hue are one word, which no list has.
    ['Website für ein Café in Ulm: Karte und Kontakt. Ruhig, zartblau und weiß.', ['brand: zartblau #a9c6dd', 'background: weiß #ffffff']],
    ['Website voor een bakker in Zwolle: assortiment en contact. Vrolijk, felgeel.', ['brand: felgeel']],
    ['Strona przedszkola w Gdyni: oferta i kontakt. Wesoła, jasnobrązowa.', ['brand: jasnobrązowa #b5835a']],
    // A thing before a hue is that hue.
    ['Website für eine Gärtnerei in Trier: Angebot und Kontakt. Frisch, salbeigrün.', ['brand: salbeigrün']],
    ['Website voor een kapper in Breda: prijzen en contact. Strak, varengroen.', ['brand: varengroen #008000']],
    // English knows what a colour so bent is.
    ['Page pour un DJ à Lille : dates et contact. Fond noir, rose fluo.', ['background: noir #000000', 'accent: rose fluo #ff10f0']],
    ['Sito per una gioielleria a Lucca: collezioni e contatti. Sfondo bianco, pulsanti blu cobalto.', ['background: bianco #ffffff', 'button: blu cobalto #0047ab']],
  ])('reads a colour bent in another language: %j', (prompt, wanted) => {
    const colours = read(prompt);
    expect(colours.map((colour, at) => (wanted[at]?.includes('#') ? colour : colour.replace(/ #.*/u, '')))).toEqual(wanted);
  }); // prettier-ignore

  it('leaves a name alone that ends in a hue', () => {
    expect(read('Website für die Kanzlei Petra Mordgrau in Bonn: Leistungen und Kontakt.')).toEqual([]);
  });

  it('bends a colour by its adjective', () => {
    const [pale, plain] = [read('shop with a pale teal header'), read('shop with a teal header')];
    expect(pale[0]).toMatch(/^header: pale teal #/u);
    expect(pale[0]?.slice(-7)).not.toBe(plain[0]?.slice(-7));
  });

  it('leaves colour words alone that are things', () => {
    expect(read('A shop for green tea, red wine, olive oil and gold jewellery')).toEqual([]);
    expect(read('Restaurant with salmon dishes and orange juice')).toEqual([]);
    expect(read('Landing page for a titanium camping mug')).toEqual([]);
  });

  it('takes a lone hue for a colour where nothing is to eat', () => {
    expect(read('bike shop in Leeds, orange')[0]).toMatch(/orange #ffa500$/u);
    expect(read('juice bar in Leeds, orange')).toEqual([]);
  });

  it('leaves denied colours out', () => {
    expect(read('A blog without pink')).toEqual([]);
  });
});

describe('every colour name', () => {
  const names = [...colourTable.keys()];

  it('is one of 148 in CSS or of 400 and more besides', () => {
    expect(names.length).toBeGreaterThan(548);
  });

  // Every name once takes long; each eleventh is a fair sample of all letters.
  it.each(names.filter((_, index) => index % 11 === 0))('is read as %j before and after its role', (name) => {
    for (const [prompt, role] of [
      [`Bakery website with ${name} buttons`, 'button'],
      [`Bakery website, background: ${name}`, 'background'],
    ] as const)
      expect(readBrief(prompt).colours.find(({ value }) => value.role === role)?.value.css).toBe(
        colourTable.get(name),
      );
  });

  it.each([
    'A website for a yoga studio, orange and calm',
    'Site for a barber, bold, orange.',
    'An orange website for a plumber',
  ])('that is also a thing counts among words for the look: %j', (prompt) => {
    expect(readBrief(prompt).colours.map(({ value }) => value.name)).toEqual(['orange']);
  });

  it.each([
    'A stall selling orange juice and lemon cake in Porto',
    'Soap maker. Soaps: lavender, fresh, orange. Calm.',
    'A website for a florist in Orange, California',
  ])('that is also a thing is a thing elsewhere: %j', (prompt) => {
    expect(readBrief(prompt).colours).toEqual([]);
  });

  it('is the own one of a language where English means another', () => {
    expect(readBrief('Boulangerie avec fond rouge').colours[0]?.value.css).toBe('#ff0000');
  });
});

it.each([
  ['Thés bio. vert foncé', '#006400'],
  ['Psicóloga en Valencia. azul claro', '#add8e6'],
  ['Théâtre à Lille. bleu nuit', '#191970'],
])('%j means what CSS calls by that name', (prompt, css) => {
  expect(readBrief(prompt).colours.map(({ value }) => value.css)).toEqual([css]);
});

it('reads dark before a word that is only half a colour as the scheme, and before a colour as its shade', () => {
  expect(readBrief('Landing page for Inkwell, a writing app. Dark glass.').scheme?.value).toBe('dark');
  expect(readBrief('Landing page for Inkwell, a writing app. Dark green and cream.').scheme).toBeNull();
});

it('makes a bold yellow no olive, and leaves a bold red red', () => {
  const css = (prompt: string) => readBrief(prompt).colours[0]?.value.css ?? '';
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(css('Roofer in Hull. Bold yellow.').slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(235);
  expect(green).toBeGreaterThan(190);
  expect(green).toBeLessThan(235);
  expect(blue).toBeLessThan(90);
  expect(css('Roofer in Hull. Bold red.')).toMatch(/^#[ef]/u);
});

describe('a word that is a thing as well as a colour', () => {
  const named = (prompt: string) => readBrief(prompt).colours.map(({ value }) => value.name);
  it.each([
    'Night hikes near Ludlow, £20, hot chocolate included',
    'Goldsmith in Ely, deep ruby pendants and soft pearl earrings',
  ])('is a thing with its adjective: %s', (prompt) => {
    expect(named(prompt)).toEqual([]);
  });

  it('is a colour beside another, and before its role', () => {
    expect(named('Goldsmith in Ely, deep ruby and soft pearl')).toEqual(['deep ruby', 'soft pearl']);
    expect(named('Goldsmith in Ely, deep ruby buttons')).toEqual(['deep ruby']);
  });
});

it('takes no colour from a name in the middle of an English sentence', () => {
  expect(read('Site for the beach cleaning group Blue Tide, volunteer and donate')).toEqual([]);
  expect(read('Make it Navy blue, for a rowing club in Ely')).not.toEqual([]);
});
