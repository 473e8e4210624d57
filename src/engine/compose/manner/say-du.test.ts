import { describe, expect, it } from 'vitest';
import { sayDu } from './say-du';

describe('a German page that says du', () => {
  it.each([
    ['Schreiben Sie uns, wer Sie sind und was Sie können.', 'Schreib uns, wer du bist und was du kannst.'],
    [
      'Sagen Sie uns, worauf Sie Lust haben, und wir sagen, wo.',
      'Sag uns, worauf du Lust hast, und wir sagen, wo.',
    ],
    [
      'Das hängt vom Umfang ab. Sie bekommen den Preis schriftlich.',
      'Das hängt vom Umfang ab. Du bekommst den Preis schriftlich.',
    ],
    [
      'Nach jeder Stunde gehen Sie mit zwei Übungen nach Hause.',
      'Nach jeder Stunde gehst du mit zwei Übungen nach Hause.',
    ],
    [
      'Merken Sie sich den Tag vor, und bringen Sie mit, wen Sie mögen.',
      'Merk dir den Tag vor, und bring mit, wen du magst.',
    ],
    ['Wenn Sie sich verlaufen, rufen Sie an.', 'Wenn du dich verläufst, ruf an.'],
    ['Ja. Jemand empfängt Sie und stellt Sie vor.', 'Ja. Jemand empfängt dich und stellt dich vor.'],
    ['Ihr Termin gehört Ihnen.', 'Dein Termin gehört dir.'],
    ['Möchten Sie uns kennenlernen?', 'Möchtest du uns kennenlernen?'],
    ['Reparieren Sie jedes Rad?', 'Repariert ihr jedes Rad?'],
    [
      '<p>Bitte füllen Sie dieses Feld aus.</p><a title="Ihr Warenkorb">',
      '<p>Bitte füll dieses Feld aus.</p><a title="Dein Warenkorb">',
    ],
  ])('%s', (polite, close) => {
    expect(sayDu(polite)).toBe(close);
  });

  it('leaves "sie" that is nobody who reads, and the words of the prompt', () => {
    expect(sayDu('Sie sagt, womit man anfängt.')).toBe('Sie sagt, womit man anfängt.');
    expect(sayDu('Sie kommen aus Ulm.', 'Unsere Hühner. Sie kommen aus Ulm.')).toBe('Sie kommen aus Ulm.');
  });
});
