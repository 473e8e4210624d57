import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const textOf = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

describe('what is told in pieces in the east', () => {
  it.each([
    ['boerencamping in drenthe, staanplaats 22 euro per nacht, honden welkom, verse eieren te koop', 'Verse eieren te koop'],
    ['jestem dietetyczką z Łodzi, konsultacja 180 zł, jadłospis 200 zł, online i stacjonarnie', 'Online i stacjonarnie'],
    ['אתר לחוג תיאטרון לנוער בבאר שבע, מפגשים בימי שני 17:00-19:00, הצגת סוף שנה ביוני', 'הצגת סוף שנה ביוני'],
    ['גלידריה טבעונית "שלג קיץ" בנתניה. טעמים: פיסטוק, תות, שוקולד מריר, מנגו. גביע קטן 16 ₪, גדול 24 ₪', 'שוקולד מריר'],
    ['בר מצווה של איתי, 14.5.2027, אולמי הגן ברחובות. קבלת פנים 19:00, מסיבה 20:30. אישור הגעה, חניה חינם', 'חניה חינם'],
    ['دعوة زفاف يوسف وسلمى، الجمعة 9 أكتوبر 2026، قاعة الياسمين، الإسكندرية، الساعة 7 مساءً. عد تنازلي', '7 مساءً'],
  ])('stands on the page: %s', (prompt, told) => expect(textOf(prompt)).toContain(told)); // prettier-ignore

  it.each([
    ['Diyarbakır’da "Taş Ocak" adlı bir fırın için site: ürünler, çalışma saatleri ve harita. Samimi, turuncu tonlar.', 'turuncu'],
    ['Website voor manege De Hoef in Ede: lessen, tarieven en contact. Vrolijk, donkergroen en oranje.', 'ranje'],
    ['Strona salonu fryzjerskiego „Nożyczki" w Toruniu: cennik i kontakt. Elegancka, czarna ze złotem.', 'złotem'],
    ['موقع لصالون حلاقة «المقص» في جدة: الخدمات والأسعار. أسود وذهبي، بدون صور.', 'ذهبي'],
    ['אתר לסטודיו פילאטיס "נשימה" ברמת גן: שיעורים ומחירים. רגוע, סגול בהיר ולבן.', 'סגול'],
  ])('but not how the site is to look: %s', (prompt, look) => expect(textOf(prompt)).not.toContain(look)); // prettier-ignore

  it('but not what is wished of the site', () => {
    const text = textOf(
      'Site voor bakkerij De Korf in Gent, strak en modern, met foto’s en een formulier, geen blog. Desem, taart, koffie.',
    );
    expect(text).not.toMatch(/[Ss]trak en modern|geen blog/u);
    expect(textOf('Antalya’da otel için site, Türkçe ve İngilizce')).not.toContain('Türkçe ve İngilizce');
  });
});
