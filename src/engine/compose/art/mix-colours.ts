/** Mixes two `#rrggbb` colours, `percent` of the first. A colour in another notation is returned as it is. */
export function mixColours(first: string, other: string, percent: number): string {
  const one = readHex(first);
  const two = readHex(other);
  if (!one || !two) return first;
  const share = percent / 100;
  const channels = one.map((value, index) => Math.round(value * share + (two[index] ?? 0) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function readHex(colour: string): number[] | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return match ? match.slice(1).map((pair) => Number.parseInt(pair, 16)) : null;
}
