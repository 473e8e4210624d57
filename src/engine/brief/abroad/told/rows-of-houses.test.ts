import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const prompts = {
  vegan:
    'Restaurante vegano "Raíz" en Málaga: carta (menú del día 14 €, ramen 12 €), reservas, eventos privados, cómo llegar.',
  stage:
    'Site pour notre compagnie de théâtre amateur « Les Planches » à Albi : prochaines représentations, la troupe, répétitions le mardi à 20 h, rejoindre la troupe, photos.',
  wine: 'Vente de vin en direct, domaine Chastaing à Cahors : nos cuvées (Tradition 8 €, Prestige 22 €), visite de la cave, histoire du domaine depuis 1892.',
  therapy: 'Praxis für Ergotherapie Lena Brandt in Rostock, Hausbesuche, Anmeldung, Team, Kassenzulassung.',
  painter:
    'Website voor schildersbedrijf Kwast & Kleur in Eindhoven: binnen- en buitenschilderwerk, behangen, offerte.',
  truck:
    'Maak een site voor mijn foodtruck "Bao Bus" uit Gent: menu met prijzen (bao kip €7, loempia €4), agenda waar we staan, contact.',
  school: 'Szkoła językowa "Parlo" w Katowicach: kursy angielskiego, cennik, lektorzy, zapisy.',
};
const of = (key: keyof typeof prompts) => readBrief(prompts[key]);
const titles = (key: keyof typeof prompts) => of(key).parts.map(({ value }) => value.title);
const asked = (key: keyof typeof prompts) => of(key).sections.map(({ value }) => value);

beforeAll(async () => {
  for (const prompt of Object.values(prompts)) await loadLexicons(prompt);
});

describe('rows of houses and stages', () => {
  it('gives feasts of others no dates, and a van dates and no timetable of dishes', () => {
    expect(asked('vegan')).not.toContain('events');
    expect(titles('vegan').some((title) => /privados/iu.test(title))).toBe(true);
    expect(asked('truck')).toContain('events');
    expect(asked('truck')).not.toContain('agenda');
  });

  it('shows a troupe as people and takes joining it for a part', () => {
    expect(asked('stage')).toContain('team');
    expect(titles('stage')).toEqual(['Rejoindre la troupe']);
  });

  it('sells no year, and no cocktails where wine is made', () => {
    expect(of('wine').items.some(({ value }) => /1892/u.test(value.price ?? ''))).toBe(false);
    expect(of('wine').kind.value).toBe('shop');
  });

  it('keeps the desk of a practice aside, two halves together and tutors a team', () => {
    expect(titles('therapy')).toEqual(expect.arrayContaining(['Kassenzulassung']));
    expect(of('painter').items.map(({ value }) => value.name)).toContain('Binnen- en buitenschilderwerk');
    expect(asked('school')).toContain('team');
  });
});
