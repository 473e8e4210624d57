import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command';

describe('words that languages write together or bend', () => {
  it.each([
    ['ar', 'احذف قسم الأسئلة وأضف آراء العملاء', 'remove section faq and add testimonials'],
    ['ar', 'اجعل الأزرار خضراء والخط أكبر', 'make buttons green and text bigger'],
    ['he', 'שנה את הכותרת הראשית ל"לנשום"', 'change main heading to "…"'],
    [
      'pl',
      'usuń opinie i dodaj galerię przed kontaktem',
      'remove testimonials and add gallery before contact',
    ],
    ['pl', 'zmień numer telefonu na 12 555 01 99', 'change phone number to 12 555 01 99'],
    ['nl', 'verwijder de teampagina', 'remove team page'],
    ['he', 'תמחק את השאלות הנפוצות ותעשה את הכפתורים כחולים', 'remove faq and make buttons blue'],
    ['pl', 'zmień kolor nagłówków na ciemnozielony', 'change color of headings to dark green'],
    ['tr', 'başlıkları büyüt', 'make bigger headings'],
  ])('reads %s: %j', (language, command, plain) => {
    expect(readCommand(command, language).plain).toBe(plain);
  });

  it.each([
    ['es', 'el texto un poco más grande', 'text bigger'],
    ['fr', 'le texte un peu plus grand', 'text bigger'],
    ['nl', 'de knoppen mogen wat groter', 'buttons should bigger'],
    ['es', 'pon el horario arriba del todo', 'make opening hours at top'],
  ])('leaves little words out and knows places in %s: %j', (language, command, plain) => {
    expect(readCommand(command, language).plain).toBe(plain);
  });
});
