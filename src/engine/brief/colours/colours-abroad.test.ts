import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const coloursOf = (prompt: string): string[] =>
  readBrief(prompt).colours.map(({ value }) => `${value.role} ${value.css}`);

describe('colours told in whole sentences in other languages', () => {
  it.each([
    ['Quiero una web para mi panadería, en Lugo. Me gustaría que el fondo fuera crema y los botones granates.', ['background #fff8e7', 'button #800000']],
    ['Web para mi panadería en Lugo. Fondo blanco y botones naranjas.', ['background #ffffff', 'button #ffa500']],
    ['Site para a minha florista em Aveiro. Cores: fundo branco e botões verde-escuros.', ['background #ffffff', 'button #006400']],
    ['Website für unsere Bäckerei in Ulm. Die Knöpfe bitte anthrazitgrau, der Text in Blautönen.', ['button #36454f', 'text #0000ff']],
    ['Vorrei un sito per il mio panificio a Lecce. I bottoni amaranto su fondo crema.', ['button #e52b50', 'background #fff8e7']],
    ['Strona dla piekarni w Toruniu. Chciałabym beżowe tło i przyciski w kolorze butelkowej zieleni.', ['background #f5f5dc', 'button #006a4e']],
    ['موقع لمخبز في عمّان. الأزرار باللون البني والنص أسود والعناوين عنابية.', ['button #a52a2a', 'text #000000', 'heading #800020']],
    ['Fromagerie à Annecy, La Cave d’Alba : fromages, horaires. Jaune paille et bordeaux.', ['brand #d9c27a', 'accent #800020']],
  ])('%s', (prompt, colours) => {
    expect(coloursOf(prompt)).toEqual(colours);
  }); // prettier-ignore

  it('takes a dark colour for no dark site, and "30 złotych" for no gold', () => {
    expect(
      readBrief('Site para a florista, em Aveiro. Fundo branco e botões verde-escuros.').scheme,
    ).toBeNull();
    expect(coloursOf('Strona dla piekarni w Toruniu, bochenek za 30 złotych, zielone przyciski.')).toEqual(['button #008000']); // prettier-ignore
  });
});
