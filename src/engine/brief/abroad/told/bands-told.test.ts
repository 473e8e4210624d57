import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it.each([
  ['Müzik grubumuz Kuzey Rüzgârı için site: konser tarihleri, fotoğraflar ve rezervasyon için e-posta info@kuzey.example.', 'Kuzey Rüzgârı'],
  ['Website für unsere Band Feldweg aus Gera: Konzerte, Fotos und Presse.', 'Feldweg'],
  ['موقع لفرقة «نسيم» الموسيقية من حلب: الحفلات، الألبومات، الصور.', 'نسيم'],
  ['אתר ללהקת "רכבת לילה" מירושלים: הופעות, אלבומים, תמונות וצור קשר.', 'רכבת לילה'],
])('has dates when it plays, and its own name: %s', (prompt, name) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe('portfolio');
  expect(brief.name?.value).toBe(name);
  const sections = brief.sections.map(({ value }) => value);
  expect(sections).toContain('events');
  expect(sections).not.toContain('booking');
}); // prettier-ignore

it('leaves a name alone that begins with what they are, where nothing else says it', () => {
  expect(
    readBrief('Website für das Quartett „Band der Brüder“ in Hof: Konzerte und Kontakt.').name?.value,
  ).toBe('Band der Brüder');
});
