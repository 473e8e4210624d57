const one: Readonly<Record<string, string>> = {
  en: '1 result', es: '1 resultado', fr: '1 résultat', de: '1 Ergebnis', pt: '1 resultado', it: '1 risultato',
  nl: '1 resultaat', pl: '1 wynik', tr: '1 sonuç', ar: 'نتيجة واحدة', he: 'תוצאה אחת',
}; // prettier-ignore

/** That a single thing was found, in a language; English where it has no words for it. */
export const sayOneResult = (language: string): string => one[language] ?? '1 result';
