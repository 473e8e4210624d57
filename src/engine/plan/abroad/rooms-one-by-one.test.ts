import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

const planOf = (prompt: string) => {
  const pages = makePlan(readBrief(prompt), 1).pages;
  const itemsOf = (type: string) =>
    pages.flatMap(({ sections }) => sections).find((section) => section.type === type)?.content.items ?? [];
  return { pages, itemsOf };
};

it.each([
  [
    'pensjonat w Zakopanem, 6 pokoi, ceny od 180 zł za noc, śniadania, sauna, rezerwacja',
    6,
    'Pokój 6',
    'od 180 zł za noc',
  ],
  [
    'فندق صغير في العقبة اسمه «مرجان»: 7 غرف، الأسعار تبدأ من 45 دينار لليلة، الإفطار مشمول',
    7,
    'غرفة 7',
    'تبدأ من 45 دينار لليلة',
  ],
  [
    'צימר בגליל "שקט", 4 יחידות, מחירים החל מ-750 ש"ח ללילה, בריכה, הזמנות',
    4,
    'יחידה 4',
    'החל מ-750 ש"ח ללילה',
  ],
  [
    'Pension in Füssen, 6 Zimmer, Preise ab 80 € pro Nacht, Frühstück, Buchung',
    6,
    'Zimmer 6',
    'ab 80 € pro Nacht',
  ],
])('shows as many rooms as are counted, at the told price: %s', (prompt, count, last, price) => {
  const { itemsOf } = planOf(prompt);
  const rooms = itemsOf('rooms');
  expect(rooms).toHaveLength(count);
  expect(rooms.at(-1)).toMatchObject({ title: last, price });
  expect(itemsOf('booking').filter(({ title }) => /^\d/u.test(title))).toEqual([]);
  expect(itemsOf('amenities').length).toBeLessThan(3);
  expect(JSON.stringify(itemsOf('pricing'))).not.toMatch(/"sample":true/u);
});

it('fills pages that are called after a section', () => {
  const { pages } = planOf(
    'Strona kancelarii prawnej Dąb, Kraków. Podstrony: Start, Specjalizacje, Zespół, Publikacje, Kontakt.',
  );
  const typesOf = (title: string) =>
    pages.find((page) => page.title === title)?.sections.map(({ type }) => type) ?? [];
  expect(typesOf('Zespół')).toContain('team');
  expect(typesOf('Publikacje')).toContain('posts');
});

it('lets the Hebrew preposition take the article', () => {
  const { pages } = planOf('צימר בגליל "שקט", 4 יחידות, גלריה, אודות');
  expect(JSON.stringify(pages)).not.toContain('בהגליל');
});

it.each([
  ['موقع لمخيم صحراوي "نجوم الرمال" في وادي رم: الخيام (5)، الأنشطة، الأسعار، الحجز. ألوان صحراوية.', 5, 'خيمة 5'],
  ['Glamping "Sous les Pins" dans les Landes : cabanes (4), tarifs, réservation', 4, 'Cabane 4'],
])('counts tents and cabins in brackets, and says what a night in each costs: %s', (prompt, count, last) => {
  const { itemsOf } = planOf(prompt);
  expect(itemsOf('rooms').map(({ title }) => title).at(-1)).toBe(last);
  expect(itemsOf('rooms')).toHaveLength(count);
  expect(itemsOf('pricing').map(({ title }) => title)).toEqual(itemsOf('rooms').map(({ title }) => title));
}); // prettier-ignore

it('reads an Arabic valley with its name, and the colours of the desert', () => {
  const brief = readBrief('موقع لمخيم صحراوي "نجوم الرمال" في وادي رم: الخيام، الحجز. ألوان صحراوية.');
  expect(brief.place?.value).toBe('وادي رم');
  expect(brief.colours).toHaveLength(1);
});
