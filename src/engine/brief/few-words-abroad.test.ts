import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

describe('a prompt of a trade and a town', () => {
  it.each([
    ['kwiaciarnia Lublin', 'pl', 'florist'],
    ['dentysta Poznań', 'pl', 'dentist'],
    ['krawcowa Łódź', 'pl', 'unknown'],
    ['çiçekçi Bursa', 'tr', 'florist'],
    ['Katzenhotel Wien', 'de', 'veterinary'],
    ['naaister Haarlem', 'nl', 'unknown'],
    ['pension pour chats à Rennes', 'fr', 'veterinary'],
    ['pensione per gatti, Roma', 'it', 'veterinary'],
    ['hotel para gatos en Bilbao', 'es', 'veterinary'],
    ['فندق قطط في جدة', 'ar', 'veterinary'],
    ['מלון לחתולים בחיפה', 'he', 'veterinary'],
    ['dentist London', 'en', 'dentist'],
    ['hotel Paris', 'en', 'hotel'],
  ])('%s is in %s', (prompt, language, kind) => {
    const brief = readBrief(prompt);
    expect([brief.language.value, brief.kind.value]).toEqual([language, kind]);
  });
});

describe('a list that opens with a trade', () => {
  it.each([
    ['fysiotherapeut Eindhoven, behandeling € 42, intake € 55, ma t/m vr 8.00-18.00', 'nl'],
    ['kapsalon Utrecht website', 'nl'],
    ['plumber Austin, emergency repairs, pricing, gallery', 'en'],
    ['electrician Madrid, rewires, lighting', 'en'],
  ])('%s is in %s', (prompt, language) => {
    expect(readBrief(prompt).language.value).toBe(language);
  });
});

it('counts a team whose number stands behind it', () => {
  const teamOf = (prompt: string) =>
    readBrief(prompt).counts.find(({ value }) => value.thing === 'team')?.value.count;
  expect(teamOf('Fromagerie à Annecy, horaires, équipe de 3, avis')).toBe(3);
  expect(teamOf('Web para una clínica dental en Soria: servicios, equipo de cuatro')).toBe(4);
  expect(teamOf('Webseite für eine Steuerkanzlei in Ulm: Leistungen, Team aus fünf Leuten')).toBe(5);
  expect(teamOf('Site pour un club de foot à Brest, équipe de Bretagne, photos')).toBeUndefined();
});
