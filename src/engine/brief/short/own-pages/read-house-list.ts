import type { ListedName } from './read-name-list';
import { capitalise } from '../../../capitalise';

/** A house or room with a name, and what the prompt tells of it. */
export type NamedHouse = ListedName & { readonly price?: string };

const most = 12;
const money =
  /(?:from\s)?(?:[£€$]\s?\d(?:[\d,.]*\d)?|\d[\d,.]*\s?(?:€|euros?|pounds?|dollars?))(?:\s?(?:a|per|\/)\s?(?:\p{L}+)(?:\s(?:a|per)\s\p{L}+)?)?/iu;
const piece = /(?:[^,;()]|\([^()]*\))+/gu;
/** A name begins with a capital or an article before one: "Gull Cottage", "the Old Forge". */
const named =
  /^(?<name>(?:(?:[Tt]he|[Aa]nd)\s)?\p{Lu}[\p{L}'’-]*(?:\s(?:(?:of|at|by|on|the|and|&|de|du|la)\s)?\p{Lu}[\p{L}\d'’-]*){0,4})(?:\s?\((?<aside>[^()]*)\)|\s?[-–—:]?\s(?<tail>(?:sleeps?|for|from|[£€$]).*))?$/u;

/** "sleeps 4, £90 a night": what it costs and what else is told of it. */
export function partNote(told: string): Pick<NamedHouse, 'note' | 'price'> {
  const price = money.exec(told)?.[0].trim();
  const note = (price === undefined ? told : told.replace(price, ''))
    .split(/\s?[,;]\s?/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
  return { ...(note === '' ? {} : { note: capitalise(note) }), ...(price === undefined ? {} : { price }) };
}

/**
 * Reads "Gull Cottage (sleeps 4), Tide House, sleeps 6, and The Old Forge": names, and behind each what is told of it.
 * `from` is where the text begins in the prompt.
 */
export function readHouseList(text: string, from: number): NamedHouse[] {
  const found: { name: string; start: number; end: number; told: string[] }[] = [];
  // An "and" between two names parts them as a comma does.
  const parted = text.replace(/\s(?:and|&)\s(?=(?:[Tt]he\s)?\p{Lu})/gu, (joint) => ','.padEnd(joint.length));
  for (const { 0: raw, index } of parted.matchAll(piece)) {
    const lead = /^\s*(?:and\s)?/iu.exec(raw)?.[0].length ?? 0;
    const part = raw.slice(lead).trim();
    const groups = named.exec(part)?.groups;
    const name = groups?.['name'];
    if (name !== undefined) {
      const start = from + index + lead;
      const told = [groups?.['aside'], groups?.['tail']].filter((one) => one !== undefined);
      found.push({ name, start, end: start + part.length, told });
    } else if (/^(?:in|on|at|near|all|each|both|with)\s/u.test(part)) break;
    else if (/^(?:\p{Ll}|[£€$]|\d)/u.test(part)) found.at(-1)?.told.push(part);
    else if (part !== '') return [];
  }
  return found
    .slice(0, most)
    .map(({ name, start, end, told }) => ({ name, start, end, ...partNote(told.join(', ')) }));
}
