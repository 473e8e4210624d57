import type { Brief } from '@/domain/site/brief';
import type { Piece } from '../lines/piece';

const label =
  /^(?:the\s)?(?:(?:main|primary|first|big|hero)\s)?(?:button(?:\s(?:text|label))?|cta|call[- ]to[- ]action)$/iu;
const told =
  /\b(?:button|cta|call[- ]to[- ]action)\b(?:\s(?:text|label|that says|saying|with|reads?|should (?:say|be|read)|must say|is))*\s?[:–-]?\s*(?:["“]([^"”]{2,40})["”]|(?<=(?:[:–-]|\b(?:say|says|saying|reads?|be))\s*)(\p{Lu}[^.,;"“”]{2,36}))/iu;

/** The words that a prompt gives its main button: "CTA: Find your nearest shop", 'Button "Join the list"'. */
const buttonIn = (pieces: readonly Piece[]): { text: string; start: number; end: number } | null => {
  for (const { heading, text, start, end } of pieces) {
    const own = heading !== null && label.test(heading) ? text.replace(/^["“]|["”]?[.\s]*$/gu, '') : null;
    if (own !== null && own.length < 42) return { text: own, start, end };
    const found = told.exec(text);
    const words = found?.[1] ?? found?.[2];
    if (words !== undefined) return { text: words.trim(), start, end };
  }
  return null;
};

/** The quotes of a brief with the button that it tells, and no other words in its place. */
export const withButton = (quotes: Brief['quotes'], pieces: readonly Piece[]): Brief['quotes'] => {
  const button = buttonIn(pieces);
  if (!button) return quotes;
  const others = quotes.filter(({ value }) => value.text !== button.text).map((slot) => (slot.value.use === 'button' ? { ...slot, value: { ...slot.value, use: 'other' as const } } : slot)); // prettier-ignore
  return [...others, { value: { use: 'button', text: button.text }, spans: [{ start: button.start, end: button.end }] }]; // prettier-ignore
};
