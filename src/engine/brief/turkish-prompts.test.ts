import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

describe('a Turkish prompt', () => {
  it.each([
    [
      'Bursa\'daki "Zeytin Dalı" restoranı için site: menü, rezervasyon',
      'restaurant',
      'Zeytin Dalı',
      'Bursa',
    ],
    ['"Mavi Ev" pansiyonu için site, Bodrum', 'hotel', 'Mavi Ev', 'Bodrum'],
    ['Zeytin Dalı restoranı için site, Bursa', 'restaurant', 'Zeytin Dalı', 'Bursa'],
    ["Bodrum'daki Mavi Ev pansiyonu için site: odalar, fiyatlar", 'hotel', 'Mavi Ev', 'Bodrum'],
    ["Kadıköy'de Pati Dostu veteriner kliniği için site, randevu", 'veterinary', 'Pati Dostu', 'Kadıköy'],
    ["Trabzon'daki Yıldız oto servisi için web sitesi", 'auto', 'Yıldız', 'Trabzon'],
  ])('has what it is behind its name: %j', (prompt, kind, name, place) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.name?.value, brief.place?.value]).toEqual([kind, name, place]);
  });

  it.each([
    ["Konya'da 1998 yılından beri hizmet veren fırın için site", 1998],
    ["2009'dan beri Bursa'da kuaför, site lazım", 2009],
  ])('tells since when before "beri": %j', (prompt, year) => {
    expect(readBrief(prompt).founded?.value).toBe(year);
  });

  it('has photographs without being of a photographer', () => {
    expect(readBrief('Ada Kafe için menü ve fotoğraflarla web sitesi, İzmir').kind.value).toBe('cafe');
  });
});

it.each([
  [
    'Website voor rijschool "Groen Licht" in Tilburg: prijzen, instructeurs, contact',
    ['pricing', 'team', 'contact'],
  ],
  ['Fahrschule "Grünphase" in Gießen: Preise, Fahrlehrer, Kontakt', ['pricing', 'team', 'contact']],
  [
    'Strona dla hotelu „Pod Dębem" w Lublinie: pokoje, jak do nas trafić, rekomendacje',
    ['rooms', 'map', 'testimonials'],
  ],
  ['אתר לעורכת דין בחיפה: המלצות של לקוחות, טופס לקביעת פגישה', ['testimonials', 'booking']],
  [
    'site pour plombier à Tours : services, les avis de mes clients, devis',
    ['services', 'testimonials', 'quote'],
  ],
])('sections are read by the words people use: %j', (prompt, sections) => {
  const read: string[] = readBrief(prompt).sections.map(({ value }) => value);
  expect(read).toEqual(expect.arrayContaining(sections));
  expect(read).not.toContain('logos');
});

it.each([
  ['Website für das Café Morgenrot in Leipzig mit Frühstückskarte und Galerie', 'menu'],
  ['Sito per la gelateria "Polo Nord" a Lecce: gusti, orari', 'menu'],
  ['Strona kancelarii adwokackiej w Lublinie: artykuły, umówienie konsultacji', 'booking'],
])('also by the words of their trade: %j', (prompt, section) => {
  expect(readBrief(prompt).sections.map(({ value }) => value)).toContain(section);
});

it.each([
  ['"Mavi Fincan" adlı kafe için site: menü ve harita.', 'cafe'],
  ['"Mavi Fincan" isimli bir kafe için site: menü ve harita.', 'cafe'],
  ['Kadıköy\'de "Şeker Portakal" adlı pastane için site: ürünler ve harita.', 'bakery'],
])('tells the trade behind the name: %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
});
