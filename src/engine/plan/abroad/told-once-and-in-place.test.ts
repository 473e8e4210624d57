import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { loadCopy } from '../load-copy';
import { makePlan } from '../make-plan';

const planOf = async (prompt: string) => {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return makePlan(brief, 1);
};

it('tells hours in their table alone, under a heading without a day', async () => {
  const { pages } = await planOf(
    'Zahnarztpraxis Dr. Uwe Lang in Greiz. Sprechzeiten Mo, Di 8-12 Uhr, Fr 9-13 Uhr, Mittwoch nach Vereinbarung. Implantate, Prophylaxe',
  );
  const sections = pages.flatMap((page) => page.sections);
  expect(sections.find(({ type }) => type === 'hours')?.content.title).toBe('Sprechzeiten');
  const facts = sections
    .filter(({ type }) => type === 'amenities')
    .flatMap(({ content }) => content.items ?? []);
  expect(facts.map(({ title }) => title)).toEqual(['Mittwoch nach Vereinbarung']);
});

it('says hours once in Arabic', async () => {
  const { pages } = await planOf(
    'موقع لكوفي اسمه "هيل" في جدة. لاتيه ١٥ ريال. مفتوح كل يوم من ٨ الصبح الى ١١ الليل',
  );
  const facts = pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'amenities');
  expect(JSON.stringify(facts)).not.toContain('مفتوح');
});

it('shows on its page what is told of meals and of wares', async () => {
  const inn = await planOf(
    'Sito per agriturismo Il Noce ad Asti: 4 camere, cena con prodotti dell’orto (25 € a persona). Pagine: Home, Camere, Ristorante, Contatti',
  );
  expect(JSON.stringify(inn.pages.find(({ title }) => title === 'Ristorante'))).toContain('25 €');
  const shop = await planOf(
    'Webseite für unseren Hofladen Birkenhof bei Uelzen: Kartoffeln, Eier, Honig. Keine Onlinebestellung. Seiten Start, Produkte, Anfahrt',
  );
  expect(JSON.stringify(shop.pages.find(({ title }) => title === 'Produkte'))).toContain('Kartoffeln');
});

it('makes up no reviews, no wares of a shop with a door and no kindergarten of a town', async () => {
  const said = async (prompt: string) => JSON.stringify((await planOf(prompt)).pages);
  expect(await said('Hotel Bahía en Nerja, 12 habitaciones, desayuno incluido, noche 80 €')).not.toContain(
    '"testimonials"',
  );
  expect(
    await said('Beyoğlu’nda sahaf dükkanımız var, adı Sarı Yaprak, her gün 10:00-19:00 açığız'),
  ).not.toContain('₺');
  expect(await said('אני מורה פרטית לאנגלית, תמר לוי, ברמת גן. 140 ש"ח לשעה')).not.toContain('מגפיים');
});
