import { sentencesOf, splitOutside, trimmed } from '../part-sentences';

const bullet = /^\s*(?:[-*•–—·▪>]|\d{1,2}[.)])\s+/u;

/** The lines of a block without their bullets. */
export const linesOf = (raw: string): string[] =>
  raw
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');

/** Sentences of a line; a dot behind an hour or a postcode ends one, too. */
export const saidIn = (line: string): string[] => sentencesOf(trimmed(line, 0)).map(({ text }) => text);

/** What a block is made of: its lines, or of one line what stands between semicolons, or its sentences. */
export const unitsOf = (raw: string): string[] => {
  const lines = linesOf(raw);
  const [only = ''] = lines;
  if (lines.length !== 1) return lines;
  const parts = splitOutside(only.replace(/[.\s]+$/u, ''), 0, /;\s+(?:and\s+)?/gu).map(({ text }) => text);
  return parts.length > 1 ? parts : saidIn(only);
};

/** A line at its commas, where none stands in brackets or quotation marks. */
export const atCommas = (line: string): string[] =>
  splitOutside(line.replace(/[.\s]+$/u, ''), 0, /,\s+(?:and\s+)?/gu).map(({ text }) => text);

/** Without the stop at its end. */
export const bareOf = (text: string): string => text.trim().replace(/[.,;:\s]+$/u, '');
