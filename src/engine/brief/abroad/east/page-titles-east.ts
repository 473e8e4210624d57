import type { SectionType } from '@/domain/site/vocabulary';

/** What single words over a page mean that in a sentence are said of many things: "Karta", "القائمة", "חנות". */
const titles: Readonly<Record<string, readonly (readonly [RegExp, SectionType])[]>> = {
  pl: [
    [/^(?:poznaj nas|prawnicy|(?:nasi |nasze )?(?:ludzie|eksperci|specjaliści))$/iu, 'team'],
    [/^(?:publikacje|wiadomości|porady|aktualności)$/iu, 'posts'],
    [/^o (?:firmie|marce|studiu|kancelarii|klinice|szkole|hotelu)$/iu, 'about'],
    [/^skontaktuj się(?: z nami)?$/iu, 'contact'],
    [/^pytania$/iu, 'faq'],
    [/^(?:kalendarz|terminy)$/iu, 'events'],
    [/^noclegi$/iu, 'rooms'],
    [/^karta$/iu, 'menu'],
    [/^możliwości$/iu, 'features'],
    [/^przebieg (?:współpracy|prac)$/iu, 'process'],
  ],
  tr: [
    [/^(?:duyurular|yayınlar(?:ımız)?)$/iu, 'posts'],
    [/^kurumsal$/iu, 'about'],
    [/^sorular$/iu, 'faq'],
    [/^(?:nasıl gelinir|yol tarifi)$/iu, 'map'],
    [/^takvim$/iu, 'events'],
    [/^program$/iu, 'timetable'],
    [/^mağaza(?:mız)?$/iu, 'products'],
  ],
  ar: [
    [/^طاقم(?:نا| العمل)$/u, 'team'],
    [/^(?:أخبارنا|منشوراتنا|إصداراتنا)$/u, 'posts'],
    [/^المعرض$/u, 'gallery'],
    [/^(?:شهادات(?: العملاء)?|ماذا قالوا عنا|قالوا عنا)$/u, 'testimonials'],
    [/^الموقع$/u, 'map'],
    [/^المناسبات$/u, 'events'],
    [/^غرفنا$/u, 'rooms'],
    [/^القائمة$/u, 'menu'],
    [/^متجر(?:نا)?$|^المتجر$/u, 'products'],
    [/^النشرة (?:الإخبارية|البريدية)$/u, 'newsletter'],
  ],
  he: [
    [/^(?:עורכי הדין|האנשים שלנו|האנשים)$/u, 'team'],
    [/^(?:פרסומים|עדכונים)$/u, 'posts'],
    [/^(?:קצת עלי(?:י|נו)?|אודותינו|נעים להכיר)$/u, 'about'],
    [/^ה?חנות$/u, 'products'],
    [/^ספונסרים$/u, 'logos'],
  ],
};

/** The section that the title of a page means in Polish, Turkish, Arabic and Hebrew, where its word alone names none. */
export const sectionOfTitleEast = (title: string, language: string): SectionType | null =>
  titles[language]?.find(([words]) => words.test(title.trim()))?.[1] ?? null;
