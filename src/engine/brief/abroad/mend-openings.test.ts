import { expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

const told = (prompt: string) => {
  const { name, offer, place } = readBrief(prompt);
  return [name?.value ?? null, offer?.value ?? null, place?.value ?? null];
};

it.each([
  ['Restaurant Berlin Webseite', null, 'Restaurant', 'Berlin'],
  ['Friseur München Homepage', null, 'Friseur', 'München'],
  ['Physiotherapie Praxis Bremen Webseite erstellen', null, 'Physiotherapie', 'Bremen'],
  ['موقع مطعم عمان', null, 'مطعم', 'عمان'],
  ['אתר מאפייה חיפה', null, 'מאפייה', 'חיפה'],
  ['אתר לסטודיו יוגה שלי, נשימה, בירושלים עם מערכת שעות', 'נשימה', 'סטודיו יוגה', 'ירושלים'],
  ["Bursa'daki Lale Pastanesi için site, yaş pasta 450 TL", 'Lale Pastanesi', 'pastane', 'Bursa'],
  ["Eskişehir'de Nehir Kafe için site, Türk kahvesi 60 TL", 'Nehir Kafe', 'kafe', 'Eskişehir'],
  [
    'Strona festiwalu jazzowego Jazz nad Odrą we Wrocławiu, 23–25 kwietnia 2027, z programem',
    'Jazz nad Odrą',
    'festiwalu jazzowego',
    'Wrocławiu',
  ],
  ['strona restauracji Stary Młyn w Lublinie', 'Stary Młyn', 'restauracji', 'Lublinie'],
  [
    "Eskişehir'deki Çınar Sürücü Kursu için site, sahibi Hakan Er",
    'Çınar Sürücü Kursu',
    'sürücü kursu',
    'Eskişehir',
  ],
])('tells name, trade and town apart: %j', (prompt, name, offer, place) => {
  expect(told(prompt)).toEqual([name, offer, place]);
});

it.each([
  ['Site du festival de rock Les Nuits du Port à Brest, 9 et 10 juillet 2027, avec billets', '2027-07-09'],
  ['Web del festival de teatro Calle Viva en Segovia, del 3 al 6 de mayo de 2027', '2027-05-03'],
  ['Website für das Weinfest Lindenhof in Trier vom 3. bis 6. September 2027', '2027-09-03'],
])('begins on the first day: %j', (prompt, date) => {
  expect(readBrief(prompt).date?.value).toBe(date);
});

it('finds a town written onto its word', () => {
  expect(told('אתר לבית ספר לנהיגה בחולון')).toEqual([null, 'בית ספר לנהיגה', 'חולון']);
});

it.each([
  ["Sito per l'enoteca Il Tralcio di Alba, di Marco Gallo. Tagliere 14 €, calice da 6 €.", 'Il Tralcio', 'enoteca', 'Alba'],
  ['Site pour le gîte La Bergerie près de Sarlat. Nuit 85 €, semaine 520 €.', 'La Bergerie', 'gîte', 'Sarlat'],
])('keeps the name of a house beside its town and its owner: %j', (prompt, name, offer, place) => {
  expect(told(prompt)).toEqual([name, offer, place]);
}); // prettier-ignore

it('says whose workshop it is as a sign does', () => {
  const { kind, offer } = readBrief(
    "Konya'da marangoz atölyem için basit bir site, galeri ve iletişim olsun",
  );
  expect([kind.value, offer?.value]).toEqual(['home-services', 'marangoz atölyesi']);
});

it('titles rehearsals and concerts of a choir plainly', () => {
  const { kind, items, sections } = readBrief(
    'Chor in Freiburg sucht neue Stimmen: Website mit Probenterminen (donnerstags 19:30 Uhr), Konzerten und Kontakt',
  );
  expect([kind.value, items[0]?.value.name]).toEqual(['nonprofit', 'Probentermine']);
  expect(sections.map(({ value }) => value)).toContain('events');
});

it('tells lessons of a gym from its hours', () => {
  const { hours, items } = readBrief(
    'Site para o ginásio Força Viva em Aveiro: mensalidade 29 €, anual 290 €, aulas de pilates, cycling e boxe. Aberto todos os dias das 7h às 22h.',
  );
  expect(hours?.value).toEqual([{ days: [1, 2, 3, 4, 5, 6, 7], opens: 420, closes: 1320 }]);
  expect(items.filter(({ value }) => value.section === 'services').map(({ value }) => value.name)).toEqual([
    'Pilates',
    'Cycling',
    'Boxe',
  ]);
});
