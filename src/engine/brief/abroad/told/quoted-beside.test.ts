import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

it('takes what stands in marks behind the town for the sign, and who speaks for its people', () => {
  const { name, items } = readBrief(
    'site pour un atelier de reliure à Tours, « Le Fil et la Page ». Cours le samedi, à propos (je m’appelle Jeanne), tarifs',
  );
  expect(name?.value).toBe('Le Fil et la Page');
  expect(items.map(({ value }) => [value.section, value.name])).toContainEqual(['team', 'Jeanne']);
});

it('puts a row together that is cut in the midst of its hours', () => {
  const { items, sections } = readBrief(
    'web para taller de encuadernación en Soria. Clases los lunes y viernes de 17 a 19 h, 30 € la sesión. Secciones: talleres, precios',
  );
  expect(items.map(({ value }) => [value.name, value.when])).toContainEqual([
    'Clases',
    'lunes y viernes 17 a 19 h',
  ]);
  expect(sections.map(({ value }) => value)).not.toContain('events');
});

it('shows no page of contact as work, and lists nothing to adopt where people eat', () => {
  const works = readBrief(
    'Portfolio de Inès Caron, graveuse à Lyon. Rubriques : estampes, affiches, contact',
  );
  expect(works.items.map(({ value }) => value.name)).toEqual(['Estampes', 'Affiches']);
  const cafe = readBrief('Kedi kafe "Mırnav" Bursa: çay 30 TL, sahiplendirme günleri pazar');
  expect(cafe.sections.map(({ value }) => value)).not.toContain('listings');
});
