import type { Piece } from '../lines/piece';
import { dayHeading } from '../row-readers';

/** Statements that stand together under one heading. */
export type Group = { readonly heading: string | null; readonly pieces: readonly Piece[] };

/** Statements by the heading that they stand under, in their order. */
export const groupsOf = (pieces: readonly Piece[]): Group[] => {
  const groups: { heading: string | null; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && last.heading === piece.heading && last.pieces[0]?.list === piece.list)
      last.pieces.push(piece);
    else groups.push({ heading: piece.heading, pieces: [piece] });
  }
  return groups;
};

const isDay = ({ heading }: Group): boolean => heading !== null && dayHeading.test(heading);

/** Groups of which those of days in a row are one programme. */
export const programmesOf = (groups: readonly Group[]): Group[][] => {
  const runs: Group[][] = [];
  for (const group of groups) {
    const last = runs.at(-1)?.at(-1);
    if (last && isDay(last) && isDay(group)) runs.at(-1)?.push(group);
    else runs.push([group]);
  }
  return runs;
};
