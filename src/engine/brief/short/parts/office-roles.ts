import type { Span } from '@/domain/site/brief';

const offices =
  'chair(?:man|woman|person)?|co-?chair|vice[- ](?:chair|president|captain)|treasurer|(?:general |membership |fixtures |match |social )?secretary|president|captain|coach|(?:team |stage |office |project |shop )?manager|(?:musical |artistic |creative |managing )?director|conductor|head (?:chef|coach|teacher|gardener|brewer)|sous[- ]chef|pastry chef|chef|(?:[\\p{L}-]+ )?officer|(?:[\\p{L}-]+ )?co-?ordinator|(?:[\\p{L}-]+ )?lead|trustees?|webmaster|editor|archivist|librarian|registrar|warden|clerk|steward|founder|principal|receptionist|nurse|hygienist|dentist|vet|surgeon|stylist|colourist|junior|apprentice|producer|designer|developer|architect|engineer';
const told =
  /\b(?<group>committee|officers|board|trustees|team|staff|crew|roles)(?:\s(?:roles|members|posts|positions))?\s?(?<mark>[(:])\s?(?<list>\p{Ll}[\p{L}’'& /-]*(?:,\s(?:and\s)?\p{Ll}[\p{L}’'& /-]*|\s(?:and|&)\s\p{Ll}[\p{L}’'& /-]*)+)(?=[).;\n]|$)/iu;
const office = new RegExp(`^(?:an?\\s)?(?:${offices})$`, 'iu');
const fewest = 2;

/** "committee (chair, treasurer, secretary, planning)": the offices that are filled there, and where they stand; null for none. */
export function officesIn(prompt: string): { readonly roles: readonly string[]; readonly span: Span } | null {
  const found = told.exec(prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return null;
  const roles = list.split(/,\s(?:and\s)?|\s(?:and|&)\s/u).map((one) => one.replace(/^an?\s/u, '').trim());
  return roles.filter((one) => office.test(one)).length >= fewest
    ? { roles, span: { start: found.index, end: found.index + found[0].length } }
    : null;
}
