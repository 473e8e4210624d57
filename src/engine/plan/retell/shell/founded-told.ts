import type { Brief, Slot } from '@/domain/site/brief';

const since =
  /\b(?:family (?:has|have) (?:been|lived|farmed|owned)|neutral|free|members?|certified|accredited|licensed|registered|organic|vegan|insured|supplier|partners? (?:of|with)|sponsor\w*|award\w*|winners?|rated)\b[^.;]{0,30}$/iu;
const opened =
  /\b(?:opened|founded|established|started|began|set up)\b[^.;\d]{0,60}\b(?:in|since)\s(?:\p{Lu}\p{L}+\s)?((?:1[5-9]|20)\d\d)\b/iu;

/** "Stevie, who has been cutting keys since 1989", "Is it recognised? Yes, since 2021": somebody or something else. */
const ofOthers =
  /(?:\b(?:who|he|she|they|his|her)\b[^.!?\n]{0,60}|(?:^|[.!?\n]\s*)(?:yes|no)\b[^.!?\n]{0,40})$/iu;

/** "my parents, who have farmed here since 1987": those whose house it is. */
const kept =
  /\b(?:here|run|runs|running|ran|owned|farmed|had (?:it|the)|kept (?:it|the))\b[^.;!?\n]{0,30}$/iu;

/** The year in which a house began: "carbon neutral since 2021" founds nothing. */
export const foundedTold = ({ founded, prompt }: Brief): Slot<number> | null => {
  const [span] = founded?.spans ?? [];
  const lead = prompt.slice(Math.max(0, (span?.start ?? 0) - 80), span?.start ?? 0);
  const isOther =
    span !== undefined && (since.test(lead.slice(-60)) || (ofOthers.test(lead) && !kept.test(lead)));
  // "who made lace in the village from 1848 until 1971"
  const isRange =
    span !== undefined &&
    /^\s?(?:until|till|to|–|-)\s?(?:(?:1[5-9]|20)\d\d|now\b|today\b|the present\b)/u.test(
      prompt.slice(span.end),
    );
  if (founded && !isOther && !isRange) return founded;
  const told = opened.exec(prompt.slice(0, 1200));
  return told ? { value: Number(told[1]), spans: [{ start: told.index, end: told.index + told[0].length }] } : null; // prettier-ignore
};
