import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const read = async (prompt: string) => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};
const rowsOf = async (prompt: string) =>
  (await read(prompt)).items.map(({ value }) => [value.section, value.name, value.when ?? value.price]);

it.each([
  'Barbería El Filo en Huelva, corte 12 €, barba 8 €, sin cita previa',
  'Kapsalon Knip in Goes, knippen 22 euro, zonder afspraak',
  'Salon fryzjerski Loki w Kielcach, strzyżenie 50 zł, bez zapisów',
])('keeps no hours free where people come as they like: %s', async (prompt) => {
  const { excluded, sections } = await read(prompt);
  expect(excluded.map(({ value }) => value)).toContain('booking');
  expect(sections.map(({ value }) => value)).not.toContain('booking');
});

it('keeps hours free where one may come with or without', async () => {
  const { excluded } = await read('Salon Mila in Hof, Schnitt 30 €, mit oder ohne Termin');
  expect(excluded).toEqual([]);
});

it('has the rooms that a house counts, and none that is called a weekend', async () => {
  expect(
    await rowsOf('Casa rural La Umbría en Ronda, 3 habitaciones dobles, piscina. Fin de semana 380 €'),
  ).toEqual(
    expect.arrayContaining([
      ['rooms', '3 habitaciones dobles', undefined],
      ['pricing', 'Fin de semana', '380 €'],
    ]),
  );
});

it('sets each day of a row with where it takes place', async () => {
  const brief = await read(
    'Sito per la mia band rock "Le Rane". Prossime date: 4 maggio a Pavia, 9 giugno a Lodi. Sezioni: chi siamo, date',
  );
  expect(brief.items.map(({ value }) => [value.name, value.when])).toEqual([
    ['Pavia', '4 maggio'],
    ['Lodi', '9 giugno'],
  ]);
  expect([brief.parts, brief.place]).toEqual([[], null]);
});

it('offers what a list is opened with, though a section could be called so', async () => {
  const names = async (prompt: string) => (await rowsOf(prompt)).map(([, name]) => name);
  expect(
    await names(
      'site para nutricionista Rui Sá em Leiria. consultas presenciais e online, desporto, gravidez',
    ),
  ).toEqual(['Consultas presenciais e online', 'Desporto', 'Gravidez']);
  expect(
    await names('Fisioterapista Eva Neri a Como. Mal di testa, schiena, trattamenti per anziani'),
  ).toContain('Trattamenti per anziani');
});

it('eats a supper in Italian and pays a price in Polish', async () => {
  expect(
    (await rowsOf('Agriturismo Il Noce: cena con prodotti dell’orto (25 € a persona), piscina')).map(
      ([, name]) => name,
    ),
  ).toContain('cena con prodotti dell’orto');
});

it('takes who speaks for no lesson, verbs for no wares and a subject for no teacher', async () => {
  const french = await read(
    'bonjour, je lance mes cours de piano à Brest, je m’appelle Léa Morvan, 30€ l’heure, tous niveaux',
  );
  expect(french.items.map(({ value }) => value.name)).toEqual(['Cours de piano']);
  expect(french.sections.map(({ value }) => value)).not.toContain('curriculum');
  expect(
    await rowsOf('Beyoğlu’nda sahaf dükkanımız var, adı Sarı Yaprak. Kitap alıyor ve satıyoruz.'),
  ).toEqual([]);
  const hebrew = await read('אני מורה פרטית לאנגלית, תמר לוי, ברמת גן. 140 ש"ח לשעה');
  expect([hebrew.offer?.value, hebrew.items.map(({ value }) => value.section)]).toEqual([
    'מורה פרטית לאנגלית',
    ['pricing'],
  ]);
});

it('calls a photographer by name, without the town she is from', async () => {
  const { name, offer } = await read('דף נחיתה לצלמת משפחות רותם כהן מנתניה. חבילה 800 ש"ח');
  expect([name?.value, offer?.value]).toEqual(['רותם כהן', 'צלמת משפחות']);
});

it('makes one page of a landing page, unless pages are named', async () => {
  expect((await read('Landingpage für Masseurin Ina Vogt in Gera')).onePage?.value).toBe(true);
  expect(
    (await read('Landingpage für Masseurin Ina Vogt in Gera, Seiten: Start, Massagen, Kontakt')).onePage,
  ).toBeNull();
});

it('sells over the counter what nobody can order', async () => {
  const { kind, items, excluded } = await read(
    'Webseite für unseren Dorfladen Korbach: Brot, Käse, Honig. Keine Onlinebestellung.',
  );
  expect([kind.value, items.map(({ value }) => value.section)]).toEqual([
    'shop',
    ['products', 'products', 'products'],
  ]);
  expect(excluded.map(({ value }) => value)).not.toContain('products');
});
