import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const itemsOf = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value: { section, name, price, note } }) =>
    [section, name, price, note].filter(Boolean).join(' | '),
  );

describe('who says their own name', () => {
  it('is read as a person, though the name is a word as well', () => {
    expect(readBrief('שלום, אני קרן, מעצבת פנים מגבעתיים. אני מחפשת אתר פורטפוליו נקי')).toMatchObject({
      name: { value: 'קרן' },
      kind: { value: 'studio' },
      place: { value: 'גבעתיים' },
    });
    expect(readBrief('أنا ليلى، مصممة جرافيك من عمّان، أريد موقعاً لأعمالي').name?.value).toBe('ليلى');
    expect(readBrief('אני טל מורה לפסנתר בחיפה, שיעור 45 דקות 160 ש"ח').name?.value).toBe('טל');
  });

  it('signs before the telephone number without a comma', () => {
    const firm = readBrief(
      'firma remontowa Nowy Sącz, łazienki pod klucz, pracujemy w Małopolsce. Marek Gąsienica 600 555 012',
    );
    expect(
      readBrief("Göreme'de mağara otel. Odalar, at turu. Rezervasyon WhatsApp 0555 555 01 23.").name,
    ).toBeNull();
    expect(firm).toMatchObject({
      name: { value: 'Marek Gąsienica' },
      place: { value: 'Nowy Sącz' },
      parts: [],
    });
  });
});

describe('a town of two words in Polish', () => {
  it.each([
    ['jestem dietetyczką z Ostrowa Wielkopolskiego, konsultacja 180 zł', 'Ostrów Wielkopolski'],
    ['stolarz nowy targ meble na wymiar kuchnie schody', 'Nowy Targ'],
    ['Kwiaciarnia Piwonia z Dąbrowy Górniczej, bukiety', 'Dąbrowa Górnicza'],
    ['Przedszkole Promyk w Białej Podlaskiej', 'Białej Podlaskiej'],
  ])('%s', (prompt, town) => {
    expect(readBrief(prompt).place?.value).toBe(town);
    expect(readBrief(prompt).name?.value ?? '').not.toMatch(/Nowy|Ostrow/iu);
  });
});

describe('rows of the east', () => {
  it('are named by what stands before a number of times', () => {
    expect(
      itemsOf(
        'Ik ben Femke. Zwangerschapsyoga is dinsdagavond om 19.30 uur, 10 lessen voor € 165. Babymassage: 4 keer voor € 95.',
      ),
    ).toEqual(['pricing | Zwangerschapsyoga | € 165 | 10 lessen', 'pricing | Babymassage | € 95 | 4 keer']);
  });

  it('of people say what each does in brackets', () => {
    expect(
      itemsOf(
        'روضة أطفال «براعم الغد» في الكويت. المعلمات: أ. هدى (المديرة)، أ. سارة (موسيقى)، أ. منى. الدوام من الأحد إلى الخميس 7:00 صباحًا – 1:30 ظهرًا.',
      ),
    ).toEqual(['team | أ. هدى | المديرة', 'team | أ. سارة | موسيقى', 'team | أ. منى']);
    expect(
      itemsOf(
        'Kinderdagverblijf De Boomhut in Assen. Team: Juf Anna (groep 1), Juf Kim (groep 2) en Meester Tom.',
      ),
    ).toEqual(['team | Juf Anna | Groep 1', 'team | Juf Kim | Groep 2', 'team | Meester Tom']);
    expect(
      itemsOf('Przedszkole Promyk w Łodzi. Kadra: Anna Lis (dyrektor), Ewa Maj (rytmika), Ola Kos.'),
    ).toContain('team | Ewa Maj | Rytmika');
    expect(itemsOf('גן ילדים שמש ברמת גן. הצוות: גננת רותי (מנהלת), דנה (מוזיקה).')).toContain(
      'team | דנה | מוזיקה',
    );
  });

  it('share the work that Turkish names behind the last', () => {
    expect(itemsOf('Adım Zeynep Aksoy, psikoloğum. Yetişkin, çift ve ergen terapisi.')).toEqual([
      'services | Yetişkin terapisi',
      'services | Çift terapisi',
      'services | Ergen terapisi',
    ]);
    expect(itemsOf('Ceza, iş ve aile hukuku alanında çalışan Avukat Deniz Er için site, Adana')).toContain(
      'services | iş hukuku',
    );
    const spa = readBrief('Masaj, sauna ve cilt bakımı sunan spa merkezi Lotus, Bodrum');
    expect(spa).toMatchObject({ name: { value: 'Lotus' }, offer: { value: 'spa merkezi' } });
    expect(spa.items.map(({ value }) => value.name)).toEqual(['Masaj', 'sauna', 'cilt bakımı']);
  });
});

it('Arabic hours are read with the tanwin before or behind the alif', () => {
  const hours = readBrief('روضة في الكويت. الدوام من الأحد إلى الخميس 7:00 صباحًا – 1:30 ظهرًا.').hours;
  expect(hours?.value).toEqual([{ days: [7, 1, 2, 3, 4], opens: 420, closes: 810 }]);
});

it('a house is called as it has been since its year, and "from" is no part of a thing', () => {
  const grill = readBrief("Adana'da kebapçıyız, Hacı Dayı Ocakbaşı 1974'ten beri. Adana dürüm 220 TL");
  expect(grill.name?.value).toBe('Hacı Dayı Ocakbaşı');
  expect(itemsOf('أنا نادية، خياطة في الناصرة. تعديل فستان 120 شيكل، تفصيل من 600 شيكل')).toEqual([
    'pricing | تعديل فستان | 120 شيكل',
    'pricing | تفصيل | 600 شيكل',
  ]);
});

it('months are read as the Levant calls them, and towns of two words in Hebrew', () => {
  expect(readBrief('عيد ميلاد جود، 3 أيلول 2026، مزرعة الريم، السلط. تأكيد الحضور')).toMatchObject({
    date: { value: '2026-09-03' },
    place: { value: 'مزرعة الريم، السلط' },
  });
  expect(readBrief('שמי רותם, פיזיותרפיסטית לרצפת אגן בפרדס חנה. טיפול ראשון 420 ש"ח').place?.value).toBe(
    'פרדס חנה',
  );
});
