import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { monthFirst } from '../long/months';
import { daysIn, lessonNoun } from './week-words';

type Item = Slot<ListedItem>;

const teaching = new Set(['course', 'yoga', 'gym']);
const before = String.raw`(?:(?:los|las|el|les?|il|la|am|immer|jeden|op|elke|iedere|we?|na|aos|às|nas|nos|no|os|o|as|ogni|chaque|tous les|todos los|todas as|każdy|każdą|her|يوم|أيام|في|كل|كل يوم)\s)?`;
const and = String.raw`(?:\s?[,/&+،]\s?|\s(?:y|e|ed|et|und|en|i|oraz|ve)\s|\s?-\s?|\sו-?|\sو)`;
const hour = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:h(?:s|rs)?|uhr|uur|u|heures?|horas?|ore)(?![a-zà-ž]))?`;
const until = String.raw`\s?(?:-|–|a las?|a|à|bis|tot|do|alle|às|até as|até às|hasta las|حتى|إلى|الى|עד|ile)\s?`;
const at = String.raw`(?:,?\s?(?:a las?|de las|de|desde las|à|a|alle|dalle|ore|delle|às|das|um|ab|von|om|van|o|od|o godz\.?|w godz\.?|godz\.?|saat|(?:في )?الساعة|من(?: الساعة)?|בשעה|בשעות|בין|ב-?|מ-?))?\s?`;
const late =
  /^\s?(?:de la (?:tarde|noche)|da (?:tarde|noite)|du soir|de l['’]après-midi|di sera|del pomeriggio|abends|nachmittags|['’]s avonds|['’]s middags|wieczorem|akşam|مساءً?|בערב|אחר הצהריים)/iu;
const early =
  /^\s?(?:de la mañana|da manhã|du matin|del mattino|di mattina|morgens|vormittags|['’]s ochtends|rano|sabah|صباحاً?|בבוקר)/iu;
const paid = /^\s?(?:€|\$|£|₺|₪|zł|tl|eur|reais|r\$|pesos|ש|شيكل|ريال|درهم|دينار|دولار|%)/iu;

const patterns = new Map<string, { readonly days: RegExp; readonly each: RegExp }>();
function patternOf(language: string) {
  const known = patterns.get(language);
  if (known) return known;
  const day = daysIn(language)
    .map(([written]) => written)
    .join('|');
  const head = language === 'he' ? String.raw`(?:ב?ימי|ב?יום|בכל יום)\s` : before;
  const open = String.raw`(?<![a-zà-ž\u0590-\u06ff])${head}`;
  const made = {
    days: new RegExp(
      String.raw`${open}(?<days>(?:${day})(?:${and}${before}(?:${day}))*)(?![a-zà-ž\u0590-\u06ff])${at}(?<from>${hour})(?:${until}(?<to>${hour}))?(?![\d:.]\d)`,
      'giu',
    ),
    each: new RegExp(day, 'giu'),
  };
  patterns.set(language, made);
  return made;
}

const leading =
  /^(?:(?:y|et|und|e|en|i|ve)\s|ו-?(?=[א-ת])|و(?=ال))?(?:(?:doy|damos|imparto|impartimos|ofrezco|ofrecemos|hay|tenemos|je donne|nous donnons|je propose|on propose|il y a|ich gebe|wir geben|ich biete|wir bieten|es gibt|dou|tenho|temos|faço|do|diamo|tengo|teniamo|ci sono|ik geef|wij geven|we geven|prowadzę|prowadzimy|عندي|عندنا|لدينا|نقدم|أقدم|يوجد|יש|יש לנו)\s)?/iu;
const trailing =
  /(?:\s(?:los|las|el|les?|il|la|am|immer|jeden|op|elke|we?|na|aos|às|nas|nos|no|os|o|as|ogni|chaque|tous|todos|todas|her|يوم|أيام|في|כל))+$/iu;
/** "abierto", "Öffnungszeiten": when a house is open is no lesson. */
const open =
  /^(?:abiert|abre|ouvert|geöffnet|offen|öffnung|abert|apert|orari|horari|open|geopend|otwart|czynn|godzin|açık|مفتوح|نفتح|(?:ال)?دوام|ساعات|פתוח|שעות)/iu;
/** "الدوام من الأحد إلى": from one day to the next a house is open. */
const range = /(?:\s(?:al?|au|à|bis|às?|até|tot|t\/m|do|إلى|الى|حتى|עד|ile)|[-–])$/iu;
const mostWords = 6;

/** "a las 7 de la tarde": 19:00; in Arabic with the letter that tells the half of the day. */
function clock(told: string, behind: string, language: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.h](\d{2}))?/u.exec(told) ?? [];
  const isLate = late.test(behind);
  if (language === 'ar' && (isLate || early.test(behind))) return `${hours}:${minutes} ${isLate ? 'م' : 'ص'}`;
  return `${isLate && Number(hours) < 12 ? Number(hours) + 12 : hours}:${minutes}`;
}

type Lesson = { readonly name: string; readonly whens: readonly string[]; readonly span: Span };

function lessonsIn({ prompt, spoken }: Brief): readonly Lesson[] {
  const { days, each } = patternOf(spoken);
  const found: Lesson[] = [];
  for (const match of prompt.matchAll(days)) {
    const { days: named = '', from = '', to } = match.groups ?? {};
    const end = match.index + match[0].length;
    const behind = prompt.slice(end, end + 24);
    // "zaterdag 14 juni": a day of the year.
    if (paid.test(behind) || monthFirst.test(behind.replace(/^\s*(?:de\s|d['’])?/u, ''))) continue;
    const open_ = Math.max(
      found.at(-1)?.span.end ?? 0,
      ...[...prompt.slice(0, match.index).matchAll(/[,.;:!?\n(،؛–"“”»]/gu)]
        .slice(-1)
        .map(({ index }) => index + 1),
    );
    const said = prompt.slice(open_, match.index).trim().replace(leading, '').replace(trailing, '').trim();
    // "שעות: ימי שני": what stands over the days says that they are hours.
    const over =
      /(?<label>[\p{L}\s'’]+):$/u.exec(prompt.slice(0, open_).trimEnd())?.groups?.['label']?.trim() ?? '';
    if (open.test(said) || open.test(over) || range.test(prompt.slice(open_, match.index).trimEnd()))
      continue;
    const isName = said !== '' && said.split(/\s+/u).length <= mostWords && !/\d/u.test(said);
    const name = isName && !/^(?:y|e|et|und|en|i|ve)$/iu.test(said) ? said : (found.at(-1)?.name ?? '');
    const time = [clock(from, to === undefined ? behind : '', spoken), ...(to === undefined ? [] : [clock(to, behind, spoken)])].join('–'); // prettier-ignore
    const whens = [...named.matchAll(each)].flatMap(([day]) => {
      const called = daysIn(spoken).find(([written]) => new RegExp(`^(?:${written})$`, 'iu').test(day))?.[1];
      return called === undefined ? [] : [`${called} ${time}`];
    });
    found.push({ name, whens, span: { start: open_, end } });
  }
  return found;
}

/** "salsa segundas 20h, kizomba quartas 21h, 35€/mês": what stands behind a comma is paid for all, and not for the last of them. */
function paidForAll(brief: Brief): Brief {
  const timed = brief.items.filter(({ value }) => value.section === 'timetable' && value.when !== undefined);
  const last = timed.at(-1);
  const price = last?.value.price;
  if (
    !last ||
    price === undefined ||
    timed.some(({ value }) => value.price !== undefined && value !== last.value)
  )
    return brief;
  const start = brief.prompt.indexOf(price, last.spans[0]?.start ?? 0);
  if (start < 0 || !/,\s?$/u.test(brief.prompt.slice(0, start))) return brief;
  const { price: _price, ...value } = last.value;
  const spans = [{ start, end: start + price.length }];
  return {
    ...brief,
    items: [
      ...brief.items.map((item) => (item === last ? { ...item, value } : item)),
      { value: { section: 'pricing', name: lessonNoun[brief.spoken] ?? value.name, price }, spans },
    ],
  };
}

/** "Clases martes y jueves a las 19:00": a lesson on each of the days, at its hour, and what it costs under the lesson's own name. */
export function lessonsOnDays(read: Brief): Brief {
  const { prompt, spoken, kind } = read;
  if (!teaching.has(kind.value) || !lessonNoun[spoken] || !/\d/u.test(prompt)) return read;
  const brief = paidForAll(read);
  const meets = ({ spans }: Slot<unknown>, { start, end }: Span): boolean =>
    spans.some((one) => one.start < end && one.end > start);
  const noun = lessonNoun[spoken] ?? '';
  const timed = brief.items.filter(({ value }) => value.section === 'timetable' && value.when !== undefined);
  const isDay = patternOf(spoken).each;
  // "Montags 18 Uhr Hatha": what is read already, and bears no day in its name, stays.
  const isRead = ({ span }: Lesson): boolean =>
    timed.some((item) => meets(item, span) && item.value.name.search(isDay) < 0);
  const own = lessonsIn(brief).filter((one) => !isRead(one));
  // "hafta içi 09:00-19:00, cumartesi 10:00-17:00": without a name and among more hours it is a day of those.
  const unnamed = own.filter(
    ({ name, span }) => name === '' && brief.hours !== null && meets(brief.hours, span),
  );
  const isHours = (brief.hours?.value.length ?? 0) > unnamed.length;
  const lessons = isHours ? own.filter((one) => !unnamed.includes(one)) : own;
  if (lessons.length === 0) return brief;
  const rows = lessons.flatMap(({ name, whens, span }): Item[] =>
    whens.map((when) => ({
      value: { section: 'timetable', name: capitalise(name || noun), when },
      spans: [span],
    })),
  );
  const over = (slot: Slot<unknown>): Lesson | undefined => lessons.find(({ span }) => meets(slot, span));
  const kept = brief.items.flatMap((item): Item[] => {
    const lesson = over(item);
    if (!lesson) return [item];
    if (item.value.price === undefined) return [];
    const name = item.value.name.search(isDay) < 0 ? item.value.name : capitalise(lesson.name || noun);
    const { when: _when, ...value } = item.value;
    return [{ ...item, value: { ...value, section: 'pricing', name } }];
  });
  return {
    ...brief,
    items: [...kept, ...rows],
    phrases: brief.phrases.filter((slot) => !over(slot)),
    ...(brief.hours && over(brief.hours) ? { hours: null } : {}),
  };
}

/** "בימי חמישי ב-20:00": the day without the letters that lead to it and to its hour. */
export const plainDays = (brief: Brief): Brief =>
  brief.spoken === 'he'
    ? {
        ...brief,
        items: brief.items.map((item) => {
          const when = item.value.when?.replace(/^ב?(?:ימי|יום)\s/u, 'יום ').replace(/\sב-?(?=\d)/u, ' ');
          return when === undefined || when === item.value.when
            ? item
            : { ...item, value: { ...item.value, when } };
        }),
      }
    : brief;
