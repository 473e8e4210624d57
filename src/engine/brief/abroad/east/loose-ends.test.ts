import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it.each([
  [
    "wij zijn een frituur in kortrijk, frituur 't hoekske, grote friet 4,20, bicky 5,50",
    'Frituur ’t Hoekske',
  ],
  ["Kapadokya'da balon turu düzenleyen Peri Tur için site. Balon turu 4500 TL.", 'Peri Tur'],
  ['موقع شخصي للمصورة ريم الحربي من جدة، تصوير أعراس ومواليد ومنتجات', 'ريم الحربي'],
])('finds who it is behind what is done: %s', (prompt, name) => {
  expect(readBrief(prompt).name?.value.replace("'", '’')).toBe(name);
});

it('takes an evening in a café for an event', () => {
  const brief = readBrief(
    'pubquiz avond in café de toren in Breda op vrijdag 20 maart 2026, 20:00, 5 euro pp',
  );
  expect(brief.kind.value).toBe('event');
});

it('writes Dutch prices without a sign with it in front', () => {
  const { items } = readBrief('Frituur in Kortrijk: grote friet 4,20, bicky 5,50, stoofvlees 9.');
  expect(items.map(({ value }) => value.price)).toEqual(['€ 4,20', '€ 5,50', '€ 9']);
});

it('offers what a Polish owner does without the verb', () => {
  const brief = readBrief('jestem ania, robie paznokcie w gdyni, hybryda 110 zl, zel 150, pedicure 130');
  expect(brief.offer?.value).toBe('paznokcie');
  expect(brief.items.map(({ value }) => [value.name, value.price])).toEqual([
    ['hybryda', '110 zł'],
    ['żel', '150 zł'],
    ['pedicure', '130 zł'],
  ]);
});

it('says where a Hebrew house is with its article, and in which village', () => {
  expect(readBrief('צימר בגליל העליון "אורן בחורש", לילה לזוג 950 ₪').place?.value).toBe('הגליל העליון');
  expect(readBrief('אתר למאפיית מחמצת קטנה במושב צרופה, לחם כפרי 32 שח').place?.value).toBe('מושב צרופה');
});

it('makes no shop of pictures of goods', () => {
  const { sections } = readBrief(
    'موقع شخصي للمصورة ريم الحربي من جدة، تصوير أعراس ومواليد ومنتجات، معرض صور',
  );
  expect(sections.map(({ value }) => value)).not.toContain('products');
});
