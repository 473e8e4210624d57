import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const always = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1440 }];

it.each([
  ['Abschleppdienst Kranz in Fulda: Tag und Nacht erreichbar unter 0661 555 012, Leistungen, Preise und Kontakt.', 'Tag'],
  ['Site du dépanneur Serrures Martin à Metz : jour et nuit au 03 87 55 01 23, services, tarifs et devis.', 'Jour'],
  ['Sito del carro attrezzi Fratelli Neri a Terni: giorno e notte, servizi, zone e contatti.', 'Giorno'],
  ['Mersin’de "Hızlı Çekici" için site: gece gündüz yol yardımı, hizmetler, fiyatlar ve telefon 0324 555 12 34.', 'Gece'],
])('is when somebody comes, and nothing on offer: %s', (prompt, half) => {
  const { hours, items } = readBrief(prompt);
  expect(hours?.value).toEqual(always);
  expect(items.map(({ value }) => value.name.toLowerCase())).not.toContain(half.toLowerCase());
}); // prettier-ignore

it('leaves a day and a night alone that are something else', () => {
  const { hours } = readBrief(
    'Website für die Pension Morgenrot in Zittau: Zimmer, Tag und Nachtwanderung, Preise.',
  );
  expect(hours).toBeNull();
});

it('shows no pictures where a Dutch prompt wants none', () => {
  const excluded = (prompt: string): string[] => readBrief(prompt).excluded.map(({ value }) => value);
  expect(
    excluded('Website voor schilder De Kwast in Assen: diensten, prijzen en contact. Geen foto’s.'),
  ).toContain('images');
  expect(excluded("Website voor slager Hoeve in Weert: aanbod en contact. Zonder foto's.")).toContain(
    'images',
  );
});
