import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { asOneFrench } from './as-one-french';
import { asOneGerman } from './as-one-german';
import { asOneItalian } from './as-one-italian';
import { asOnePortuguese } from './as-one-portuguese';
import { asOneSpanish } from './as-one-spanish';
import { isAloneAbroad } from './who-speaks-alone';

await loadAllCopy();

describe('a sentence of "we" as one person says it', () => {
  it.each([
    ['Sagen Sie, was fehlt, und wir nennen einen Tag.', 'Sagen Sie, was fehlt, und ich nenne einen Tag.'],
    ['Wir hören zu, untersuchen und erklären.', 'Ich höre zu, untersuche und erkläre.'],
    ['Was wir nicht selbst benutzen würden, ist nicht hier.', 'Was ich nicht selbst benutzen würde, ist nicht hier.'],
    ['Sollen wir Ihnen einen Termin frei halten?', 'Soll ich Ihnen einen Termin frei halten?'],
    ['Wann Sie uns antreffen.', 'Wann Sie mich antreffen.'],
    ['Wir sagen, wann wir uns treffen.', 'Wir sagen, wann wir uns treffen.'],
  ])('in German: %s', (said, alone) => expect(asOneGerman(said)).toBe(alone)); // prettier-ignore

  it.each([
    ['Dites-nous quoi, nous vous disons si nous l’avons.', 'Dites-moi quoi, je vous dis si je l’ai.'],
    ['Nous nous occupons du reste.', 'Je m’occupe du reste.'],
    ['Ce pour quoi vous pouvez venir nous voir.', 'Ce pour quoi vous pouvez venir me voir.'],
    ['Choisissez tranquillement, nous vous l’envoyons.', 'Choisissez tranquillement, je vous l’envoie.'],
    ['Nous la regardons ensemble.', 'Nous la regardons ensemble.'],
  ])('in French: %s', (said, alone) => expect(asOneFrench(said)).toBe(alone));

  it.each([
    ['Dinos qué necesitas y te damos un precio.', 'Dime qué necesitas y te doy un precio.'],
    ['Para esto puedes contar con nosotros.', 'Para esto puedes contar conmigo.'],
    ['Dinos cuándo nos vemos.', 'Dime cuándo nos vemos.'],
    ['Los dos extremos de la correa', 'Los dos extremos de la correa'],
  ])('in Spanish: %s', (said, alone) => expect(asOneSpanish(said)).toBe(alone));

  it('in Italian and Portuguese', () => {
    expect(asOneItalian('Dicci che cosa e ti diciamo se c’è.')).toBe('Dimmi che cosa e ti dico se c’è.');
    expect(asOneItalian('Ti diciamo quando ci vediamo.')).toBe('Ti diciamo quando ci vediamo.');
    expect(asOnePortuguese('Do resto cuidamos nós.')).toBe('Do resto cuido eu.');
    expect(asOnePortuguese('Fale com a gente')).toBe('Fale comigo');
  });
});

describe('who speaks alone in a western language', () => {
  it.each([
    'Soy quiropráctica en Gijón y me llamo Lucía Prendes, con mis tratamientos',
    'Je suis accordeur de pianos à Dijon, Étienne Marchal, mes prestations et mes tarifs',
    'Ich bin Hebamme in Freiburg und heiße Katrin Vogel',
    'Sou costureira em Braga e faço arranjos. Nome: Atelier Rosa Maria',
    'Mi chiamo Davide Conti, sono un maestro di sci a Bormio',
  ])('%s', (prompt) => {
    const brief = readBrief(prompt);
    expect(isAloneAbroad(brief)).toBe(true);
    expect(JSON.stringify(makePlan(brief, 1).pages)).not.toMatch(
      /Nuestros servicios|Nos services|Unsere Leistungen|Che cosa facciamo|O que fazemos/u,
    );
  });

  it.each([
    'Somos una clínica dental en Gijón, nuestros tratamientos',
    'Site pour notre crèche associative « Les Petits Loups » à Rennes, équipe',
    'Website für unsere Praxis in Freiburg, wir sind drei Hebammen',
    'Siamo due maestri di sci a Bormio, le nostre lezioni',
  ])('and who does not: %s', (prompt) => expect(isAloneAbroad(readBrief(prompt))).toBe(false));
});
