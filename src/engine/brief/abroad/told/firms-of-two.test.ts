import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

it('lets a Polish firm bear both its names', () => {
  const brief = readBrief(
    'Strona kancelarii adwokackiej Nowak i Wspólnicy z Wrocławia. Podstrony: Start, Zespół.',
  );
  expect(brief.name?.value).toBe('Nowak i Wspólnicy');
  expect(brief.offer?.value).toBe('kancelarii adwokackiej');
});

it.each([
  ['موقع للمصور أحمد سالم في دبي، أعراس ومناسبات', 'photographer', 'أحمد سالم', 'مصور'],
  ['بورتفوليو للمصورة ليلى حداد، تصوير أعراس، معرض صور، باقات', 'photographer', 'ليلى حداد', 'مصورة'],
  ['موقع للعيادة البيطرية «رفيق» في دبي، خدمات وحجز', 'veterinary', 'رفيق', 'العيادة البيطرية'],
])('reads the noun behind "for the": %s', (prompt, kind, name, offer) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe(kind);
  expect(brief.name?.value).toBe(name);
  expect(brief.offer?.value).toBe(offer);
});

it('offers no field of the law that is the name of the firm', () => {
  const brief = readBrief(
    'Avukatlık bürosu sitesi: Demir & Yıldız Hukuk Bürosu, İzmir. Sayfalar: Ana Sayfa, Ekibimiz, İletişim.',
  );
  expect(brief.items).toEqual([]);
});
