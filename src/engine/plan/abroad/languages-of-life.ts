import type { ContentItem } from '../content';

type Line = readonly [first: string, native: string, second: string, level: string];
const lines: Readonly<Record<string, Line>> = {
  es: ['Primer idioma', 'Lengua materna', 'Segundo idioma', 'Nivel'],
  fr: ['Première langue', 'Langue maternelle', 'Deuxième langue', 'Niveau'],
  de: ['Erste Sprache', 'Muttersprache', 'Zweite Sprache', 'Wie gut'],
  pt: ['Primeira língua', 'Língua materna', 'Segunda língua', 'Nível'],
  it: ['Prima lingua', 'Madrelingua', 'Seconda lingua', 'Livello'],
  nl: ['Eerste taal', 'Moedertaal', 'Tweede taal', 'Hoe goed'],
  pl: ['Pierwszy język', 'Ojczysty', 'Drugi język', 'Poziom'],
  tr: ['Birinci dil', 'Ana dil', 'İkinci dil', 'Düzey'],
  ar: ['اللغة الأولى', 'اللغة الأم', 'اللغة الثانية', 'المستوى'],
  he: ['שפה ראשונה', 'שפת אם', 'שפה שנייה', 'רמה'],
};

/** Two lines to fill in where somebody's life asks for languages and tells none. */
export function languagesOfLife(language: string): readonly ContentItem[] {
  const known = lines[language];
  if (!known) return [];
  const [first, native, second, level] = known;
  return [
    { title: first, note: native, sample: true },
    { title: second, note: level, sample: true },
  ];
}
