import type { Brief, Slot } from '@/domain/site/brief';
import { hebrewTownIn } from '../../places/hebrew-towns';

const opening = 240;
const slotAt = (value: string, start: number, length = value.length): Slot<string> => ({
  value,
  spans: [{ start, end: start + length }],
});

/** "מוסך שלנו מוסך האחים כהן": the noun stands before its own name once more, and belongs to it. */
export function repeatedNoun(brief: Brief): Brief {
  const { spoken, prompt, offer } = brief;
  if (spoken !== 'he') return brief;
  const found =
    /(?:^|\s)ל?ה?(?<noun>[א-ת]{3,})\s(?:שלנו|שלי),?\s(?<who>\k<noun>(?:\s(?!ב|ש|עם\s|של\s)[א-ת'"]{2,}){1,3})/u.exec(
      prompt.slice(0, opening),
    );
  const { noun, who } = found?.groups ?? {};
  if (!found || noun === undefined || who === undefined) return brief;
  const start = found.index + found[0].length - who.length;
  return {
    ...brief,
    name: slotAt(who, start),
    offer: { value: noun, spans: offer?.spans ?? [] },
  };
}

/** "בשם יואב לוי מתל אביב", "אולפן רוני בחיפה": a town with its joined "of" or "in" is no part of the name. */
export function townOfName(brief: Brief): Brief {
  const { spoken, name, place } = brief;
  const words = name?.value.split(' ') ?? [];
  const span = name?.spans[0];
  if (spoken !== 'he' || !name || !span || words.length < 2) return brief;
  const at = words.findIndex(
    (word, index) => index > 0 && /^[במ]/u.test(word) && hebrewTownIn(word) !== null,
  );
  if (at < 1) return brief;
  const value = words.slice(0, at).join(' ');
  const town = words.slice(at).join(' ').slice(1);
  return {
    ...brief,
    name: slotAt(value, span.start),
    place: place ?? slotAt(town, span.start + value.length + 2),
  };
}

const titled =
  /^(?:ד["״]ר|פרופ['׳]|עו["״]ד|רו["״]ח|dr\.?|drs\.?|mr\.?|lek\.|mgr|dt\.|uzm\.|av\.|prof\.|د\.|الدكتورة?|أ\.|المحامية?)\s\p{L}/iu;
const practising = new Set(['dentist', 'clinic', 'therapist', 'law', 'accountant', 'veterinary']);
/** "רופאת שיניים ברעננה, ד"ר מיכל שגב": the one who is named with a title is whose practice it is. */
export function nameOfPractice(brief: Brief): Brief {
  const people = brief.items.filter(({ value }) => value.section === 'team');
  const [only] = people;
  if (brief.name !== null || !only || people.length !== 1 || !practising.has(brief.kind.value)) return brief;
  const at = only.spans[0]?.start ?? opening;
  if (at >= opening || !titled.test(only.value.name)) return brief;
  return { ...brief, name: { value: only.value.name, spans: only.spans } };
}

const joinedTowns =
  /(?<=\s)(?:ف|ب)(?<town>مراكش|فاس|طنجة|الرباط|الدار البيضاء|كازا|أكادير|اكادير|مكناس|وجدة|تطوان|تونس|صفاقس|سوسة|وهران|الجزائر|قسنطينة|عنابة|الرياض|جدة|مكة|الدمام|دبي|الشارقة|عجمان|أبوظبي|الدوحة|الكويت|مسقط|المنامة|القاهرة|الإسكندرية|اسكندرية|المنصورة|طنطا|أسوان|عمان|عمّان|إربد|الزرقاء|بيروت|طرابلس|صيدا|دمشق|حلب|بغداد|البصرة|أربيل|نابلس|غزة|القدس|الخليل|رام الله)(?=[\s،,.:؛(]|$)/u;
const fromTowns =
  /(?<=\s)من\s(?<town>مراكش|فاس|طنجة|الرباط|أكادير|مكناس|تونس|صفاقس|وهران|جدة|مكة|الدمام|دبي|الشارقة|الدوحة|الكويت|مسقط|القاهرة|الإسكندرية|المنصورة|طنطا|أسوان|عمان|عمّان|إربد|بيروت|طرابلس|صيدا|دمشق|حلب|بغداد|البصرة|أربيل|نابلس|غزة|القدس|الخليل|رام الله|جنين|بيت لحم|حيفا|الناصرة)(?=[\s،,.:؛(]|$)/u;
/** "رياض فمراكش", "فرقة من نابلس": a town that a letter or "from" leads. */
export function townOfArabic(brief: Brief): Brief {
  const { spoken, prompt, place } = brief;
  if (spoken !== 'ar' || place !== null) return brief;
  const head = prompt.slice(0, opening);
  const found = joinedTowns.exec(head) ?? fromTowns.exec(head);
  const town = found?.groups?.['town'];
  if (!found || town === undefined) return brief;
  return { ...brief, place: slotAt(town, found.index + found[0].length - town.length) };
}

/** "מעצבת פנים מגבעתיים": from where somebody is, in one word with its "from". */
export function townOfHebrew(brief: Brief): Brief {
  if (brief.spoken !== 'he' || brief.place !== null) return brief;
  for (const found of brief.prompt.slice(0, opening).matchAll(/(?<=\s)מ(?<town>[א-ת]{2,})(?=[\s,.:(]|$)/gu)) {
    const told = hebrewTownIn(found[0]);
    if (!told) continue;
    const start = found.index + 1;
    const next = told.isDouble
      ? /^\s[א-ת'"]{2,}/u.exec(brief.prompt.slice(found.index + found[0].length))?.[0]
      : '';
    if (next === undefined) continue;
    return { ...brief, place: slotAt(`${told.town}${next}`, start) };
  }
  return brief;
}
