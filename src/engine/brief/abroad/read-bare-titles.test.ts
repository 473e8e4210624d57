import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

describe('a title without quotation marks', () => {
  it.each([
    [
      'Web para panadería en Soria con una sección llamada Nuestra historia y otra con fotos.',
      'Nuestra historia',
    ],
    [
      'Página para mi taller de cerámica en Jaca, con un apartado titulado Cómo trabajo donde explico el torno.',
      'Cómo trabajo',
    ],
    [
      'Site pour un fromager à Annecy, avec une rubrique intitulée Nos alpages et un formulaire.',
      'Nos alpages',
    ],
    [
      'Website für eine Imkerei in Ulm mit einem Bereich namens Unsere Bienen und Öffnungszeiten.',
      'Unsere Bienen',
    ],
    ['Webseite für Hofladen in Celle, mit einer Seite, die Unser Hof heißt, und Preisen.', 'Unser Hof'],
    [
      'site para uma queijaria em Évora com uma secção chamada A nossa história e galeria',
      'A nossa história',
    ],
    [
      'Sito per cantina ad Asti, con una sezione intitolata La nostra terra, orari e mappa.',
      'La nostra terra',
    ],
    [
      'Website voor een molen in Schiedam met een stukje genaamd Onze molenaar en openingstijden.',
      'Onze molenaar',
    ],
    ['Strona dla pasieki pod Lublinem, z sekcją o nazwie Nasze pszczoły i cennikiem.', 'Nasze pszczoły'],
    [
      "Bursa'da zeytinyağı dükkanı için site, Hikayemiz adında bir bölüm ve iletişim formu olsun.",
      'Hikayemiz',
    ],
    ['موقع لمخبز في نابلس مع قسم بعنوان حكايتنا، وساعات العمل.', 'حكايتنا'],
    ['אתר ליקב בגולן עם מדור בשם הסיפור שלנו, שעות וגלריה.', 'הסיפור שלנו'],
  ])('is one all the same, and no name: %s', (prompt, title) => {
    const brief = readBrief(prompt);
    expect(brief.parts.map(({ value }) => value.title)).toEqual([title]);
    expect(brief.name).toBeNull();
  });

  it('leaves what the prompt opens with its name', () => {
    const brief = readBrief('Página llamada Casa Lola para un bar de tapas en Cádiz, con carta y horario.');
    expect(brief.name?.value).toBe('Casa Lola');
    expect(brief.parts).toEqual([]);
  });

  it('reads no title of "one more"', () => {
    const { parts } = readBrief(
      'Web de floristería en Burgos. Quiero una sección que se llame Bodas y otra con las novedades.',
    );
    expect(parts.map(({ value }) => value.title)).toEqual(['Bodas']);
  });
});
