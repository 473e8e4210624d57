// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it.each([
  ['kalkulator kredytu gotówkowego', 'loan'],
  ['kalkulator kredytu hipotecznego z ratami', 'loan'],
  ['konut kredisi hesaplama', 'loan'],
  ['حاسبة قرض شخصي', 'loan'],
  ['מחשבון משכנתא', 'loan'],
  ['מחשבון טיפים למסעדה', 'tip'],
  ['hypotheek calculator', 'loan'],
])('makes the calculator that is named: %s', (prompt, name) => {
  openApp(readBrief(prompt).kind.value, prompt);
  expect(seek('[data-app="calculator"]').className).toContain(name);
});

it.each([
  ['اختبار من عشرة أسئلة عن عواصم العالم العربي', '10'],
  ['quiz z 9 pytaniami', '9'],
  ['15 soruluk genel kültür testi, süre sayacı olsun', '15'],
  ['مسابقة ثقافية للأطفال 12 سؤال', '12'],
  ['חידון של עשר שאלות', '10'],
])('asks as many questions as are wanted: %s', (prompt, count) => {
  openApp(readBrief(prompt).kind.value, prompt);
  expect(seek('[data-count]').textContent).toBe(count);
});

it.each([
  ['ihale takip için kanban panosu: başvuru, inceleme, sonuç', ['Başvuru', 'İnceleme', 'Sonuç']],
  ['לוח קנבן למשימות של הצוות: לעשות, בתהליך, הושלם', ['לעשות', 'בתהליך', 'הושלם']],
])('has the columns behind the colon: %s', (prompt, names) => {
  openApp(readBrief(prompt).kind.value, prompt, readBrief(prompt).spoken);
  expect([...document.querySelectorAll('.column h2, .column h3')].map((one) => one.textContent)).toEqual(
    names,
  );
});

it('works out the zakat of what is above the nisab', () => {
  openApp(readBrief('حاسبة زكاة المال مع نصاب الذهب').kind.value, 'حاسبة زكاة المال مع نصاب الذهب');
  const told = seek('[data-app="calculator"]').textContent;
  expect(told).toContain('Zakat due');
  expect(told).toMatch(/300[\s\S]*8,500/u);
});

it('puts units in the words of the page, and wishes among no categories', () => {
  openApp('tracker', 'günlük su tüketimimi kaydedebileceğim bir uygulama istiyorum, hedef 8 bardak', 'tr');
  expect(document.body.textContent).toContain('bardak');
  expect(document.body.textContent).not.toMatch(/glasses/iu);
  openApp(
    'tracker',
    'basit bir harcama takip uygulaması yap kategoriler olsun, aylık toplam ve grafik',
    'tr',
  );
  expect(document.body.textContent).not.toMatch(/olsun/iu);
});

it('reads the question and the answers of an Arabic poll', () => {
  openApp('poll', 'استطلاع رأي: وين نطلع الجمعة؟ البحر، العقبة، جرش', 'ar');
  expect(document.body.textContent).toContain('وين نطلع الجمعة؟');
  expect(document.body.textContent).toContain('العقبة');
});
