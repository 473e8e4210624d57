import { expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { loadLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

const read = async (prompt: string): Promise<Brief> => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

it.each([
  ['קורות חיים של יעל אברהמי, מעצבת UX מתל אביב. כישורים: Figma.', 'יעל אברהמי'],
  ["Ankara'da veteriner kliniği Patiköy için site. Muayene 800 TL. Veteriner hekimler Zeynep Kılıç ve Ozan Er.", 'Patiköy'],
  ['Portfolio Michała Sroki, fotografa ślubnego z Wrocławia. Reportaż 3500 zł.', 'Michał Sroka'],
] as const)('reads the name of %s', async (prompt, name) => {
  const brief = await read(prompt);
  expect(brief.name?.value).toBe(name);
}); // prettier-ignore

it('takes no letter for a town', async () => {
  const brief = await read('مدونة طبخ اسمها "ملعقة زيت". أريد اشتراك في النشرة البريدية.');
  expect(brief.place?.value).not.toBe('النشرة');
});

it('reads an address behind its label to the end', async () => {
  const brief = await read(
    'Site da Barbearia do Tião em Goiânia: corte 45 reais. Endereço Rua 9, 1520, Setor Marista.',
  );
  expect(brief.address?.value).toBe('Rua 9, 1520, Setor Marista');
});

it('takes a row that begins with the home page for the pages', async () => {
  const brief = await read(
    'Floristería en Gijón, "Flor de Salitre". Ramos desde 25 €. Quiero inicio, tienda, bodas y contacto.',
  );
  expect(brief.pages.map(({ value }) => value)).toEqual(['Inicio', 'Tienda', 'Bodas', 'Contacto']);
});

it('tells a day by its hours, whoever plays', async () => {
  const brief = await read(
    'Site voor het straatfeest van de Oranjestraat in Delft op 27 april 2027: rommelmarkt 10 uur, barbecue 17 uur, band De Buren 20 uur.',
  );
  expect(brief.items.map(({ value }) => [value.name, value.when])).toEqual([
    ['Rommelmarkt', '10 uur'],
    ['Barbecue', '17 uur'],
    ['Band De Buren', '20 uur'],
  ]);
  expect(brief.name?.value).not.toBe('De Buren');
});

it('asks guests for a reply, and makes no event of the last day for it', async () => {
  const brief = await read(
    'Page pour le vernissage de Camille Dubreuil, vendredi 9 octobre 2026 à 18h30. Entrée libre, merci de confirmer votre venue avant le 1er octobre.',
  );
  expect(brief.sections.map(({ value }) => value)).toContain('rsvp');
  expect(brief.items.map(({ value }) => value.section)).not.toContain('events');
});
