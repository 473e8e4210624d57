import { isSigned } from './is-signed';
import type { Piece } from './lines/piece';
import { readStretch } from './lines/read-stretch';
import type { Part } from './lines/read-stretch';
import { readOutline } from './read-outline';
import { runInLabels } from './run-in-labels';

/** A prompt in its statements, in their order, each under its heading and, where it outlines its pages, on its page. */
export const partPrompt = (written: string): Piece[] => {
  const prompt = runInLabels(written);
  const outline = readOutline(prompt);
  let at = 0;
  const parts = outline.flatMap(({ title, lead, body, section }): Part[] => {
    const before = { from: at, to: lead.start, page: null };
    at = body.end;
    return [
      before,
      { from: body.start, to: body.end, page: title, ...(section === undefined ? {} : { heading: section }) },
    ];
  });
  return [...parts, { from: at, to: prompt.length, page: null }]
    .filter(({ from, to }) => prompt.slice(from, to).trim() !== '')
    .flatMap((part) => readStretch(prompt, part))
    .filter((piece, nth, all) => !isSigned(piece, all[nth - 1], all.slice(nth + 1)));
};
