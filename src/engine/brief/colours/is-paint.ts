import { isCueAt, type Reading } from '../reading';

const beside =
  /^(?:and|with|on|an?|accents?|tones?|palette|theme|colou?rs?|dark|light|deep|warm|cool|soft|muted)$/u;

/** "Burgundy and cream.": nothing but colours in its sentence, whatever capital it begins with. */
const isAllPaint = ({ tokens }: Reading, painted: ReadonlySet<number>, at: number): boolean => {
  const sentence = tokens[at]?.sentence ?? 0;
  return (
    sentence > 0 &&
    tokens.every(
      (token, index) => token.sentence !== sentence || painted.has(index) || beside.test(token.form),
    )
  );
};

/**
 * "Bookshop, burgundy, rare books": a small letter, or a sentence of colours, and no "in" before it, so it is a colour and no
 * part of a land.
 */
export const isPaint = (
  reading: Reading,
  painted: ReadonlySet<number>,
  roles: ReadonlySet<number>,
  at: number,
): boolean =>
  painted.has(at) &&
  // "Buttons in Lavendel", "números grandes en amarillo": what bears the colour stands before it.
  (isCueAt(reading, at - 1, 'in')
    ? roles.has(at - 2) || roles.has(at - 3)
    : /^\p{Ll}/u.test(reading.tokens[at]?.text ?? '') || isAllPaint(reading, painted, at));
