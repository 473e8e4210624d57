import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { findCompany, findMotif } from '../../compose/art/find-motif';
import { chooseArt } from './choose-art';
import { findKind } from '../kinds/find-kind';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const artFor = (prompt: string) => {
  const brief = readBrief(prompt);
  return chooseArt(brief, findKind(brief.kind.value));
};

const fittedArt = (prompt: string) => makePlan(readBrief(prompt), 1).art;

describe('chooseArt', () => {
  it('draws the trade that the prompt names, with things that go with it', () => {
    expect(artFor('A website for a wedding DJ').slice(0, 2)).toEqual(['decks', 'headphones']);
    expect(artFor('Website for an escape room in Ghent')[0]).toBe('lock');
    expect(artFor('Site for my pottery studio')[0]).toBe('pottery');
    expect(artFor('Music producer in Accra')[0]).toBe('decks');
    expect(artFor('Piano teacher in Vienna')[0]).toBe('piano');
    expect(artFor('lindy hop classes in Sheffield')[0]).toBe('dancer');
  });

  it('draws abroad what is taught at an academy, and the trade in a name', () => {
    expect(fittedArt('Academia de surf em Ericeira "Maré Cheia": aulas, preços')).not.toContain('dumbbell');
    expect(artFor('Academia de surf em Ericeira "Maré Cheia": aulas, preços')[0]).toBe('surfboard');
    expect(artFor('Webseite für Schreinerei Holzwerk Lindner: Küchen, Treppen')[0]).toBe('saw');
    expect(artFor('Electric bike rental in Amsterdam')).not.toContain('tap');
  });

  it('shows of what is eaten what is told, and the usual where nothing is', () => {
    const tacos = fittedArt('food truck in Leeds called Hola, tacos and quesadillas');
    expect(tacos).toContain('taco');
    expect(tacos).not.toContain('ice-cream');
    expect(tacos).not.toContain('burger');
    expect(fittedArt('food truck in Leeds called Hola')).toContain('burger');
  });

  it('shows the ball of the game and the pet of the prompt, whatever else the trade is for', () => {
    expect(artFor('Website for Castle Harriers, a rugby club in Durham')[0]).toBe('rugby-ball');
    expect(artFor('Website for a basketball team in Durham')[0]).toBe('basketball');
    expect(fittedArt('RAW Skate Shop in Leeds: decks, wheels, shoes')[0]).toBe('skateboard');
    expect(artFor('dog sitting and cat feeding in Ripon')[0]).toBe('dog');
    expect(artFor('cat sitter in Ripon')[0]).toBe('cat');
    expect(artFor('Saddlery in Ripon, bridles and repairs')[0]).toBe('saddle');
    expect(artFor('small architecture festival in Ripon, talks and tours')[0]).toBe('ruler');
    expect(artFor('a podcast about sailing boats, episodes list')).toContain('boat');
    expect(artFor('Violin maker in Ripon, repairs and commissions')).not.toContain('guitar');
  });

  it('finds in the name of a club what is done there, where nothing else tells it', () => {
    expect(artFor('Website for Pennard Sea Swimmers, a club that meets every Sunday at 8am')[0]).toBe(
      'swimmer',
    );
  });

  it('shows who marries with flowers and cake, and a jeweller with jewels', () => {
    expect(artFor('Wedding of Ines and Paul, 3 May 2027, RSVP').slice(0, 3)).toEqual([
      'ring',
      'bouquet',
      'cake',
    ]);
    expect(artFor('Goldsmith in Porto, wedding rings')).toContain('necklace');
  });

  it('shows an app on a phone, and what it is about beside it', () => {
    const art = artFor('App landing page for "Hush", a sleep sounds app');
    expect(art[0]).toBe('phone');
    expect(art).toContain('headphones');
  });

  it('draws what is offered and not what a list is narrowed by, nor what it is made of', () => {
    expect(
      artFor('Real estate listings for Fjordside Homes with filters by price, bedrooms and type')[0],
    ).toBe('house');
    expect(artFor('An online shop for hand-blown glass lamps called Ember & Reed')[0]).toBe('lamp');
    expect(artFor('wedding caterer site')[0]).not.toBe('ring');
    expect(artFor('Página web para la escuela de esquí Nieve Alta en Baqueira')[0]).toBe('skis');
    expect(artFor('Charity site for Hoof & Haven donkey sanctuary')[0]).toBe('horse');
    expect(findCompany('horse')).not.toContain('anvil');
    expect(artFor('Jazz festival Blue Harbour in Gdynia, line-up, tickets')[0]).toBe('piano');
    expect(artFor('link in bio page for @theo.bakes with 5 links and a newsletter signup')[0]).toBe('cake');
  });

  it('finds the subject in the opening words where the offer is a shop like any other', () => {
    expect(artFor('Online shop for handmade candles, Ember & Oak, with cart')[0]).toBe('candle');
    expect(artFor('A food blog about Georgian cooking, Corner Diaries')[0]).toBe('dish');
    expect(artFor("Bike repair workshop 'Spoke & Pedal' in Ghent")[0]).toBe('bike');
  });

  it('draws the church, the garden and the car, not what stands around them', () => {
    expect(fittedArt('Church St Brannoc: services, groups, baptism, weddings, youth')[0]).toBe('church');
    expect(fittedArt('Community garden in Rotterdam, volunteers wanted')[0]).toBe('garden');
    expect(fittedArt('Car repair garage Autohaus Brenner: brakes, tyres, oil change')).not.toContain('tap');
  });

  it('is not led astray by words for looks, ages and places', () => {
    expect(artFor('Ledgerly: SaaS for freelance invoicing, clean and bright, green')[0]).not.toBe('mop');
    expect(artFor("Smile & Co, a children's dentist in Austin, playful")[0]).toBe('tooth');
    expect(artFor('Jazz club The Blue Hour in New Orleans')[0]).toBe('piano');
    expect(artFor("Cafe 'Nine Bells' in Cork: filter coffee")[0]).not.toBe('egg');
    expect(artFor('Real estate agency Costa Clara in Málaga')[0]).toBe('house');
  });

  it('does not take the small words of a sentence for subjects', () => {
    expect(artFor('CV of Jonas Weber, backend engineer in Munich')[0]).not.toBe('falcon');
    expect(artFor('Sushi restaurant Kumo in Vancouver')[0]).toBe('sushi');
    expect(artFor('Vet clinic Paws & Claws in Dublin')[0]).not.toBe('stethoscope');
    expect(artFor('Roofing company Summit Roofs, Denver')[0]).toBe('roof');
  });

  it('shows the view before the bed, and software by its screen', () => {
    expect(artFor('Site pour un gîte à la montagne dans le Jura')[0]).toBe('mountains');
    expect(artFor('Guest house by the sea in Cornwall')[0]).toBe('sea');
    expect(artFor('Landing page for a SaaS that turns spreadsheets into portals')[0]).toBe('dashboard');
  });

  it('shows a trade of many its own tools and no other trade’s', () => {
    const joiner = artFor(
      'Webseite für die Tischlerei Holzmann in Freiburg: Einbauschränke, Küchen, Treppen',
    );
    expect(joiner[0]).toBe('saw');
    for (const other of ['tap', 'bolt', 'wrench']) expect(joiner).not.toContain(other);
    const quartet = artFor('Website for our wedding string quartet, The Larkspur Quartet, based in Bath');
    expect(quartet.slice(0, 2)).toEqual(['violin', 'score']);
    expect(quartet).not.toContain('drum');
    expect(artFor('charity cleaning beaches in Cornwall, volunteers')).not.toContain('mop');
    expect(artFor('Al Arz Lebanese grill in Dearborn')[0]).toBe('skewers');
  });

  it('takes the trade for the subject, not a look, an inspection or a long word beside it', () => {
    expect(artFor('dog groomer pastel pink, cute, prices')[0]).toBe('dog');
    expect(artFor('roofing company Denver hail damage free inspection')[0]).toBe('roof');
    expect(artFor('lilac and black site for a nail artist in Manchester')[0]).toBe('polish');
    expect(artFor('fishmonger in Whitby, fresh catch daily, oysters, smoked salmon')[0]).toBe('fish');
  });

  it('adds nothing to the pictures that a trade has chosen, and no polish to hands', () => {
    expect(fittedArt('Mobile mechanic in Hull')).toEqual(['wrench', 'car', 'gear', 'van']);
    expect(fittedArt('Employment agency for chefs in Oslo')).not.toContain('polish');
    expect(fittedArt('Nail bar in Hull')).toContain('hands');
  });

  it('shows what is held, and not the house that it is held in', () => {
    expect(artFor('Flea market in the old railway station')).not.toContain('railway');
    expect(artFor('Yoga in a castle near Cork')[0]).toBe('yoga');
  });

  it('gives a CV the emblem of its calling where there is one', () => {
    expect(artFor('resume of a nurse, Hannah Cole, 12 years')[1]).toBe('stethoscope');
    expect(artFor('CV for a product designer Mia Wong')).not.toContain('room');
  });

  it('gives every site several subjects, each of which can be drawn', () => {
    for (const prompt of ['a dentist in Amman', 'law firm', 'site for a beekeeper', 'a hotel by the lake']) {
      const art = artFor(prompt);
      expect(art.length, prompt).toBeGreaterThan(3);
      for (const motif of art) expect(findMotif(motif), motif).not.toBeNull();
    }
  });
});

it('shows what is done, and not the image in a name', () => {
  expect(artFor('Charity site for Lit Window in Hull: hot meals on Monday, food parcels, donate.')[0]).toBe(
    'bowl',
  );
});

it('looks out of no window that only a room is called after', () => {
  expect(
    artFor(
      'Hotel website for Haus Linde, nine rooms by the lake. Rooms: Forest double €90, Garden twin €80.',
    )[0],
  ).toBe('lake');
});

it('shows software by its screens and what it does, and not by those who use it', () => {
  const art = artFor('Shiftly, SaaS for rotas of cafés: drag and drop shifts, pricing, sign up');
  expect(art.slice(0, 2)).toEqual(['dashboard', 'calendar']);
  expect(art).not.toContain('cup');
});

it('leaves the pictures to a trade that has chosen its own, and to one thing no other goods', () => {
  expect(fittedArt('Clock repairs: longcase, carriage and cuckoo, estimates')).not.toContain('tap');
  const backpack = fittedArt('product page for the Nomad One backpack: 28L, waterproof, recycled nylon');
  for (const other of ['shirt', 'dress', 'shoe']) expect(backpack).not.toContain(other);
  const kettle = makePlan(
    readBrief('Ember: a cordless travel kettle. Specs, colours, what is in the box'),
    1,
  );
  expect(
    kettle.pages
      .flatMap(({ sections }) => sections)
      .flatMap(({ content }) => content.items ?? [])
      .map(({ art }) => art),
  ).not.toContain('coffee');
  expect(artFor('One-product site: the Pebble lamp, organic cotton, two sizes, FAQ')[0]).toBe('lamp');
});

it('shows what is sold to shops, and not those who are served', () => {
  expect(fittedArt('Beekeeping supplies wholesaler: hives, suits, jars, trade account')[0]).toBe('hive');
  expect(artFor('Virtual assistant for architects: inbox, diaries, invoices')).not.toContain('ruler');
  expect(artFor('Swim teacher for babies and toddlers, term dates')[0]).toBe('swimmer');
  expect(artFor('Wedding celebrant in Kent, vows, fees')).not.toContain('necklace');
});

it('shows of what no word can be drawn its sort, or what is listed', () => {
  expect(fittedArt('Rope maker: splices, dock lines, door mats')[0]).toBe('studio');
  expect(artFor('Bollenkweker uit Lisse: tulpen, narcissen, groothandel')[0]).toBe('tulips');
  expect(artFor('Laboratorio di liuteria a Cremona: violini, restauri')[0]).toBe('violin');
});
