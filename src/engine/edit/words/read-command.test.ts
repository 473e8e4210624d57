import { describe, expect, it } from 'vitest';
import { matchPhrase, readCommand } from './read-command';
import { splitAtJoints, splitAtVerbs } from './split-command';

const plain = (command: string) => readCommand(command, 'en').plain;

describe('readCommand', () => {
  it.each([
    ['Please make the header dark green!', 'make header dark green'],
    ['cambia el color de fondo a crema', 'change background color to crema'],
    ['füge einen Abschnitt mit Bewertungen hinzu', 'add section with testimonials'],
    ['mets l’en-tête en vert foncé', 'make header to vert dark'],
    ['remove o mapa', 'remove map'],
    ['get rid of the map', 'remove map'],
    ['no shadow', 'no shadow'],
    ['set the price to 4,50 €, please', 'change price to 4,50 € ,'],
    ['change “A, and b” to "C"', 'change "…" to "…"'],
  ])('%s', (command, words) => {
    expect(plain(command)).toBe(words);
  });

  it('keeps what was written, articles and quotes included', () => {
    const match = matchPhrase(
      readCommand('rename the site to The Oak & Crown', 'en'),
      /^rename site to (?<name>.+)$/,
    );
    expect(match?.name?.text).toBe('The Oak & Crown');
    expect(matchPhrase(readCommand('say “Hi  there”', 'en'), /^say (?<text>.+)$/)?.text).toMatchObject({
      text: 'Hi  there',
      isQuoted: true,
    });
  });

  it('takes the picked element out of the words', () => {
    expect(readCommand('@{menu-card-2} delete this', 'en')).toMatchObject({
      picked: 'menu-card-2',
      plain: 'remove this',
    });
    expect(readCommand('ask @nora.draws about it', 'en').picked).toBeNull();
  });
});

describe('splitting a compound command', () => {
  const parts = (command: string) => splitAtVerbs(readCommand(command, 'en')).map((part) => part.plain);

  it('cuts where a new order begins and nowhere else', () => {
    expect(parts('make it dark and remove the map, then add a faq')).toEqual([
      'make it dark',
      'remove map',
      'add faq',
    ]);
    expect(parts('change amounts to 10, 25 and 50')).toEqual(['change amounts to 10 , 25 and 50']);
    expect(parts('change "a and add b" to "c"')).toEqual(['change "…" to "…"']);
  });

  it('gives parts without a verb the one before', () => {
    expect(
      splitAtJoints(readCommand('remove the map and the gallery', 'en')).map((part) => part.plain),
    ).toEqual(['remove map', 'remove gallery']);
  });
});
