import type { AppContext } from '../app';
import type { FormulaResult } from './formula-kind';
import { readToldSum } from './told-fields';

/** What a prompt calls the figures that come out, the chart of them, and the list by years. */
export type ToldFigures = {
  readonly labels: ReadonlyMap<string, string>;
  readonly chart: string | null;
  readonly table: string | null;
};

const asked =
  /\b(?:calculator|estimator|planner|tool)\b,?\s(?:with|showing|that shows|which shows|for)\s(?<list>[^.;]+)/iu;
const charted =
  /\b(?:chart|graph|plot)\s(?:of|showing|that shows|which shows|for|with)\s(?:the\s|my\s|your\s|its\s|how\s)?(?<what>[^,.;]{3,48}?)(?=,|\.|;|$|\sand\s(?:an?|the)\s)/iu;
const byYear = /^(?:(?:yearly|annual|year[- ]by[- ]year)\b.*|.*\b(?:by|each|every|per|a) year)$/iu;

/** Reads "with yearly total, interest earned and a chart of the balance over time": each figure goes by the prompt's own words. */
export function findToldFigures(
  { brief: { prompt }, words }: AppContext,
  results: readonly FormulaResult[],
): ToldFigures {
  const list = words.language === 'en' ? asked.exec(prompt)?.groups?.['list'] : undefined;
  const chart = words.language === 'en' ? charted.exec(prompt)?.groups?.['what'] : undefined;
  // What is put in is no figure that comes out.
  const sum = words.language === 'en' ? readToldSum(prompt) : null;
  const pieces = (sum ? sum.shown.join(', ') : (list ?? ''))
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu)
    .map((piece) => piece.trim().replace(/^(?:an?|the|my|your)\s/iu, ''))
    .filter((piece) => /^\p{L}[\p{L}’' -]{2,30}$/u.test(piece) && !/\b(?:chart|graph|table|slider|button|mode|field|input)s?\b/iu.test(piece)); // prettier-ignore
  const labels = new Map<string, string>();
  let table: string | null = null;
  for (const piece of pieces) {
    // "Monthly deposit" is no sum of all of them.
    const span = /\b(?:month|year|annual|week)/iu.exec(piece)?.[0].toLowerCase().replace('annual', 'year');
    const result = results.find(({ name, says }) => says !== undefined && !labels.has(name) && (span === undefined || says.includes(span)) && new RegExp(String.raw`\b(?:${says})`, 'iu').test(piece)); // prettier-ignore
    if (result) labels.set(result.name, capitalise(piece));
    else if (byYear.test(piece)) table = capitalise(piece);
  }
  return { labels, chart: chart === undefined ? null : capitalise(chart), table };
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
