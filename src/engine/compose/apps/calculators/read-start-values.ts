import type { FormulaField } from './formula-kind';
import { parseNumber } from './read-told-number';

const cue =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|default(?:s|ing)?|pre-?filled|initial|example)(?: values?| numbers?)?(?: (?:with|at|from|to|of|are|is))?:?\s+(?=[€$£₹₺₪]?\s?\d)/iu;
const piece = /^(?:about |around )?([€$£₹₺₪])?\s?(\d[\d.,' ]*\d|\d)\s?(%|[\p{L}/²³]+)?/u;
const moneyWord = /^(?:euros?|eur|pounds?|gbp|dollars?|usd|francs?|chf|cents?|pence)$/iu;
const short: Readonly<Record<string, RegExp>> = {
  km: /kilomet|\bkm\b|distance/iu,
  mi: /miles|distance/iu,
  l: /lit\(\?:re\|er\)s per|consumption|l\//iu,
  w: /watts/iu,
  kg: /weight/iu,
  cm: /height/iu,
  h: /hours/iu,
};

/** "Start with 420 km, 6.5 l and €1.79": what fields begin with, by sign, by unit, else in their order. */
export function readStartValues(
  prompt: string,
  fields: readonly FormulaField[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const opening = cue.exec(prompt);
  if (!opening) return found;
  const from = opening.index + opening[0].length;
  const said = /^(?:[^.;\n]|\.(?=\d))*/u.exec(prompt.slice(from, from + 160))?.[0] ?? '';
  for (const part of said.split(/,\s+(?:and\s+)?|\s+and\s+/u)) {
    const [, sign, number, unit = ''] = piece.exec(part.trim()) ?? [];
    if (number === undefined) break;
    const free = fields.filter(({ name }) => !found.has(name));
    const isMoney = sign !== undefined || moneyWord.test(unit);
    const field = isMoney
      ? free.find((one) => one.unit === 'money')
      : unit === '%'
        ? free.find((one) => one.unit === '%')
        : (free.find(({ told }) => told !== undefined && unit !== '' && isTold(told, unit)) ??
          free.find((one) => one.unit !== 'money' && one.unit !== '%'));
    const value = parseNumber(number.replaceAll(' ', ''));
    if (!field || !Number.isFinite(value)) continue;
    found.set(field.name, Math.min(field.limit ?? field.max, Math.max(field.min ?? 0, value)));
  }
  return found;
}

function isTold(told: string, unit: string): boolean {
  const abbreviated = short[unit.toLowerCase().split('/')[0] ?? ''];
  return new RegExp(`^(?:${told})$`, 'iu').test(unit) || (abbreviated?.test(told) ?? false);
}
