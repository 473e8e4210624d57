import { describe, expect, it } from 'vitest';
import { layOutTerse } from './lay-out-terse';

describe('a terse brief in plain words', () => {
  it.each([
    [
      'App landing: Mosswalk — identify mosses offline. Dark.',
      'Landing page for Mosswalk, an app to identify mosses offline. Dark.',
    ],
    [
      'docs site / quillq (message queue in Zig) / terminal style / pages: Install, API',
      'docs site for quillq, message queue in Zig. terminal style. pages: Install, API',
    ],
    [
      'Community garden site | Pump Lane | Hull | pages: Home, Join | earthy greens',
      'Community garden site for Pump Lane. Hull. pages: Home, Join. earthy greens',
    ],
    [
      'course landing. bobbin lace for beginners, teacher Odile Brandt.',
      'Landing page for a bobbin lace course for beginners, teacher Odile Brandt.',
    ],
    [
      'festival site: SQUEEZEBOX 2028, accordion festival, Trieste.',
      'SQUEEZEBOX 2028, accordion festival, Trieste.',
    ],
    ['Restaurant one-pager: Nonna Pina, Brooklyn.', 'One-page restaurant website for Nonna Pina, Brooklyn.'],
    ['Construction co. — Bale & Beam, Taos.', 'Construction company — Bale & Beam, Taos.'],
    [
      'landing for "Hushbox" quiet phone booth; hero, price',
      'landing page for "Hushbox", a quiet phone booth; hero, price',
    ],
  ])('opens %s', (written, said) => {
    expect(layOutTerse(written)).toBe(said);
  });

  it.each([
    [
      'Law firm. Pages = Home, People. People = 6 lawyers.',
      'Law firm. Pages: Home, People. People: 6 lawyers.',
    ],
    [
      'Museum. 3 pages -> Home; Visit; Shop. Visit -> tickets, map.',
      'Museum. 3 pages: Home, Visit, Shop. Visit: tickets, map.',
    ],
    [
      'Barber, Lisbon. hero > prices + team > gallery > map. Black.',
      'Barber, Lisbon. Sections: hero, prices, team, gallery, map. Black.',
    ],
    [
      'Bike shop. [hero] [services: repairs, sales] [team: 4]',
      'Bike shop. Sections: hero, services (repairs, sales), team (4)',
    ],
    [
      'landing. hero, steps = 3 steps, plans = £15 / £28, FAQ x5',
      'landing. Sections: hero, steps (3 steps), plans (£15 / £28), FAQ x5',
    ],
    [
      'docs for quillparse. pages for Getting started, Guides and Changelog',
      'docs for quillparse. Pages: Getting started, Guides, Changelog',
    ],
    [
      'Vineyard. Home / Wines / Visits / Contact. Olive.',
      'Vineyard. Pages: Home, Wines, Visits, Contact. Olive.',
    ],
    [
      'Choir. Home: hero, concerts. About: story. Join: form. Navy.',
      'Choir. Pages: Home, About, Join. Home: hero, concerts. About: story. Join: form. Navy.',
    ],
    [
      "Museum: home (hero, what's on), plan your visit (map, FAQ), parties (form).",
      "Museum. Pages: Home (hero, what's on), Plan your visit (map, FAQ), Parties (form).",
    ],
  ])('says the marks of %s', (written, said) => {
    expect(layOutTerse(written)).toBe(said);
  });

  it.each([
    'Kanban with columns To do, Doing and Done',
    'Hot tub hire website. Name: Bubbles on Tour, based in Bolton. Weekend £180.',
    'bg = cream, headings = tomato red, buttons = olive for a bakery page',
    'Sourdough bakery in Leeds / Otley with 2 shops',
  ])('leaves %s', (written) => {
    expect(layOutTerse(written)).toBe(written);
  });
});
