import { describe, expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const named = ({ items }: Brief) => items.map(({ value }) => value.name.toLowerCase());

describe('lists in Dutch, Polish, Turkish, Arabic and Hebrew', () => {
  it('keep the thing between two others, whatever it may mean elsewhere', () => {
    expect(named(readBrief('izmirde butik pasta atölyem var adı Şeker Dükkanı. doğum günü pastası, nişan pastası, kurabiye.'))).toEqual(['doğum günü pastası', 'nişan pastası', 'kurabiye']); // prettier-ignore
    const parties = readBrief('موقع لشركة تنظيم حفلات في دبي: أعراس، حفلات تخرج، فعاليات شركات، أعياد ميلاد');
    expect(named(parties)).toEqual(['أعراس', 'حفلات تخرج', 'فعاليات شركات', 'أعياد ميلاد']);
    expect(parties.sections).toEqual([]);
  });

  it('take neither parts of a site nor what is told with its price once more', () => {
    expect(named(readBrief('Website voor hondenschool Kwispel in Breda: puppycursus €120, gedragstraining €60, rooster, over de trainer'))).not.toContain('rooster'); // prettier-ignore
    const dentist = named(readBrief('Strona gabinetu stomatologicznego w Gdyni. Leczenie zachowawcze, implanty, wybielanie, dzieci. Przegląd 100 zł, wybielanie 900 zł.')); // prettier-ignore
    expect(dentist.filter((name) => name === 'wybielanie')).toHaveLength(1);
  });

  it('name things without the verb that they stood beside', () => {
    expect(named(readBrief('ik ben pianostemmer in deventer, doe ook reparaties en taxaties. stemmen kost 95 euro.'))).toEqual(['reparaties', 'taxaties', 'stemmen']); // prettier-ignore
  });

  it('repeat a deed that is told once of several things', () => {
    const brief = readBrief('strona dla pracowni renowacji mebli u stasia w lublinie, renowacja krzeseł, foteli i komod, tel 512 555 018'); // prettier-ignore
    expect(named(brief)).toEqual(['renowacja krzeseł', 'renowacja foteli', 'renowacja komod']);
    expect(brief).toMatchObject({
      name: { value: 'U Stasia' },
      offer: { value: 'pracowni renowacji mebli' },
    });
  });

  it('give a price to the last of a row alone', () => {
    const brief = readBrief('بدي موقع لمحل تصليح دراجات اسمه بسكليت، تصليح وصيانة وتأجير بالساعة بـ ٣ دنانير، فاتحين كل يوم من ١٠ الصبح لـ ٨ المسا الا الجمعة'); // prettier-ignore
    expect(brief.items.map(({ value }) => [value.name, value.price])).toEqual([['تصليح', undefined], ['صيانة', undefined], ['تأجير بالساعة', '3 دنانير']]); // prettier-ignore
    expect(brief.hours?.value.flatMap(({ days }) => days)).not.toContain(5);
  });

  it('tell both prices of a week', () => {
    const brief = readBrief('אתר לצימר בגליל עם ג׳קוזי, 900 ש״ח באמצע שבוע ו-1200 בסופש');
    expect(brief.items.flatMap(({ value }) => value.price ?? [])).toEqual(['900 ₪', '1200 ₪']);
  });
});

describe('names and pages in the east', () => {
  it('take a Latin brand among other letters for the name', () => {
    expect(readBrief('موقع لشركة Blue Palm لتنظيم الحفلات في دبي')).toMatchObject({ name: { value: 'Blue Palm' }, offer: { value: 'شركة لتنظيم الحفلات' } }); // prettier-ignore
    expect(readBrief('موقع لصيدلية في عمان مع زر WhatsApp').name).toBeNull();
    expect(readBrief('موقع لشركة النور للمقاولات').name?.value).toBe('شركة النور للمقاولات');
  });

  it('find no ending in a name', () => {
    const brief = readBrief("Ankara'da faaliyet gösteren Yıldız Isı Sistemleri için kurumsal site: kombi bakımı, petek temizliği"); // prettier-ignore
    expect(brief.name?.value).toBe('Yıldız Isı Sistemleri');
    expect(brief.offer).toBeNull();
    expect(readBrief('אתר למאפיית מחמצת בשם לחם ושות׳. לחם כפרי 32 ש"ח').name?.value).toBe('לחם ושות׳');
  });

  it('are pages where each title stands behind its word, or all before theirs', () => {
    const pages = (prompt: string) => readBrief(prompt).pages.map(({ value }) => value);
    expect(pages('Yıldız Isı için site. Hakkımızda, hizmetler, referanslar, iletişim sayfaları olsun.')).toEqual(['Hakkımızda', 'Hizmetler', 'Referanslar', 'İletişim']); // prettier-ignore
    expect(pages('אתר לחברת אלון שיפוצים עם דף אודות, דף פרויקטים ודף יצירת קשר')).toEqual(['אודות', 'פרויקטים', 'יצירת קשר']); // prettier-ignore
    expect(pages('Strona dla szkoły tańca Salsa Roja z podstronami: Grafik, Cennik, Instruktorzy, Kontakt')).toEqual(['Grafik', 'Cennik', 'Instruktorzy', 'Kontakt']); // prettier-ignore
    expect(pages("Website voor Bouwbedrijf Jansen met de pagina's over ons, diensten en contact")[0]).toBe('Over ons'); // prettier-ignore
    expect(pages('אתר עם דף נחיתה לסדנת יוגה')).toEqual([]);
  });

  it('orders of bread need no table, and helpers have a form', () => {
    expect(readBrief('אתר למאפייה ברחובות. לחם 32 ש"ח, הזמנות לשישי עד יום רביעי').sections).toEqual([]);
    expect(readBrief('Website voor buurtmoestuin De Groene Hoek, en een formulier om je aan te melden als vrijwilliger').sections.map(({ value }) => value)).toContain('volunteer'); // prettier-ignore
  });
});

describe('who it is, at second sight', () => {
  it('is told beside the noun, or at the end', () => {
    expect(readBrief('eenvoudige website voor mijn klussenbedrijf van dijk in hoofddorp, schilderen, laminaat leggen').name?.value).toBe('Klussenbedrijf Van Dijk'); // prettier-ignore
    expect(readBrief('strona dla salonu fryzjerskiego loki i spolka w rzeszowie, strzyzenie damskie 120 zl').name?.value).toMatch(/^Loki i Spółka$/u); // prettier-ignore
    const teacher = readBrief('מורה פרטי למתמטיקה בבאר שבע, 160 שח לשעה, גם בזום, איתי');
    expect(teacher).toMatchObject({ name: { value: 'איתי' }, offer: { value: 'מורה פרטי למתמטיקה' } });
    expect(named(teacher)).not.toContain('איתי');
  });

  it('is no sentence about somebody, and two sorts are one thing', () => {
    expect(named(readBrief('jestem fizjoterapeutką z wrocławia, przyjmuję dzieci i dorosłych, wizyta 180 zł, masaż 150'))).toEqual(['wizyta', 'masaż']); // prettier-ignore
    expect(named(readBrief('موقع لمكتبة أطفال في بيروت اسمها حكايا، كتب عربية وفرنسية، اشتراك شهري ٢٠ دولار'))).toEqual(['كتب عربية وفرنسية', 'اشتراك شهري']); // prettier-ignore
  });

  it('makes no whole price of half a price', () => {
    const prices = readBrief('imkerij de korf in ommen, honing 7,50 per pot, kaarsen 6 euro').items.flatMap(({ value }) => value.price ?? []); // prettier-ignore
    expect(prices).not.toContain('7 euro');
  });
});
