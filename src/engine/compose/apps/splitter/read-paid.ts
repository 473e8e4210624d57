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
  const paid = new RegExp(String.raw`\b(${people.join('|')})\s(?:has\s|already\s)*(?:paid|spent|covered|bought)\s(?:[€$£]\s?)?(\d[\d.,]*\d|\d)\s?(?:€|\$|£|euros?|pounds|dollars)?(?:\s(?:for|on)\s(?:the\s|our\s)?([^,.;\n]{2,40}?))?(?=\s(?:and|then)\s|[,.;\n]|$)`, 'gu'); // prettier-ignore
  return [...prompt.matchAll(paid)].map(([, payer = '', sum = '', what = ''], index) => ({
    id: `s${index}`,
    what: capitalise(what.trim() || payer),
    cents: Math.round(parseNumber(sum) * 100),
    payer,
    sharers: people,
  }));
}
