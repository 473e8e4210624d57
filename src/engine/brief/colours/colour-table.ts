import { colorsNamed, formatHex, parse } from '../../colour-space';
import { colourAliases, cssColourNames, doubtfulColours } from '../lexicon/colour-names';

const table = new Map<string, string>();
for (const entry of colourAliases.split(',')) {
  const [, name, hex] = /^\s*(.+) ([0-9a-f]{6})\s*$/u.exec(entry) ?? [];
  if (name !== undefined && hex !== undefined) table.set(name, `#${hex}`);
}
const named: Readonly<Record<string, number>> = colorsNamed;
for (const entry of cssColourNames.split(',')) {
  const name = entry.trim();
  const value = named[name.replaceAll(' ', '')];
  // CSS comes last: where both know a name, the standard's value holds.
  if (value !== undefined) table.set(name, `#${value.toString(16).padStart(6, '0')}`);
}

/** Every colour name known, as people write them, with its `#rrggbb`. */
export const colourTable: ReadonlyMap<string, string> = table;

/** Names that are also things: colours only where something else says so. */
export const doubtful: ReadonlySet<string> = new Set(doubtfulColours.split(',').map((name) => name.trim()));

/** `#rrggbb` of a colour name or a CSS value; null when it is neither. */
export function resolveColour(name: string): string | null {
  const known = table.get(name.toLowerCase().replaceAll('-', ' ').trim());
  if (known !== undefined) return known;
  try {
    const parsed = parse(name);
    return parsed ? (formatHex(parsed) ?? null) : null;
  } catch {
    return null;
  }
}
