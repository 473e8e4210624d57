import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const read = async (prompt: string) => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

it.each([
  ['Creami il sito della gelateria Neve di Chieti: coni, coppe', 'Neve', 'gelateria'],
  ['Ik ben Lotte, pedicure aan huis in Breda. Behandeling 35,00', 'Lotte', 'pedicure aan huis'],
  ['Potrzebna strona dla hotelu dla kotów Mrucząca Łapa pod Poznaniem. Doba 60 zł', 'Mrucząca Łapa', 'hotelu'],
])('takes no order for an offer and no town for a name: %s', async (prompt, name, offer) => {
  const brief = await read(prompt);
  expect([brief.name?.value, brief.offer?.value]).toEqual([name, offer]);
}); // prettier-ignore

it('keeps the name behind a title, and the town and quarter behind it', async () => {
  const { name, place, address } = await read(
    'Psikolog Psk. Deniz Acar, Ankara Çankaya. Çift terapisi, kaygı.',
  );
  expect([name?.value, place?.value, address?.value]).toEqual(['Psk. Deniz Acar', 'Ankara', 'Çankaya']);
});

it('reads a week in Arabic to its last day, and fields under the word that opens them', async () => {
  const { hours, items } = await read(
    'موقع لمكتب محاماة نورة الشهري في جدة، قضايا تجارية وعمالية وأحوال شخصية. استشارة 250 ريال. الدوام من الأحد للخميس 8 صباحا إلى 4 مساء',
  );
  expect(hours?.value).toEqual([{ days: [7, 1, 2, 3, 4], opens: 480, closes: 960 }]);
  expect(items.map(({ value }) => value.name)).toEqual(
    expect.arrayContaining(['قضايا تجارية', 'قضايا عمالية']),
  );
});

it('heads a Hebrew evening with its day alone', async () => {
  const { items } = await read('אתר לבר "הגג" ביפו. בירה 28 ש"ח, ערבי ג\'אז בימי שלישי ב-21:00.');
  expect(items.find(({ value }) => value.when !== undefined)?.value.when).toBe('יום שלישי 21:00');
});
