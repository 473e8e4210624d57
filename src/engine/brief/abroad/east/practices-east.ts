import type { Brief } from '@/domain/site/brief';

/** "عيادة الدكتور سامر حداد لطب الأسنان": whose practice it is, is its name; what for, is what it offers. */
export function practiceOfArabic(brief: Brief): Brief {
  const { spoken, offer, name, prompt } = brief;
  if (spoken !== 'ar') return brief;
  const found =
    /(?<who>(?:عيادة|مكتب|مركز|صيدلية|مختبر|معهد|مؤسسة)\s(?:الدكتورة?|د\.|المحامية?|الأستاذة?|المهندسة?)\s?[\u0621-\u064A]{2,}(?:\s(?!ل|في|ب|من|مع)[\u0621-\u064A]{2,}){0,2})(?:\sل(?<what>[\u0621-\u064A]{2,}(?:\s(?!في|ب)[\u0621-\u064A]{3,})?))?/u.exec(
      prompt.slice(0, 160),
    );
  const { who, what } = found?.groups ?? {};
  if (!found || who === undefined) return brief;
  const isOwn =
    name === null ||
    who.includes(name.value) ||
    offer?.value.includes(who) === true ||
    `ل${what ?? ''}` === name.value;
  if (!isOwn) return brief;
  const start = found.index;
  const whatAt = what === undefined ? start : found.index + found[0].length - what.length;
  return {
    ...brief,
    name: { value: who, spans: [{ start, end: start + who.length }] },
    offer:
      what === undefined
        ? { value: who.split(' ')[0] ?? who, spans: offer?.spans ?? [] }
        : { value: what, spans: [{ start: whatAt, end: whatAt + what.length }] },
    kind: /أسنان/u.test(what ?? '') ? { ...brief.kind, value: 'dentist' } : brief.kind,
  };
}

/** "مدرسة تعليم قيادة": a school, and no teacher of that name; "رخصة B بـ": the letter before a price is no part of the thing. */
export function schoolOfArabic(brief: Brief): Brief {
  const { spoken, offer } = brief;
  if (spoken !== 'ar') return brief;
  const items = brief.items
    .filter(
      ({ value }) =>
        !(
          (value.section === 'teacher' || value.section === 'team') &&
          value.note !== undefined &&
          (offer?.value ?? '').includes(value.name)
        ),
    )
    .map((item) =>
      item.value.price === undefined
        ? item
        : { ...item, value: { ...item.value, name: item.value.name.replace(/\s(?:بـ|ب|-|:)$/u, '') } },
    );
  const isDriving = /قيادة|سياقة/u.test(offer?.value ?? '');
  const hasWeek = items.some(({ value }) => value.section === 'timetable');
  return {
    ...brief,
    items,
    sections:
      isDriving && !hasWeek ? brief.sections.filter(({ value }) => value !== 'timetable') : brief.sections,
  };
}

/** "הזמנות לאירועים" of a bakery: it bakes for them, and neither tells of evenings nor keeps tables. */
export function ordersOfHebrew(brief: Brief): Brief {
  const found = brief.spoken === 'he' ? /הזמנות ל(?:אירועים|שבת|חגים)/u.exec(brief.prompt) : null;
  if (!found) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isIn = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): boolean =>
    spans.some((one) => one.start < span.end && one.end > span.start);
  return {
    ...brief,
    sections: brief.sections.filter(
      (slot) => !((slot.value === 'events' || slot.value === 'booking') && isIn(slot)),
    ),
    behaviours: brief.behaviours.filter((slot) => !(slot.value === 'booking' && isIn(slot))),
    parts: [...brief.parts, { value: { title: found[0], isPage: false }, spans: [span] }],
  };
}

/** "חוגים זומבה פילאטיס ספינינג": one class after the other behind the word for them. */
export function classesOfHebrew(brief: Brief): Brief {
  const found =
    brief.spoken === 'he'
      ? /(?:חוגים|שיעורים|אימונים)\s?:?\s(?<list>[א-ת]{3,}(?:\s[א-ת]{3,}){1,5})(?=[,.\n]|$)/u.exec(
          brief.prompt,
        )
      : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined || /פרטיים|קבוצתיים|אישיים|לילדים|למבוגרים|במחיר/u.test(list))
    return brief;
  const start = found.index + found[0].indexOf(list);
  const isIn = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): boolean =>
    spans.some((one) => one.start < start + list.length && one.end > found.index);
  if (brief.items.some((item) => isIn(item) && item.value.price !== undefined)) return brief;
  const classes = list.split(' ').map((name): Brief['items'][number] => {
    const at = start + list.indexOf(name);
    return { value: { section: 'services', name }, spans: [{ start: at, end: at + name.length }] };
  });
  return {
    ...brief,
    items: [...brief.items.filter((item) => !isIn(item)), ...classes],
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
  };
}

/** "Ayvalık'tan": from where somebody is, is no name. */
export function fromOfTurkish(brief: Brief): Brief {
  const { spoken, name, place } = brief;
  const town = /^(?<town>\p{Lu}\p{L}+)['’][dt][ae]n$/u.exec(name?.value ?? '')?.groups?.['town'];
  if (spoken !== 'tr' || !name || town === undefined) return brief;
  const start = name.spans[0]?.start ?? 0;
  return {
    ...brief,
    name: null,
    place: place ?? { value: town, spans: [{ start, end: start + town.length }] },
  };
}
