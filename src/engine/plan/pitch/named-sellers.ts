import type { OneWork } from './read-work';

/** Where books and records are had that a prompt may name, as they write themselves. */
const sellers: Partial<Record<OneWork['sort'], readonly string[]>> = {
  book: [
    'Amazon', 'Waterstones', 'Bookshop.org', 'Barnes & Noble', 'Blackwell’s', 'Foyles', 'Kobo', 'Audible', 'Apple Books',
    'Google Play', 'Hive', 'Goodreads', 'IndieBound', 'Powell’s', 'Indigo', 'Dymocks', 'Eason', 'WHSmith', 'Libro.fm', 'Lulu',
  ],
  record: ['Spotify', 'Bandcamp', 'Apple Music', 'YouTube', 'Tidal', 'Deezer', 'SoundCloud', 'Amazon Music', 'Qobuz'],
}; // prettier-ignore

const patternOf = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d])${name
      .replaceAll('.', String.raw`\.`)
      .replaceAll('’', "['’]?")
      .replaceAll(' & ', String.raw`\s(?:&|and)\s`)}(?![\p{L}\d])`,
    'iu',
  );

/** The sellers of such a work that a prompt names, in the order in which it does. */
export const namedSellers = (sort: OneWork['sort'], prompt: string): readonly string[] =>
  (sellers[sort] ?? [])
    .map((name) => ({ name, at: prompt.search(patternOf(name)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
