import type { AppContext } from './app';

/** "closes on 30 April 2027": the last day, as in 2027-04-30; null without one. */
export function readLastDay({ brief: { prompt } }: AppContext): string | null {
  const found = /\b(?:clos(?:es|ing|ed)|ends?|ending|open|runs?|vote) (?:on|until|till|by|at) (?:\p{L}+day,? )?(\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9},? 20\d\d|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|20\d\d-\d\d-\d\d)/iu.exec(prompt)?.[1]; // prettier-ignore
  const time = found === undefined ? NaN : Date.parse(`${found.replace(/(\d)(?:st|nd|rd|th)/iu, '$1').replace(/ of /iu, ' ')} UTC`.replace(/(\d{4}-\d\d-\d\d) UTC/u, '$1')); // prettier-ignore
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
