import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const languagesOf = (prompt: string): string => {
  const { language, languages } = readBrief(prompt);
  return [language, ...languages].map(({ value }) => value).join(' ');
};

describe('the languages of a site', () => {
  it.each([
    ['A website for my bakery Crumb in English and French', 'en fr'],
    ['A bilingual German/Turkish site for a kebab shop in Berlin', 'de tr'],
    ['Wedding website for Ana and Luc, English and Spanish, with a language switch', 'en es'],
    ['A dentist website in Lyon. French and English versions please', 'fr en'],
    ['Hotel site, also in German', 'en de'],
    ['Dental clinic in Dubai with Arabic and English, treatments', 'ar en'],
    ['A site for our guesthouse in Porto with a Portuguese version', 'en pt'],
    ['Languages: English, Spanish and Arabic. A law firm in Dubai', 'en es ar'],
    ['Página web para una panadería en Sevilla, en español e inglés', 'es en'],
    ['Web para mi hotel rural, también en inglés', 'es en'],
    ['Web bilingüe (español/francés) para una casa rural', 'es fr'],
    ['Site pour un gîte en Bretagne, en français et en anglais', 'fr en'],
    ['Un site pour mon restaurant avec une version anglaise', 'fr en'],
    ['Zweisprachige Website für eine Zahnarztpraxis in Köln, Deutsch und Türkisch', 'de tr'],
    ['Website für unser Hotel auf Deutsch und Englisch', 'de en'],
    ['Site para pousada em Paraty, em português e inglês', 'pt en'],
    ['Sito per un agriturismo in Toscana, in italiano e inglese', 'it en'],
    ['Website voor een B&B in Gent, in het Nederlands en Frans', 'nl fr'],
    ['Strona dla pensjonatu w Zakopanem, po polsku i angielsku', 'pl en'],
    ['Antalya’da otel için site, Türkçe ve İngilizce', 'tr en'],
    ['موقع لفندق في دبي بالعربية والإنجليزية', 'ar en'],
    ['אתר לצימר בגליל בעברית ובאנגלית', 'he en'],
  ])('%s', (prompt, expected) => expect(languagesOf(prompt)).toBe(expected));

  it.each([
    ['A site for a language school with courses in English and French', 'en'],
    ['Website for walking tours of Lisbon in English and German', 'en'],
    ['A French and Italian restaurant in Leeds', 'en'],
    ['A website for a bilingual nanny in Geneva', 'en'],
    ['I teach piano in French and English. Make a site', 'en'],
    ['Academia de inglés y francés en Bilbao, página web', 'es'],
    ['Website für Nachhilfe in Englisch und Französisch', 'de'],
    ['A bilingual site for our café', 'en'],
    ['Rookery is a scheduling tool for vets. Languages: English, German, Polish', 'en'],
  ])('is one for: %s', (prompt, expected) => expect(languagesOf(prompt)).toBe(expected));

  it('says where they were read, and a corrected one comes first', () => {
    const prompt = 'A website for my bakery Crumb in English and French';
    const [french] = readBrief(prompt).languages;
    expect(french?.spans.map(({ start, end }) => prompt.slice(start, end))).toEqual(['French']);
    expect(readBrief(prompt, { language: 'fr' }).languages.map(({ value }) => value)).toEqual(['en']);
    expect(readBrief(prompt, { language: 'de' }).languages).toEqual([]);
  });

  it('takes them for nothing else', () => {
    const { place, name, phrases } = readBrief(
      'A website for my bakery Crumb in Leeds, in English and French',
    );
    expect([place?.value, name?.value, phrases]).toEqual(['Leeds', 'Crumb', []]);
  });
});
