import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';
import { findTool, titleAbroad, withEnglishName } from './find-tool';

await loadAllLexicons();

describe('a tool by its name of another language', () => {
  it.each([
    ['kalkulator kredytu hipotecznego', 'pl', 'mortgage calculator'],
    ['מחשבון טיפים', 'he', 'tip calculator'],
    ['حاسبة كتلة الجسم', 'ar', 'bmi calculator'],
    ['konut kredisi hesaplama', 'tr', 'mortgage calculator'],
    ['Quiero una calculadora de propinas con 10 y 15 %', 'es', 'tip calculator'],
    ['calcul IMC', 'fr', 'bmi calculator'],
    ['Wichteln', 'de', 'secret santa draw'],
    ['geheugenspel', 'nl', 'memory game'],
    ['cronômetro', 'pt', 'stopwatch'],
  ])('%s', (prompt, language, english) => {
    expect(findTool(prompt, null)).toMatchObject({ language, english });
    expect(readBrief(prompt)).toMatchObject({ language: { value: language }, spoken: language });
  });

  it('is told apart by its accents where languages share it', () => {
    expect(findTool('cronometro', null)?.language).toBe('it');
    expect(findTool('cronómetro', null)?.language).toBe('es');
  });

  it('is the head of its page, with what it is about', () => {
    const titleOf = (prompt: string) => titleAbroad(readBrief(prompt));
    expect(titleOf('calculadora de IVA')).toBe('Calculadora de IVA');
    expect(titleOf('cuestionario de geografía con 10 preguntas')).toBe('Cuestionario de geografía');
    expect(titleOf('cuenta atrás para mi boda el 12 de junio de 2027')).toBe('Cuenta atrás para mi boda');
    expect(titleOf('fiszki z angielskiego')).toBe('Fiszki');
    expect(titleOf('10 soruluk genel kültür testi, süre sayacı olsun')).toBe('Genel kültür testi');
    expect(titleOf('15 soruluk coğrafya quizi')).toBe('Coğrafya quizi');
    expect(titleOf('quiz z 10 pytaniami o historii Polski')).toBe('Quiz');
    expect(titleOf('טריוויה גיאוגרפיה 10 שאלות')).toBe('טריוויה גיאוגרפיה');
    expect(titleOf('encuesta: ¿pizza o tacos?')).toBeNull();
  });

  it('is left to English where English has the word, and to sites that present one', () => {
    for (const prompt of ['bingo', 'Memory game with animals', 'quiz about rivers', 'BMI calculator', 'QR code generator', 'team generator'])
      expect(withEnglishName(prompt), prompt).toBe(prompt); // prettier-ignore
    for (const prompt of ['Landingpage für einen Kreditrechner', 'Kreditrechner als SaaS, Preise 9 €'])
      expect(findTool(prompt, 'de'), prompt).toBeNull();
  });
});
