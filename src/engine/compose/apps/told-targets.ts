import type { AppContext } from './app';

/** "Japan trip 3000", "a laptop: €1,200". */
const target =
  /^(?:(?:an?|the|my|our) )?(?<name>\p{L}[\p{L} '’/&-]{1,28}?)(?::| of| for|,)? ?\(?(?:[€$£] ?)?(?<sum>\d[\d.,]*?)(?: ?(?:€|\$|£|euros?|eur|pounds|dollars|usd|gbp))?(?: (?:a|per) month)?\)?$/iu;
const asked =
  /\bsavings?\b[^.;:]{0,30}\b(?:goals?|pots?|jars?|targets?|tracker|app|funds?|envelopes?)\b|\bsaving (?:up )?for\b|\b(?:budgets?|limits?|envelopes?) (?:per|for each|for every|by|of each) category\b|\bcategory budgets?\b|\benvelopes?\b|\bcategor(?:y|ies)\b(?=:? \p{L}[^.;,]{1,24} [€$£]?\d)|\bbudget(?:s| (?:app|tracker|planner))?\b/iu;

/** What several things that are saved for cost, or several categories may cost, in the order that they are told in; empty where fewer than two are told. */
export function readTargets({
  brief: { prompt },
}: Pick<AppContext, 'brief'>): Readonly<Record<string, number>> {
  if (!asked.test(prompt)) return {};
  const rows = [
    ...prompt.matchAll(
      /(?::|\bfor\b|\bcategor(?:y|ies)\b)\s+(?!categor)([^;:\n]+?)(?=[.;](?:\s|$)|\n|$)|\(([^()\n]{8,})\)/giu,
    ),
  ];
  for (const [, open, closed] of rows) {
    const row = open ?? closed ?? '';
    const told = row
      .split(/,\s+(?:and\s+)?|\s+and\s+|\s\+\s/u)
      .map((piece) => target.exec(piece.trim())?.groups);
    if (told.length < 2 || told.some((one) => one === undefined)) continue;
    return Object.fromEntries(
      told.map((one) => {
        const name = one?.['name'] ?? '';
        return [name.charAt(0).toUpperCase() + name.slice(1), Number((one?.['sum'] ?? '').replaceAll(/[.,](?=\d{3}\b)/gu, '').replace(',', '.'))];
      }),
    ); // prettier-ignore
  }
  return {};
}

/** Whether these are reached by all entries together, rather than by those of a month. */
export const isSavedFor = ({ brief: { prompt } }: Pick<AppContext, 'brief'>): boolean =>
  /\bsav(?:e|es|ing|ings)\b/iu.test(prompt) && !/\b(?:expenses?|spending|spend)\b/iu.test(prompt);
