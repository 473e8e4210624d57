import { describe, expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { readBrief } from './read-brief';

const sectionsOf = (brief: Brief): string[] => brief.sections.map((slot) => slot.value);

describe('names beside marks', () => {
  it.each([
    ['Our allotment society (Fern Hill Allotments, Bristol) needs a little website', 'Fern Hill Allotments'],
    ['Landing page: Sprout, an app that reminds you to water plants', 'Sprout'],
    ['a site to sell my leather bags. Brand: Otter & Thread. cart', 'Otter & Thread'],
    ['Community theatre in Ballarat, the Old Foundry Theatre. tickets', 'Old Foundry Theatre'],
    ['loft conversion company Attic Works Ltd in Reading', 'Attic Works Ltd'],
    ['curtain maker from Norwich, Folds by Ruth. fabrics, process', 'Folds by Ruth'],
    ['life coach; call me Joanna Reyes; Toronto', 'Joanna Reyes'],
    ['Hi, ich bin Gärtner in Potsdam (Jonas Ried) und brauche eine Seite', 'Jonas Ried'],
    ['Panadería artesanal El Horno de Lola en Cádiz: pan de masa madre 4 €, horario', 'El Horno de Lola'],
    ['אתר לעורכת דין משפחה נועה לוי בירושלים', 'נועה לוי'],
  ])('are read from %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each(['Nachhilfe online für die Oberstufe', 'Maths tutor for GCSE and A level'])(
    'are not made up from %j',
    (prompt) => {
      expect(readBrief(prompt).name).toBeNull();
    },
  );
});

describe('sections asked for in other words', () => {
  it.each([
    ['houseboat, what guests say, photos', ['testimonials', 'gallery']],
    [
      'little shop in Ludlow, I would love a bit about us, the wines we sell and how to find us',
      ['products', 'map'],
    ],
    ["narrowboats, what's included, FAQ", ['amenities', 'faq']],
    ['Jardinero en Girona, zona de trabajo, lo que dicen mis clientes', ['areas', 'testimonials']],
    ['ik ben hovenier in Ede, wat klanten zeggen, werkgebied', ['testimonials', 'areas']],
    ['three packages, no prices, for a life coach', ['pricing']],
  ])('are read from %j', (prompt, sections) => {
    expect(sectionsOf(readBrief(prompt))).toEqual(expect.arrayContaining(sections));
  });

  it('are not read across a full stop', () => {
    expect(sectionsOf(readBrief('nail bar: prices, booking. email hi@polished.example'))).toContain(
      'booking',
    );
  });
});

describe('trades', () => {
  it.each([
    ['Academia de inglés en Bilbao: cursos, precios', 'course', 'Academia de inglés'],
    ['boutique en ligne de thés, panier, avis', 'shop', 'boutique en ligne de thés'],
    ['IT help for older people in Exeter', 'consulting', 'IT help'],
    ['bridal make-up artist portfolio, Birmingham', 'salon', 'bridal make-up artist'],
    ['Mountain hut above Chamonix, dormitory, half board', 'hotel', 'Mountain hut'],
    ['Hearing aid centre in Stockport. hearing tests, meet the audiologist', 'clinic', 'Hearing aid centre'],
    ['We hire out a sauna trailer around Loch Lomond', 'unknown', 'sauna trailer hire'],
    ['Bike shop in Ghent: road bikes and a workshop', 'shop', 'Bike shop'],
    ['Dentista no Porto, marcação online', 'dentist', 'Dentista'],
  ])('are told from %j', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value]).toEqual([kind, offer]);
  });

  it('stand where the words before them say', () => {
    expect(readBrief('Mountain hut above Chamonix, half board').place?.value).toBe('Chamonix');
    expect(readBrief('Dentista no Porto, marcação online').place?.value).toBe('Porto');
    expect(readBrief('Wool shop "The Goat", Hebble Bridge: wool, needles').place?.value).toBe(
      'Hebble Bridge',
    );
  });
});

describe('prices', () => {
  it('keep the names of a list', () => {
    const brief = readBrief('sauna hire, packages: The Vault £120, Weekend £260, Week £640');
    expect(brief.items.map(({ value }) => `${value.name} ${value.price ?? ''}`)).toEqual([
      'The Vault £120',
      'Weekend £260',
      'Week £640',
    ]);
  });
});

describe('colours on a ground', () => {
  it.each([
    ['gym, lime green on charcoal', 'background'],
    ['theatre, black with a red accent', 'background'],
    ['Fotografin, Sandfarben', 'brand'],
  ])('are read from %j', (prompt, role) => {
    expect(readBrief(prompt).colours.map(({ value }) => value.role)).toContain(role);
  });
});

it('takes a month for a name where it is told to be one', () => {
  expect(readBrief('A portfolio for a tattoo artist named Jun in Berlin').name?.value).toBe('Jun');
  expect(readBrief('Wedding of Ana and Luis, 12 Jun 2027').name?.value).not.toBe('Jun');
});

it.each([
  [
    'Landing page for a podcast about forgotten inventions called Second Patent',
    'podcast about forgotten inventions',
  ],
  ['A website for a supplier of industrial gaskets in Hull', 'industrial gaskets supplier'],
])('keeps what it is about in the offer of "%s"', (prompt, offer) => {
  expect(readBrief(prompt).offer?.value).toBe(offer);
});

it('takes reviews that may not be invented for none at all, unless some are asked for', () => {
  const excluded = (prompt: string) => readBrief(prompt).excluded.map(({ value }) => value);
  expect(excluded('Gym site, no fake reviews')).toContain('testimonials');
  expect(excluded('Bakery site without made-up reviews')).toContain('testimonials');
  expect(excluded('Bike mechanic. Book online. No stock testimonials.')).toContain('testimonials');
  expect(excluded('Gym site with reviews, but no fake reviews')).not.toContain('testimonials');
  expect(excluded('Gym site, no stock photos')).not.toContain('gallery');
});
