import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

const rowsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price ?? value.note ?? '']);

it('sells no deposit, and nothing that is free from a sum on', () => {
  expect(
    rowsOf(
      'studio tatuaggi "Filo Blu" a Bari, solo su appuntamento, acconto 30 €, artisti: Nina (puntini), Leo (lettere)',
    ),
  ).toContainEqual(['amenities', 'Acconto 30 €', '']);
  expect(
    rowsOf('boutique en ligne de savons « Mousse » : livraison 5,50 €, offerte dès 60 €').map(
      ([, name]) => name,
    ),
  ).not.toContain('offerte');
});

it('offers no look, and knows where else somebody is', () => {
  const { items, phrases, social } = readBrief('illüstratör portfolyosu, Ece Tan, koyu tema, behance linki');
  expect([...items, ...phrases]).toEqual([]);
  expect(social.map(({ value }) => value)).toEqual(['Behance']);
});

it('takes half of a region for no name, and a word to choose from for none either', () => {
  expect(readBrief("Je suis ferronnier dans les Côtes-d'Armor, portails 900 €").name).toBeNull();
  expect(readBrief('una encuesta: ¿qué vemos el sábado? opciones Alien, cine Renoir, nada').name).toBeNull();
});

it('tells who leads a club, and lists no heading with what stands under it', () => {
  expect(
    rowsOf(
      'Imkerverein "Waldtracht" Marburg: Termine: Honigfest 5. Juni, Kursbeginn 2. Mai. Vorsitzender Rolf Brandt',
    ),
  ).toEqual([
    ['events', 'Honigfest', ''],
    ['events', 'Kursbeginn', ''],
    ['team', 'Rolf Brandt', 'Vorsitzender'],
  ]);
});

it('reads a program for practices as a program, with its tiers by name', () => {
  const { kind, items } = readBrief(
    'SaaS "Grafik" do planowania dyżurów w szpitalach: plany Oddział 120 zł/mies., Szpital wycena indywidualna; 30 dni za darmo',
  );
  expect(kind.value).toBe('saas');
  expect(items.map(({ value }) => value.name)).toEqual(['Oddział', 'Szpital']);
});

it('takes a sign right behind the town for the name, and those who teach for people', () => {
  const { name, items } = readBrief(
    'escola de circo em Olinda "Pé no Ar": tecido, trapézio; mensalidade R$ 140; professores Caio e Nina',
  );
  expect(name?.value).toBe('Pé no Ar');
  expect(items.map(({ value }) => value.name)).toContain('Caio');
});

it('leaves a town out of a name, and bends none without its house', () => {
  const { items } = readBrief('avukat Selin Kaya Bursa, boşanma, miras, kira hukuku; ilk görüşme ücretsiz');
  expect(items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name)).toEqual([
    'Selin Kaya',
  ]);
  const feast = readBrief('Ślub Oli i Jana, 5 czerwca 2027, 14:00 kościół w Rudawie, autokar o 13:15');
  expect(feast.place?.value).toBe('Kościół w Rudawie');
});

it('is no English that has letters of its own', () => {
  expect(
    readBrief(
      'hotel "Quinta da Nora" no Marvão: suite 110 €, café da manhã incluído, piscina, check-in às 15h, estacionamento grátis',
    ).language.value,
  ).toBe('pt');
});

it('tells who speaks and who is named beside them among the people', () => {
  const { items } = readBrief(
    'Cześć, jestem Iga i prowadzę szkołę żeglarską „Halsy” w Mikołajkach, uczymy we dwoje (ja i Rafał Sowa). Zespół, opłaty: kurs 900 zł',
  );
  expect(items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name)).toEqual([
    'Iga',
    'Rafał Sowa',
  ]);
});

it('meets after work where nobody speaks of the morning, and lets no beds at a feast', () => {
  const { hours } = readBrief('دورة رسم في إربد، 90 دينار، كل ثلاثاء من 4 إلى 6');
  expect(hours?.value.map(({ opens, closes }) => [opens, closes]) ?? [[960, 1080]]).toEqual([[960, 1080]]);
  const hall = readBrief(
    'Rize’de düğün salonu "Yeşil Konak", 300 kişilik, yemekli paket kişi başı 900 TL, gelin odası',
  );
  expect(hall.sections.map(({ value }) => value)).not.toContain('rooms');
});
