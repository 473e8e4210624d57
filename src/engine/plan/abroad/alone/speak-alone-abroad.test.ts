import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { asOneDutch } from './as-one-dutch';
import { asOnePolish } from './as-one-polish';
import { asOneSemitic } from './as-one-semitic';
import { asOneTurkish } from './as-one-turkish';
import { isAloneAbroad } from './who-speaks-alone';

await loadAllCopy();

describe('a sentence of "we" as one person says it', () => {
  it.each([
    ['Önceden haber verin, başka bir gün bulalım.', 'Önceden haber verin, başka bir gün bulayım.'],
    ['Ne gördüğümüzü ve ne yapacağımızı anlatırız.', 'Ne gördüğümü ve ne yapacağımı anlatırım.'],
    ['Siz “tamam” demeden hiçbir parçayı değiştirmeyiz.', 'Siz “tamam” demeden hiçbir parçayı değiştirmem.'],
    ['Birlikte kararlaştırırız, değişebilir.', 'Birlikte kararlaştırırız, değişebilir.'],
  ])('in Turkish: %s', (said, alone) => expect(asOneTurkish(said)).toBe(alone));

  it.each([
    ['Mówimy szczerze, co pasuje, a co nie.', 'Mówię szczerze, co pasuje, a co nie.'],
    ['Powiedz nam, damy mu więcej czasu.', 'Powiedz mi, dam mu więcej czasu.'],
    ['Wybierz godzinę, a my ją zatrzymamy.', 'Wybierz godzinę, a ja ją zatrzymam.'],
    ['Siedzieliśmy do zamknięcia.', 'Siedzieliśmy do zamknięcia.'],
    ['Teksty na czas zimy', 'Teksty na czas zimy'],
  ])('in Polish: %s', (said, alone) => expect(asOnePolish(said)).toBe(alone));

  it.each([
    ['Schrijf ons, dan zeggen we wanneer er plek is.', 'Schrijf mij, dan zeg ik wanneer er plek is.'],
    ['Wij ordenen, boeken en bellen.', 'Ik orden, boek en bel.'],
    [
      'Wat we zelf niet zouden gebruiken, staat hier niet.',
      'Wat we zelf niet zouden gebruiken, staat hier niet.',
    ],
  ])('in Dutch: %s', (said, alone) => expect(asOneDutch(said)).toBe(alone));

  it('in Arabic and Hebrew, whole or not at all', () => {
    expect(asOneSemitic('راسلنا، ونخبرك بالمتاح.', 'ar')).toBe('راسلني، وأخبرك بالمتاح.');
    expect(asOneSemitic('نخبز ونستعمل الطحين.', 'ar')).toBe('نخبز ونستعمل الطحين.');
    expect(asOneSemitic('כתבו לנו, ונגיד מתי.', 'he')).toBe('כתבו לי, ואגיד מתי.');
    expect(asOneSemitic('אנחנו אומרים מה ראינו.', 'he')).toBe('אנחנו אומרים מה ראינו.');
  });
});

describe('the site of one person', () => {
  const textOf = (prompt: string) => JSON.stringify(makePlan(readBrief(prompt), 1).pages);
  const psychologist =
    "Adım Zeynep Aksoy, psikoloğum. İzmir Karşıyaka'da görüşüyorum. Yetişkin, çift ve ergen terapisi.";

  it('says "I" and "mine" over what is done', () => {
    expect(textOf(psychologist)).toContain('Ne yapıyorum');
    expect(textOf(psychologist)).not.toMatch(/Ne yapıyoruz|Bize bunlar/u);
    expect(
      textOf('jestem dietetyczką z Ostrowa Wielkopolskiego, konsultacja 180 zł, jadłospis 200 zł'),
    ).toContain('Co robię');
  });

  it('asks by its buttons for one person, and has no praise that nobody gave', () => {
    const plan = makePlan(
      readBrief('أنا نادية، خياطة في الناصرة. تعديل فستان 120 شيكل، تفصيل من 600 شيكل'),
      1,
    );
    expect(plan.action?.label ?? '').not.toContain('معنا');
    const cakes = textOf(
      'Jestem Kasia, robię torty artystyczne w Rybniku. Tort od 180 zł, muffiny 8 zł sztuka',
    );
    expect(cakes).not.toContain('testimonials');
  });

  it('is no house that speaks of itself as several', () => {
    for (const prompt of ["Bursa'da kuaförüz, saç kesimi ve boya yapıyoruz", 'Wij zijn een kapsalon in Breda, knippen en kleuren', 'نحن صالون في عمّان، نقدم قص الشعر', 'אנחנו סטודיו בחיפה, יוגה ופילאטיס'])
      expect(isAloneAbroad(readBrief(prompt)), prompt).toBe(false); // prettier-ignore
    for (const prompt of [psychologist, 'ik ben pianostemmer in deventer', 'أنا ليلى، مصممة جرافيك من عمّان', 'אני טל מורה לפסנתר בחיפה'])
      expect(isAloneAbroad(readBrief(prompt)), prompt).toBe(true); // prettier-ignore
  });
});
