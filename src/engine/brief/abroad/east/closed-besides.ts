import type { Brief } from '@/domain/site/brief';

type Days = readonly (readonly [day: number, named: string])[];
type Rule = { readonly days: Days; readonly before: string; readonly after: string };

/** Days of the week as they are told to be left out, Monday is 1. */
const rules: Readonly<Record<string, Rule>> = {
  nl: {
    days: [[1, 'maandag(?:en)?'], [2, 'dinsdag(?:en)?'], [3, 'woensdag(?:en)?'], [4, 'donderdag(?:en)?'], [5, 'vrijdag(?:en)?'], [6, 'zaterdag(?:en)?'], [7, 'zondag(?:en)?']],
    before: '(?:behalve|uitgezonderd|gesloten|dicht|niet)\\s(?:op\\s|is\\s)?(?:de\\s|’s\\s)?', after: '\\s(?:gesloten|dicht|niet open)',
  },
  pl: {
    days: [[1, 'poniedział(?:ek|ki|ków|ku)'], [2, 'wtor(?:ek|ki|ków|ku)'], [3, 'śr(?:oda|ody|odę|ód)'], [4, 'czwart(?:ek|ki|ków|ku)'], [5, 'piąt(?:ek|ki|ków|ku)'], [6, 'sob(?:ota|oty|otę|ót)'], [7, 'niedziel(?:a|e|ę|i)?']],
    before: '(?:oprócz|poza|z wyjątkiem|bez|nieczynne|zamknięte)\\s(?:we?\\s)?', after: '\\s(?:nieczynne|zamknięte|wolne)',
  },
  tr: {
    days: [[1, 'pazartesi'], [2, 'salı'], [3, 'çarşamba'], [4, 'perşembe'], [5, 'cuma'], [6, 'cumartesi'], [7, 'pazar']],
    before: '(?!)', after: '(?:\\sgün(?:ü|leri))?\\s(?:hariç|dışında|kapalı(?:yız)?|tatil)',
  },
  ar: {
    days: [[1, '(?:ال)?[إا](?:ثنين|تنين)'], [2, '(?:ال)?(?:ثلاثاء|تلات)'], [3, '(?:ال)?[أا]ربعاء?'], [4, '(?:ال)?خميس'], [5, '(?:ال)?جمع[ةه]'], [6, '(?:ال)?سبت'], [7, '(?:ال)?[أا]حد']],
    before: '(?:ما\\sعدا|ماعدا|عدا|إلا|الا|باستثناء|غير|مسكرين|نسكر|بنسكر|مغلق|مقفل|مقفلين|قافلين|إجازة|اجازة|عطلة|و?[إا]جازتنا|و?عطلتنا|راحتنا)\\s(?:أيام\\s|ايام\\s|يوم\\s|كل\\s)?', after: '\\s(?:مغلق|مقفل|مسكر|عطلة|إجازة|اجازة)',
  },
  he: {
    days: [[1, 'שני'], [2, 'שלישי'], [3, 'רביעי'], [4, 'חמישי'], [5, 'שישי'], [6, 'שבת'], [7, 'ראשון']],
    before: '(?:חוץ\\sמ|למעט\\s|מלבד\\s|פרט\\sל|סגור(?:ים)?\\s(?:ב)?)(?:ימי\\s|יום\\s)?', after: '\\sסגור(?:ים)?',
  },
}; // prettier-ignore

/** "كل يوم الا الجمعة", "elke dag behalve dinsdag": on the day that is left out nobody is there. */
export function closedBesides(brief: Brief): Brief {
  const { hours, prompt, spoken } = brief;
  const rule = rules[spoken];
  if (!rule || !hours) return brief;
  const closed = new Set(
    rule.days.flatMap(([day, named]) =>
      new RegExp(
        String.raw`(?<!\p{L})(?:${rule.before})${named}(?!\p{L})|(?<!\p{L})ה?${named}${rule.after}(?!\p{L})`,
        'iu',
      ).test(prompt)
        ? [day]
        : [],
    ),
  );
  if (closed.size === 0 || closed.size > 3) return brief;
  const value = hours.value
    .map((row) => ({ ...row, days: row.days.filter((day) => !closed.has(day)) }))
    .filter(({ days }) => days.length > 0);
  return value.length === 0 ? brief : { ...brief, hours: { ...hours, value } };
}
