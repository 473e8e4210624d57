import { capitalise } from '../../../capitalise';
import { piecesOf } from './read-sums';

/** Somebody and what they do. */
export type Person = { readonly name: string; readonly note: string };

const small = String.raw`de|da|do|dos|das|van|der|den|von|vom|zu|le|la|di|del|della|dello|el|ben|bin|y|e|und|et|en|i|ve`;
const own = String.raw`\p{Lu}[\p{L}'’-]+\.?`;
const titled = String.raw`(?:(?:[Dd]ra?|[Ll]ek|[Dd]ent|[Mm]gr|[Ii]nż|[Hh]ab|Dipl\.-\p{L}+|[Pp]rof|[Dd]ott(?:\.ssa)?|[Ii]ng|Mag|Sra?|Mme|M|[Pp]ani?|[Dd]ona?|Frau|Herr|Av)\.?(?:\s(?:med|vet|dent|wet|n)\.?)*\s)?`;
/** "Marta Zalewska, instruktor …", "Carmen Soler lleva el torno", "Jan (chef)". */
const cased = new RegExp(
  String.raw`^(?<name>(?:(?:${titled})${own})(?:\s(?:${own}|\p{Lu}\.|(?:${small})(?=\s\p{Lu})))*)(?:,\s|\s?[–—:]\s|\s-\s|\s(?=\()|\s(?=\p{Ll}))(?<note>.{3,})$`,
  'u',
);
/** "direzione artistica Ivana Ferri": the office first. */
const officeFirst = new RegExp(String.raw`^(?<note>\p{Ll}.*?)\s(?<name>${own}(?:\s${own}){1,2})$`, 'u');
/** "Maëlle Guérin (légumes et semis)". */
const bracketed = new RegExp(
  String.raw`(?<name>${own}(?:\s(?:${own}|(?:${small})(?=\s\p{Lu})))*)\s\((?<note>[^()]{3,})\)`,
  'gu',
);
const noName =
  /^(?:am|im|in|bei|an|auf|der|die|das|den|ein|eine|el|la|los|las|en|un|una|le|les|des|il|lo|gli|i|de|het|een|op|o|a|os|as|na|w|z|nasz\p{L}*|nos|notre|nuestr\p{L}+|noss\p{L}+|unser\p{L}*|ons|onze|wir|wij|nous|somos|siamo|todos|alle|tous|tutti|wszyscy|hepsi|bizim|los)(?:\s|$)/iu;
const arabicTitle =
  /^و?(?:ال)?(?:أستاذة?|دكتورة?|مهندسة?|شيخة?|سيدة?|شيف|كابتن|معلمة?|مدربة?)\s\p{L}+\s\p{L}+|^و?(?:د|م|أ)\.\s?\p{L}+\s\p{L}+/u;
const semiticLead = /^(?<name>[^،,:(–—-]{2,30}?)\s?(?:[،,:]|\s[–—-]|(?=\())\s?(?<note>.{3,})$/u;
const hebrewLead =
  /^(?<name>(?:ד["״]ר\s|פרופ['׳]\s|עו["״]ד\s)?[\u05d0-\u05ea'"״׳]+\s[\u05d0-\u05ea'"״׳]+)\s(?<note>\S+\s.{3,})$/u;

const unwrap = (text: string): string =>
  text
    .replace(/^\((.*)\)[.]?$/u, '$1')
    .replace(/[.،,]+$/u, '')
    .trim();

/** A colleague in a piece of a sentence; null where nobody is named. */
export const personIn = (piece: string, isFirst: boolean): Person | null => {
  const text = piece.replace(/[.]+$/u, '').trim();
  if (/[\u0590-\u06ff]/u.test(text)) {
    const told = arabicTitle.exec(text);
    const bare = isFirst ? text : text.replace(/^ו(?=\S{3,})/u, '');
    if (told)
      return {
        name: told[0].replace(/^و/u, ''),
        note: unwrap(text.slice(told[0].length).replace(/^[\s،:–-]+/u, '')),
      };
    const found = (semiticLead.exec(bare) ?? hebrewLead.exec(bare))?.groups;
    const name = found?.['name']?.trim() ?? '';
    return name === '' || name.split(/\s+/u).length > 3
      ? null
      : { name, note: unwrap(found?.['note'] ?? '') };
  }
  const found = cased.exec(text)?.groups;
  const name = found?.['name'] ?? '';
  const words = name.split(/\s+/u).length;
  if (name === '' || words > 5 || noName.test(name)) return null;
  // "Todos hablan inglés": a word and what it does is a sentence; a name alone has a mark behind it.
  if (words === 1 && /^\s\p{Ll}/u.test(text.slice(name.length))) return null;
  return { name, note: capitalise(unwrap(found?.['note'] ?? '')) };
};

/** "Ana (pan), Luis (caja) y Eva (reparto)": everybody with what stands behind the name in brackets. */
export const bracketedPeople = (text: string): Person[] => {
  const found = [...text.matchAll(bracketed)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    note: capitalise(groups?.['note'] ?? ''),
  }));
  return found.length > 1 ? found : [];
};

/** "direzione artistica Ivana Ferri, luci Gianluca Bassoli, …": everybody behind what they do. */
export const peopleByOffice = (text: string): Person[] => {
  const pieces = piecesOf(text.replace(/[.]$/u, ''));
  const found = pieces.map((piece) => officeFirst.exec(piece)?.groups);
  return pieces.length > 1 && found.every((one) => one !== undefined)
    ? found.map((one) => ({ name: one?.['name'] ?? '', note: capitalise(one?.['note'] ?? '') }))
    : [];
};

/** "Tuincoach: Marleen Bos, elke woensdag": an office, who has it, and what else. */
const officeColon = new RegExp(
  String.raw`^(?<note>\p{L}[^:,]{2,30}):\s(?<name>${own}(?:\s(?:${own}|(?:${small})(?=\s\p{Lu})))+)(?:,\s(?<more>.+))?$`,
  'u',
);
export const personBehindOffice = (text: string): Person | null => {
  const found = officeColon.exec(text.replace(/[.]$/u, ''))?.groups;
  if (!found) return null;
  const more = found['more'];
  return {
    name: found['name'] ?? '',
    note: capitalise([found['note']?.trim(), more].filter((one) => one !== undefined).join(', ')),
  };
};

/** "سناء البزري المديرة، خالد عنتر مسؤول المطبخ": two names each and what they do, parted by commas alone. */
const semiticRow = (text: string): Person[] => {
  if (!/[\u0590-\u06ff]/u.test(text) || /[;؛:]|\d|\s[–—-]\s/u.test(text)) return [];
  const pieces = piecesOf(text.replace(/[.]$/u, '')).map((piece) => piece.split(/\s+/u));
  return pieces.length > 2 && pieces.every(({ length }) => length > 2 && length < 8)
    ? pieces.map((words) => ({ name: words.slice(0, 2).join(' '), note: words.slice(2).join(' ') }))
    : [];
};

/** Who is told of in statements, and the statements that name nobody. */
export const peopleIn = (
  texts: readonly string[],
): { readonly people: Person[]; readonly rest: string[] } => {
  const people: Person[] = [];
  const rest: string[] = [];
  for (const text of texts) {
    const listed = [bracketedPeople(text), peopleByOffice(text)].find((one) => one.length > 0);
    if (listed) {
      people.push(...listed);
      continue;
    }
    const officer = personBehindOffice(text);
    if (officer) {
      people.push(officer);
      continue;
    }
    const row = semiticRow(text);
    if (row.length > 0) {
      people.push(...row);
      continue;
    }
    const pieces = text.split(/[;؛]\s*/u).filter((piece) => piece.trim() !== '');
    const read = pieces.map((piece, at) => personIn(piece, at === 0));
    if (read.every((one) => one !== null)) people.push(...(read as Person[]));
    else rest.push(text);
  }
  return { people, rest };
};
