import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const days: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  nl: [[/^ma(?:andag)?(?:en)?$/iu, 'Maandag'], [/^di(?:nsdag)?(?:en)?$/iu, 'Dinsdag'], [/^woe?(?:nsdag)?(?:en)?$/iu, 'Woensdag'], [/^do(?:nderdag)?(?:en)?$/iu, 'Donderdag'], [/^vrij?(?:dag)?(?:en)?$/iu, 'Vrijdag'], [/^za(?:terdag)?(?:en)?$/iu, 'Zaterdag'], [/^zo(?:ndag)?(?:en)?$/iu, 'Zondag']],
  pl: [[/^(?:pn|pon)\.?$|^poniedzia\p{L}+$/iu, 'Poniedziałek'], [/^wt\.?$|^wtor\p{L}+$/iu, 'Wtorek'], [/^[śs]r\.?$|^[śs]rod\p{L}+$/iu, 'Środa'], [/^czw\.?$|^czwart\p{L}+$/iu, 'Czwartek'], [/^(?:pt|pi[ąa]t)\.?$|^pi[ąa]t\p{L}+$/iu, 'Piątek'], [/^so?b\.?$|^sobot\p{L}+$/iu, 'Sobota'], [/^(?:nd|niedz)\.?$|^niedziel\p{L}+$/iu, 'Niedziela']],
  tr: [[/^(?:pzt|pazartesi)(?:leri)?$/iu, 'Pazartesi'], [/^salı(?:ları)?$/iu, 'Salı'], [/^(?:çar|çarşamba)(?:ları)?$/iu, 'Çarşamba'], [/^(?:per|perşembe)(?:leri)?$/iu, 'Perşembe'], [/^cuma(?:ları)?$/iu, 'Cuma'], [/^(?:cmt|cumartesi)(?:leri)?$/iu, 'Cumartesi'], [/^pazar(?:ları)?$/iu, 'Pazar']],
  he: [[/^(?:(?:ב?יום\s)?(?:א['׳]?|ראשון))$/u, 'יום ראשון'], [/^(?:(?:ב?יום\s)?(?:ב['׳]?|שני))$/u, 'יום שני'], [/^(?:(?:ב?יום\s)?(?:ג['׳]?|שלישי))$/u, 'יום שלישי'], [/^(?:(?:ב?יום\s)?(?:ד['׳]?|רביעי))$/u, 'יום רביעי'], [/^(?:(?:ב?יום\s)?(?:ה['׳]?|חמישי))$/u, 'יום חמישי'], [/^(?:(?:ב?יום\s)?(?:ו['׳]?|שישי))$/u, 'יום שישי'], [/^(?:ב?שבת)$/u, 'שבת']],
  ar: [[/^(?:ال)?[اإ]ثنين$/u, 'الاثنين'], [/^(?:ال)?ثلاثاء?$/u, 'الثلاثاء'], [/^(?:ال)?[أا]ربعاء?$/u, 'الأربعاء'], [/^(?:ال)?خميس$/u, 'الخميس'], [/^(?:ال)?جمعة$/u, 'الجمعة'], [/^(?:ال)?سبت$/u, 'السبت'], [/^(?:ال)?[أا]حد$/u, 'الأحد']],
}; // prettier-ignore

const timed =
  /^(?<day>(?:ב?יום\s|يوم\s)?[\p{L}'׳]+\.?)(?:,?\s)(?:om\s|o\s|godz\.\s|saat\s|ב-?|בשעה\s|الساعة\s)?(?<time>\d{1,2}[:.]\d{2}(?:\s?[-–]\s?\d{1,2}[:.]\d{2})?)(?:\s?(?:uur|u))?(?:[\s,:–-]+(?<what>.{2,60}))?$/u;

/** "ma 19:00 hatha", "א 18:00": the day, the hour and what takes place, each in its place. */
export function timedLessons(brief: Brief): Brief {
  const names = days[brief.spoken];
  if (!names) return brief;
  const split = (item: Slot<ListedItem>): Slot<ListedItem> => {
    const { name, when, section } = item.value;
    if (section !== 'timetable' || when !== undefined) return item;
    const { day = '', time = '', what } = timed.exec(name)?.groups ?? {};
    const full = names.find(([said]) => said.test(day.replace(/^يوم\s/u, '')))?.[1];
    if (full === undefined) return item;
    const called = what ?? brief.offer?.value.replace(/^(?:מדריכ|מור)\p{L}+\s/u, '') ?? name;
    return { ...item, value: { ...item.value, name: called, when: `${full} ${time.replace('.', ':')}` } };
  };
  return { ...brief, items: brief.items.map(split) };
}
