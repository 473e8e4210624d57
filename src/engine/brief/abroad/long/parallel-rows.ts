import { capitalise } from '../../../capitalise';
import { partJoined } from './part-joined';
import { piecesOf, rowOf, sum, sumsIn, type PricedRow } from './read-sums';

const fewest = 2;
const longestName = 5;
const longestPiece = 14;

/** "Ablöse 2.400 €", "Miete 480 € im Monat": one word before a sum says what it is of. */
const labelled = /^\p{L}{3,}\s(?:de\s|da\s|do\s)?(?=\S)/u;

/** "Parzelle 17, 280 m², Laube aus Stein, Ablöse 2.400 €": the thing first, its sum last, with the word for it. */
const parallel = (text: string): PricedRow | null => {
  const pieces = piecesOf(text.replace(/[.]$/u, ''));
  const [name = ''] = pieces;
  const last = pieces.at(-1) ?? '';
  const at = sum.exec(last)?.index ?? -1;
  const isSound =
    pieces.length > 2 && sumsIn(text) === 1 && at > 0 && name.split(/\s+/u).length <= longestName;
  if (!isSound || labelled.exec(last)?.[0].length !== at) return null;
  return { name: capitalise(name), price: last, note: pieces.slice(1, -1).join(', ') };
};

/** Sentences that each tell of one thing in one shape, with what it costs; too few are none. */
export const parallelRows = (texts: readonly string[]): ReadonlyMap<string, PricedRow> => {
  const rows = new Map(texts.flatMap((text) => { const row = parallel(text); return row === null ? [] : [[text, row] as const]; })); // prettier-ignore
  return rows.size < fewest ? new Map() : rows;
};

/** "a piscina, passeio a Marvão (7 km), oficina de pão (às sextas, 18 € por pessoa)": things, some with a bracket that says more of them; null for other sentences. */
export const bracketedRows = (
  text: string,
): (Omit<PricedRow, 'price'> & { readonly price?: string })[] | null => {
  const pieces = partJoined(text.replace(/[.]$/u, ''));
  const inBrackets = pieces.filter((piece) => /\([^()]+\)$/u.test(piece));
  const isOutside = pieces.some(
    (piece) =>
      sumsIn(piece.replace(/\([^()]*\)/gu, '')) > 0 && (/[()]/u.test(piece) || rowOf(piece) === null),
  );
  if (pieces.length < 3 || inBrackets.length === 0 || isOutside || sumsIn(text) === 0) return null;
  if (
    pieces.some(
      (piece) => piece.replace(/\([^()]*\)/gu, '').split(/\s+/u).length > longestPiece || sumsIn(piece) > 1,
    )
  )
    return null;
  return pieces.map((piece) => {
    const whole = inBrackets.includes(piece) ? null : rowOf(piece);
    if (whole) return whole;
    const [, name = piece, inner = ''] = /^([^()]+?)\s\(([^()]+)\)$/u.exec(piece) ?? [];
    const told = inner === '' ? [] : piecesOf(inner);
    const price = told.find((one) => sumsIn(one) === 1);
    const own = price === undefined ? null : rowOf(`x ${name}, ${price}`);
    const note = [...told.filter((one) => one !== price), own?.note ?? '']
      .filter((one) => one !== '')
      .join(', ');
    return {
      name: capitalise(name),
      ...(price === undefined ? {} : { price: own?.price ?? price }),
      ...(note === '' ? {} : { note }),
    };
  });
};
