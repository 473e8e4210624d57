import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const prompts = {
  farm: 'Página para mi huerta ecológica "La Alberca" en Murcia: cestas semanales (pequeña 18 €, mediana 25 €, grande 32 €), puntos de recogida.',
  soap: 'Boutique en ligne de savons artisanaux « Bulle d’Armor » : huit savons, filtre peau sèche / peau sensible / cheveux, panier, livraison, notre atelier à Saint-Malo.',
  dance:
    'Entschuldigung für die lange Nachricht: Wir sind eine kleine Tanzschule in Bamberg, "Schritt für Schritt", und unterrichten Standard, Latein, Salsa und Kindertanz. Wir möchten einen Stundenplan, unser Team (Julia und Marco Weiß) und die Anfahrt. In Bordeaux und Gold.',
  nursery:
    'Site para a creche "Pequenos Passos" em Setúbal: projeto educativo, equipa, ementa semanal, visitas e inscrições.',
  architects:
    'Sito per lo studio di architettura Bassi e Fontana di Parma: progetti, studio, pubblicazioni, contatti.',
  walkers:
    'Vorrei una pagina per il mio gruppo di cammino "Passo Lento" di Lucca: uscite in programma, come partecipare, foto, regole, chi siamo.',
  chess:
    'Strona klubu szachowego "Goniec" z Rzeszowa: treningi w środy o 17:00, turnieje, zarząd, składki, zapisy.',
};
const of = (key: keyof typeof prompts) => readBrief(prompts[key]);
const titles = (key: keyof typeof prompts) => of(key).parts.map(({ value }) => value.title);
const names = (key: keyof typeof prompts) => of(key).items.map(({ value }) => value.name);

beforeAll(async () => {
  for (const prompt of Object.values(prompts)) await loadLexicons(prompt);
});

describe('lists that hold more than one thing', () => {
  it('keeps prices under what they are of', () => {
    expect(of('farm').items.every(({ value }) => value.section === 'pricing')).toBe(true);
    expect(of('farm').sections.map(({ value }) => value)).toContain('pricing');
  });

  it('counts goods, and sells neither filters nor the workshop', () => {
    expect(names('soap')).toEqual([]);
    expect(titles('soap')).toContain('Notre atelier à Saint-Malo');
    expect(of('soap').counts.find(({ value }) => value.thing === 'products')?.value.count).toBe(8);
  });

  it('finds a name between marks behind who they are, without an apology and a verb', () => {
    expect(of('dance').name?.value).toBe('Schritt für Schritt');
    expect(of('dance').prompt).not.toContain('Entschuldigung');
    expect(names('dance')).toContain('Standard');
    expect(of('dance').colours.map(({ value }) => value.name)).toEqual(['Bordeaux', 'Gold']);
  });

  it('teaches no meals', () => {
    expect(of('nursery').sections.map(({ value }) => value)).not.toContain('curriculum');
    expect(titles('nursery').some((title) => /ementa/iu.test(title))).toBe(true);
  });

  it('parts partners from their town, and takes papers for no service', () => {
    expect(of('architects').place?.value).toBe('Parma');
    expect(names('architects')).toEqual(['Bassi', 'Fontana']);
    expect(titles('architects')).toContain('Pubblicazioni');
  });

  it('reads those who walk together as a group, and a club by its name between marks', () => {
    expect(of('walkers').kind.value).toBe('nonprofit');
    expect(titles('walkers')).toEqual(expect.arrayContaining(['Regole', 'Come partecipare']));
    expect(of('chess').name?.value).toBe('Goniec');
  });
});
