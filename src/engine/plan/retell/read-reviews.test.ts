import { describe, expect, it } from 'vitest';
import { reviewsIn } from './read-reviews';

const said = (prompt: string) => reviewsIn(prompt).map(({ value: { name, note } }) => `${name}: ${note}`);

describe('praise', () => {
  it('is read with who stands before each, in one line', () => {
    expect(
      said('What owners say: Ros and Tim from Frome – "Our cat purrs when you ring." Ed M. – "A photo every evening, lovely." Mrs Obi, Nunney: "Never once late in four years."'), // prettier-ignore
    ).toEqual([
      'Ros and Tim from Frome: Our cat purrs when you ring.',
      'Ed M.: A photo every evening, lovely.',
      'Mrs Obi, Nunney: Never once late in four years.',
    ]);
  });

  it('keeps all that is told of who said it, and takes no headline for praise', () => {
    expect(said('Growers say: "The frost alarm saved us," says Nia Rees, who has 40 acres near Brecon. "Works in the rain" (Bob Lees, apples, Kent).')).toEqual([
      'Nia Rees, who has 40 acres near Brecon: The frost alarm saved us',
      'Bob Lees, apples, Kent: Works in the rain',
    ]); // prettier-ignore
    expect(said('Reviews please. Headline: "Fire, steel and the northern sea"')).toEqual([]);
  });

  it('is of whoever is told behind it, by whatever they are called', () => {
    expect(said('Reviews: "Fixed the brakes while I waited" Jan P. "Told me not to buy. Legends." Rob, Frome. "Worth it for the tea alone" – landlady of the Swan. "I slept for nine hours. Nine!" (a potter, Bath)')).toEqual([
      'Jan P.: Fixed the brakes while I waited',
      'Rob, Frome: Told me not to buy. Legends.',
      'landlady of the Swan: Worth it for the tea alone',
      'a potter, Bath: I slept for nine hours. Nine!',
    ]); // prettier-ignore
    expect(said('She gives talks to clubs: "Dry shade without tears", "Ferns for the fearful". Customers like them.')).toEqual([]); // prettier-ignore
  });
});
