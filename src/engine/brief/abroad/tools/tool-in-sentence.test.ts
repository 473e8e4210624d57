import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';
import { toolInSentence } from './tool-in-sentence';

await loadAllLexicons();

describe('a tool that a sentence describes', () => {
  it.each([
    [
      'maak een app waarmee ik bij kan houden hoeveel water ik per dag drink, doel 2 liter',
      'tracker',
      'Waterdagboek',
    ],
    ['ik wil een lijstje waar ik mijn boodschappen in kan zetten en afvinken', 'todo', 'Boodschappenlijst'],
    ['tool om uren te registreren per klant met export naar csv', 'tracker', 'Urenregistratie'],
    ['program do fakturowania dla małej firmy, dane nabywcy, pozycje, vat 23%', 'calculator', 'Faktura'],
    ['günlük su tüketimimi kaydedebileceğim bir uygulama istiyorum, hedef 8 bardak', 'tracker', 'Su takibi'],
    ['تطبيق اسجل فيه مصاريفي اليومية واعرف كم صرفت بالشهر', 'tracker', 'مصاريفي اليومية'],
    ['אפליקציה לניהול מלאי של חנות קטנה', 'inventory', 'ניהול מלאי'],
  ])('%s', (prompt, kind, title) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.offer?.value).toBe(title);
    expect(brief.place).toBeNull();
  });

  it.each([
    ['une appli pour noter mes lectures : titre, auteur, note sur 5', 'tracker', 'Mes lectures'],
    [
      'app para apuntar gastos compartidos del piso. Somos Marta, Iker y Nuria',
      'tracker',
      'Gastos compartidos',
    ],
    ['Ein Haushaltsplan für unsere WG: wer putzt wann Bad, Küche, Flur', 'todo', 'Putzplan'],
    ['lista della spesa con quantità e categorie', 'todo', 'Lista della spesa'],
  ])('is known in the west as well, and not by who uses it: %s', (prompt, kind, title) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value, brief.name]).toEqual([kind, title, null]);
  });

  it('carries the goal that is told in English', () => {
    expect(toolInSentence('su takibi uygulaması, günlük hedef 8 bardak', 'tr')?.english).toBe('water intake tracker, goal 8 glasses a day'); // prettier-ignore
  });

  it('is no tool where a page presents one or a house sells', () => {
    expect(toolInSentence('Landing page voor een app om uitgaven bij te houden', 'nl')).toBeNull();
    expect(toolInSentence('موقع لتطبيق متابعة المصاريف', 'ar')).toBeNull();
    expect(toolInSentence('Strona sklepu z lekami, cennik', 'pl')).toBeNull();
  });

  it('finds a board behind what it is for in Turkish, and a quiz behind its topic', () => {
    expect(readBrief('ihale takip için kanban panosu: başvuru, inceleme, sonuç').kind.value).toBe('kanban');
    expect(readBrief('Osmanlı tarihi hakkında 10 soruluk bir quiz yap')).toMatchObject({ kind: { value: 'quiz' }, offer: { value: 'Osmanlı tarihi testi' } }); // prettier-ignore
  });

  it('takes what follows a game for no name, and stops a topic before its number', () => {
    expect(readBrief('لعبة اكس او بين لاعبين').name).toBeNull();
    expect(readBrief('חידון על ישראל עם 10 שאלות').offer?.value).toBe('חידון על ישראל');
    expect(readBrief('quiz o historii Polski, 8 pytań').offer?.value).toBe('quiz o historii Polski');
    expect(readBrief('gra w wisielca z hasłami o jedzeniu').offer?.value).toBe('Wisielec');
  });
});
