import { parseNumber } from '../calculators/read-told-number';
import { capitalise } from '@/engine/capitalise';
import { readPeople } from './read-people';

/** What somebody paid already, in cents, shared by all. */
export type PaidEntry = {
  readonly id: string;
  readonly what: string;
  readonly cents: number;
  readonly payer: string;
  readonly sharers: readonly string[];
};

/** "Ana paid 120 for the flat, Bo paid 60 for dinner": these stand in the list from the start. */
export function readPaid(prompt: string): readonly PaidEntry[] {
  const people = readPeople({ prompt });
  if (people.length < 2) return [];
  const paid = new RegExp(String.raw`\b(${people.join('|')})\s(?:has\s|already\s)*(?:paid|spent|covered|bought)\s(?:[€$£]\s?)?(\d[\d.,]*\d|\d)\s?(?:€|\$|£|euros?|pounds|dollars)?(?:\s(?:for|on)\s(?:the\s|our\s)?([^,.;\n]{2,40}?))?(?=\s(?:and|then|shared|split|only|just|but|between)\s|[,.;\n]|$)`, 'gu'); // prettier-ignore
  const found = [...prompt.matchAll(paid)];
  return found.map(([whole, payer = '', sum = '', what = ''], index) => ({
    id: `s${index}`,
    what: capitalise(what.trim() || payer),
    cents: Math.round(parseNumber(sum) * 100),
    payer,
    sharers: sharersIn(
      prompt.slice((found[index]?.index ?? 0) + whole.length, found[index + 1]?.index),
      people,
    ),
  }));
}

/** "Shared only by Max and Nour": those among whom it is split; all of them where nobody is told. */
function sharersIn(after: string, people: readonly string[]): readonly string[] {
  const told = /^,?\s(?:but\s)?(?:(?:shared|split|only|just)\s)+(?:by|between|among|for|with)?\s?([^.;\n]+)/iu.exec(after)?.[1] ?? ''; // prettier-ignore
  const named = people.filter((name) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u').test(told));
  return named.length > 0 ? named : people;
}
