import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

describe('who speaks for a house with a sign', () => {
  it.each([
    [
      'Website für meine Schuhmacherei „Absatz“ in Jena, ich heiße Nils Brand, Sohlen und Absätze',
      'Absatz',
      'Nils Brand',
    ],
    [
      'site voor mijn fietsenmaker "De Spaak" in Ede, ik heet Joost Bos, banden en remmen',
      'De Spaak',
      'Joost Bos',
    ],
    ['strona dla stolarni "Hebel" w Opolu, nazywam się Jan Kot, stoły na wymiar', 'Hebel', 'Jan Kot'],
    ['pasta atölyem "Vanilya" için site, Sivas, adım Derya Ak, doğum günü pastası', 'Vanilya', 'Derya Ak'],
    ['موقع لمخبز «سنبلة» في عمان، اسمي سامي حداد، خبز وكعك', 'سنبلة', 'سامي حداد'],
    [
      'taller de guitarras "La Cejilla" en Jaén, me llamo Raúl Peña, guitarras por encargo',
      'La Cejilla',
      'Raúl Peña',
    ],
  ])('is among its people, and no name of it: %j', (prompt, name, who) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(
      brief.items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name),
    ).toEqual([who]);
  });
});

it.each([
  ['Kolory: bez i granat.', ['beżowy', 'granat']],
  ['Kolory beż i granat.', ['beżowy', 'granat']],
])('beige is a colour, with its mark or without: %j', (wish, names) => {
  const { colours } = readBrief(`Strona dla pracowni krawieckiej "Nitka" w Opolu. ${wish}`);
  expect(colours.map(({ value }) => value.name)).toEqual(names);
});

it('"Keçiören\'deyiz" says the town', () => {
  const { place } = readBrief(
    'Berberimiz "Ustura" için site istiyorum, Ankara Keçiören\'deyiz. Saç 300 TL, sakal 150 TL.',
  );
  expect(place?.value).toBe('Ankara Keçiören');
});

it('how many may come is no sum', () => {
  const { items } = readBrief(
    'Atelier de vannerie « Osier » à Tours : paniers, cours le dimanche (60 € la matinée, 6 adultes max)',
  );
  expect(items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.price)).toEqual([
    '60 € la matinée',
  ]);
});

it('what a list ends in without a price is one of it', () => {
  const { items } = readBrief(
    'Web del taller de motos "Bujía" en Jaén. Hacemos cambio de aceite (40 €), frenos (30 €) y pintura por encargo. Nada de tienda online.',
  );
  expect(items.map(({ value }) => value.name)).toContain('Pintura por encargo');
});
