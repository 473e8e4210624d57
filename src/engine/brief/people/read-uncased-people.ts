import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';

// Without capitals only a word for what somebody does tells a person: "המדריכה נועה לוי", "الشيف خالد العلي".
const hebrewRoles =
  'מדריכ[הת]|מדריך|מאמן|מאמנת|מורה|שף|שפית|רופא|רופאה|ד["״]ר|בעלים|בעלת המקום|מייסד|מייסדת|קונדיטור|קונדיטורית|מטפל|מטפלת|עו["״]ד|וטרינר|וטרינרית|אמן|אמנית|מנהל|מנהלת|ספר|ספרית|מעצב|מעצבת|מאלף|מאלפת|נגר|אופה';
const arabicRoles =
  'شيف|مدرب|مدربة|مدير|مديرة|دكتور|دكتورة|طبيب|طبيبة|مؤسس|مؤسسة|معلم|معلمة|مدرس|مدرسة|مهندس|مهندسة|مصمم|مصممة|أخصائي|أخصائية|كابتن|محامي|محامية|د\\.|أ\\.|صاحب|صاحبة المحل';
const letters = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}]`;
const person = String.raw`${letters}{2,}(?:['’׳]${letters}*)?\s${letters}[\p{Script=Hebrew}\p{Script=Arabic}'’׳-]+(?:(?<=\s(?:בן|בר|בת|אבו|أبو|بن|عبد))\s${letters}{2,})?`;
const led = new RegExp(
  String.raw`(?<!\p{L})(?<and>[וو]?)(?<article>ה|ال)?(?<role>${hebrewRoles}|${arabicRoles})\s?:?\s(?<who>${person})(?=\s*(?:[,،.;:!)\n]|$)|\s[וو]\p{L}|\sמ\p{L}|\s(?:من|مع|בעל))`,
  'gu',
);
const bodies =
  /(?<!\p{L})(?:ה?צוות(?: שלנו)?|ה?מדריכים|ה?מדריכות|ה?מורים|ה?מורות|ה?מטפלים|ה?מטפלות|ה?רופאים|ה?מאמנים|ה?מקעקעים|ה?אמנים|ה?מטפלים|ה?שפים|ה?ספרים|ה?גננות|ה?וטרינרים|ה?עורכי דין|فريق(?:نا| العمل)?|الفريق|(?:ال)?مدربون|(?:ال)?مدربين|(?:ال)?مدربات|(?:ال)?أطباء|(?:ال)?معلمون|(?:ال)?أساتذة|(?:ال)?مدرسون|(?:ال)?مدرسات|(?:ال)?محامون|(?:ال)?طهاة|(?:ال)?معلمات)\s?:\s(?<list>[^.:;\n]{5,160})/gu;

/** People that a Hebrew or Arabic prompt tells by what they do, or lists after a word for all of them and a colon. */
export function readUncasedPeople({ text, spoken }: Reading): Slot<ListedItem>[] {
  if (spoken !== 'he' && spoken !== 'ar') return [];
  const people: Slot<ListedItem>[] = [];
  const add = (name: string, start: number, note?: string): void => {
    if (people.some(({ value }) => value.name === name)) return;
    people.push({
      value: { section: 'team', name, ...(note === undefined ? {} : { note }) },
      spans: [{ start, end: start + name.length }],
    });
  };
  for (const match of text.matchAll(led)) {
    const { role = '', who = '' } = match.groups ?? {};
    // "محامي في القاهرة": where, not who.
    if (/^(?:في|من|على|مع|عن|إلى|لدى|أو|של|עם|על|או|לפי)\s/u.test(who) || /^ב\p{L}{3,}\s/u.test(who))
      continue;
    // "מאלפת כלבים מרעננה": whom, and from where.
    if (/^\p{Script=Hebrew}{2,}(?:ים|ות)\s/u.test(who)) continue;
    const start = match.index + match[0].lastIndexOf(who);
    // A doctor's title belongs to the name.
    const isTitle = /["״.]/u.test(role);
    const from = isTitle ? match.index + match[0].indexOf(role) : start;
    if (isTitle) add(text.slice(from, start + who.length), from);
    else add(who, start, role);
  }
  for (const match of text.matchAll(bodies)) {
    const list = match.groups?.['list'] ?? '';
    const begin = match.index + match[0].length - list.length;
    for (const piece of list.matchAll(/[^,،]+/gu))
      for (const one of piece[0].matchAll(
        new RegExp(String.raw`(?:^|\s)[וو]?(?<who>${person})(?=$|\s[וو]\p{L}|\s\()`, 'gu'),
      )) {
        const who = one.groups?.['who'] ?? '';
        add(who.trim(), begin + piece.index + one.index + one[0].indexOf(who));
      }
  }
  return people;
}
