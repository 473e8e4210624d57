import { piecesOf } from './read-sums';

const last = /^(.+?)\s(?<joint>y|e|et|und|en|i|oraz|ve|ed)\s(.+)$/u;
/** Where "en" says where, and joins nothing: "cursos en verano", "un bloc en bas". */
const saysIn =
  /[ñçéèêàáíóú¡¿]|(?<!\p{L})(?:la|le|el|los|las|les|du|des|del|con|avec|para|pour|cursos?|bas|ligne)(?!\p{L})/iu;

/** The things of a list, the last two parted at the word that joins them. */
export const partJoined = (text: string): string[] => {
  const pieces = piecesOf(text);
  const found = pieces.length > 1 ? last.exec(pieces.at(-1) ?? '') : null;
  return found && !(found.groups?.['joint'] === 'en' && saysIn.test(text))
    ? [...pieces.slice(0, -1), found[1] ?? '', found[3] ?? '']
    : pieces;
};
