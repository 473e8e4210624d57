import { capitalise } from '@/engine/capitalise';
import { parseNumber } from '../calculators/read-told-number';

/** Figures that a prompt tells by name: "Mon 320, Tue 280", and parts of a whole: "coffee 60%, cake 40%". */
export type ToldFigures = {
  /** Figures of several kinds, which nobody adds up: "orders 312, revenue $18,240 (up 8%)". */
  readonly cards: readonly ToldCard[];
  readonly label: string;
  readonly rows: readonly (readonly [name: string, value: number])[];
  readonly parts: readonly (readonly [name: string, share: number])[];
  readonly partsLabel: string;
};

export type ToldCard = {
  readonly name: string;
  readonly value: number;
  readonly before: string;
  readonly behind: string;
  readonly change: string;
};

const name = String.raw`\p{L}[\p{L}\d'’&-]*(?: (?!and\b)[\p{L}\d'’&-]+){0,2}?`;
const amount = String.raw`[€$£]?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const cut = String.raw`(?:,\s(?:and\s)?|;\s|\s(?:and|·|\|)\s|\n\s*[-*•]?\s*)`;
const rowOf = (after: string): string => String.raw`${name}\s?[:=]?\s${amount}(?:k\b)?(?:\s?[€$£])?${after}`;
const list = new RegExp(String.raw`${rowOf(String.raw`(?!\s?%|\d)`)}(?:${cut}${rowOf(String.raw`(?!\s?%|\d)`)}){2,30}`, 'iu'); // prettier-ignore
const shares = new RegExp(
  String.raw`${rowOf(String.raw`\s?%`)}(?:${cut}${rowOf(String.raw`\s?%`)}){1,7}`,
  'iu',
);
const one = new RegExp(String.raw`(${name})\s?[:=]?\s(${amount})(k\b)?`, 'giu');
const noName = /^(?:from|to|over|under|at|in|on|of|the|and|last|next|top|about|page|pages|version|per)$/iu;
const spans =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|weeks?|q)$/iu;
const months = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/iu;

const read = (text: string): [string, number][] =>
  [...text.matchAll(one)].map(([, label = '', value = '', thousands]) => [
    capitalise(label.trim()),
    parseNumber(value.replace(/[€$£\s]/gu, '')) * (thousands ? 1000 : 1),
  ]);

/** What such a row is of: the words before it, "sales per day", without what leads them in. */
const labelBefore = (prompt: string, at: number): string => {
  const said = /(?:^|[.:;,\n]\s*|\bof\s)([^.:;,\n]{3,40}?)\s?[:(]?\s*$/u.exec(prompt.slice(0, at))?.[1] ?? '';
  const bare = said
    .replace(
      /^(?:.*\b(?:dashboard|chart|show|with|pie|bars?)\b\s)?(?:of\s|for\s|the\s|our\s|my\s|these\s)*/iu,
      '',
    )
    .trim();
  return bare === '' || bare.split(' ').length > 4 ? '' : capitalise(bare);
};

/** "KPI cards Vehicles 24": the word for the tile is no part of what stands on it. */
const tile = /^(?:kpi )?(?:cards?|tiles?|kpis?|figures?|stats|numbers) (?:(?:for|of) )?(?=\p{L})/iu;
const changed = String.raw`(?:\s\((?:up|down|[+−-])[^()\n]{1,24}\))?`;
const several = new RegExp(String.raw`${rowOf(String.raw`(?:\s?%)?`)}${changed}(?:${cut}${rowOf(String.raw`(?:\s?%)?`)}${changed}){1,11}`, 'giu'); // prettier-ignore
const card = new RegExp(String.raw`(${name})\s?[:=]?\s([€$£])?\s?(${amount})(k\b)?(?:\s?([€$£%]))?(?:\s\(([^()\n]+)\))?`, 'giu'); // prettier-ignore

/** The row of unlike figures, and where it stands: some are money or shares, or one says how it has changed. */
function readCards(prompt: string): { readonly cards: readonly ToldCard[]; readonly rest: string } {
  for (const row of prompt.matchAll(several)) {
    const cards = [...row[0].matchAll(card)].map(
      ([, label = '', before = '', value = '', thousands, behind = '', change = '']) => ({
        name: capitalise(label.trim().replace(tile, '')),
        value: parseNumber(value.replace(/[€$£\s]/gu, '')) * (thousands ? 1000 : 1),
        before: before || (/[€$£]/u.exec(value)?.[0] ?? ''),
        behind,
        change,
      }),
    );
    const signs = new Set(cards.map(({ before, behind }) => before + behind));
    const isUnlike = (signs.size > 1 && signs.has('')) || cards.some(({ change }) => change !== '');
    if (isUnlike && !cards.some(({ name: label }) => noName.test(label) || spans.test(label)))
      return { cards, rest: prompt.slice(0, row.index) + prompt.slice(row.index + row[0].length) };
  }
  return { cards: [], rest: prompt };
}

/** The figures of a dashboard as the prompt tells them, three at least, or unlike ones; null where it tells none. */
export function readToldFigures(prompt: string): ToldFigures | null {
  if (!/\d/u.test(prompt)) return null;
  const { cards, rest } = readCards(prompt);
  const told = readRows(rest);
  if (cards.length === 0) return told;
  return { ...(told ?? { label: '', rows: [], parts: [], partsLabel: '' }), cards };
}

function readRows(prompt: string): ToldFigures | null {
  const found = list.exec(prompt);
  if (!found) return null;
  const [first, ...others] = read(found[0]);
  if (!first) return null;
  // "Scoops per day Mon 210, Tue 180": the first name is no longer than the others, and what stands before it says of what.
  const words = Math.max(...others.map(([label]) => label.split(' ').length));
  const own = first[0].split(' ').slice(-words).join(' ');
  const lead = first[0].slice(0, first[0].length - own.length).length;
  const rows: [string, number][] = [[capitalise(own), first[1]], ...others];
  // "12 May 2027" is a day, and "last 30 days" no figure.
  if (rows.length < 3 || rows.some(([label]) => noName.test(label)) || rows.every(([label, value]) => months.test(label) && value < 32)) return null; // prettier-ignore
  const whole = shares.exec(prompt);
  return {
    cards: [],
    label: labelBefore(prompt, found.index + lead),
    rows,
    parts: whole ? read(whole[0]) : [],
    partsLabel: whole ? labelBefore(prompt, whole.index) : '',
  };
}
