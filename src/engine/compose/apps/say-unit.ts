const units: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  min: { tr: 'dk', ar: 'دقيقة', he: 'דק׳' },
  s: { tr: 'sn', ar: 'ثانية', he: 'שנ׳' },
  h: { nl: 'uur', pl: 'godz.', tr: 'sa', ar: 'ساعة', he: 'שעות' },
  ml: { ar: 'مل', he: 'מ״ל' },
  l: { ar: 'لتر', he: 'ליטר' },
  km: { ar: 'كم', he: 'ק״מ' },
  kg: { ar: 'كغ', he: 'ק״ג' },
  pages: { es: 'páginas', fr: 'pages', de: 'Seiten', pt: 'páginas', it: 'pagine', nl: 'bladzijden', pl: 'strony', tr: 'sayfa', ar: 'صفحة', he: 'עמודים' },
  glasses: { es: 'vasos', fr: 'verres', de: 'Gläser', pt: 'copos', it: 'bicchieri', nl: 'glazen', pl: 'szklanki', tr: 'bardak', ar: 'أكواب', he: 'כוסות' },
  steps: { es: 'pasos', fr: 'pas', de: 'Schritte', pt: 'passos', it: 'passi', nl: 'stappen', pl: 'kroki', tr: 'adım', ar: 'خطوة', he: 'צעדים' },
}; // prettier-ignore

/** A unit as it is written in a language: "dk" for minutes in Turkish. Those that are written the same everywhere as they are. */
export const sayUnit = (unit: string, language: string): string =>
  units[unit]?.[language.split('-')[0] ?? ''] ?? unit;
