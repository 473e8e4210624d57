import type { ContentItem } from '../../content';
import { isOffice, readPerson } from '../row-readers';
import { tidyRow, tidySentence } from '../tidy-words';
import { splitOutside } from '../part-sentences';
import { deedsIn } from './deeds-in';
import { bareOf, linesOf, saidIn } from './units';

const title = String.raw`(?:(?:Dr|Prof|Rev|Revd|Fr|Sr|Mrs?|Ms|Miss|Sir|Canon|Chef|Cllr|Councillor|Pastor|Deacon)\.?\s)?`;
const name = String.raw`${title}\p{Lu}[\p{L}’'-]+(?:\s(?:(?:and|&)\s)?(?:(?:de|van|von|der|le|la|bin|ap|O['’])\s?)?\p{Lu}[\p{L}’'-]*){0,4}?`;
const led = new RegExp(
  String.raw`^(${name})((?:\s(?:BDS|MSc|BSc|BA|MA|PhD|MBE|OBE|RGN|DipHE|MRCVS|CertAVP|FRCS|ACA|FCA))+)?(?:\s*[:,–—]\s+|\s-\s+|\s(?=\())(.+)$`,
  'u',
);
const role =
  /\b(?:director|manager|head|lead|chair|secretary|treasurer|coach|teacher|tutor|dentist|hygienist|nurse|vet|chef|cook|baker|brewer|owner|founder|partner|engineer|designer|assistant|apprentice|reception\p{L}*|doctor|surgeon|therapist|physio\p{L}*|orthodont\p{L}*|editor|driver|guide|conductor|accompanist|trustee|warden|solicitor|consultant|specialist|administrator|bookkeeper|trainer|instructor|host|gardener|stylist|barber|mechanic|technician|president|captain|greenkeeper|librarian|steward|officer|organist|curator|vicar|ranger)s?\b/iu;
const notName =
  /^(?:The|We|Our|I|It|They|There|All|Every|Each|No|Not|Some|Most|Started|Won|Founded|Since|In|At|On|For|Ten|Two|Three|Four|Five|Six|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/u;

const office =
  /^((?:[\p{L}’'-]+\s){1,4}?)(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2})(?:\s*\(([^()]+)\))?$/u;

const personOf = (text: string, isTurned = false): ContentItem | null => {
  const plain = bareOf(text);
  // "Ladies' captain Sue Rudge", "Secretary Colin Baines (01926 555 067)"
  const [, post = '', named = '', beside = ''] = office.exec(plain) ?? [];
  if (role.test(post) && !role.test(named)) return { title: named, note: tidyRow([post.trim(), beside].filter(Boolean).join(', ')) }; // prettier-ignore
  const found = notName.test(plain) ? null : led.exec(plain);
  const [, who = '', letters = '', said = ''] = found ?? [];
  const told = readPerson(plain, isTurned);
  // "Chair: Sue Tipler", "Secretary Robin Ash": the office first.
  if (told?.note !== undefined && plain.indexOf(told.name) > 0) return { title: told.name, note: tidyRow(told.note) }; // prettier-ignore
  if (!found) return told && !notName.test(told.name) ? { title: told.name, ...(told.note ? { note: tidyRow(told.note) } : {}) } : null; // prettier-ignore
  // "Old Ken (who built the kiln)"
  const inner = said
    .replace(/^\(([^()]*)\)\s*/u, '$1, ')
    .replace(/[,\s]+$/u, '')
    .replace(/^who\s(?=\p{Ll})/u, '');
  return { title: `${who}${letters}`, note: tidyRow(inner) };
};

/** "Deliveries - Owen Slee": one word or words in small letters, and a whole name behind the mark. */
const isPostFirst = (line: string): boolean => {
  const [, post = '', who = ''] =
    /^(\p{Lu}\p{L}+(?:\s(?:and\s|of\s|&\s)?\p{Ll}+){0,3})(?::|\s[–—-])\s(["“‘]?\p{Lu}.+)$/u.exec(
      bareOf(line),
    ) ?? [];
  const [first = ''] = who.split(/[,(]/u);
  return (
    post !== '' &&
    !role.test(first) &&
    /^(?:["“‘]?\p{Lu}[\p{L}’'.-]+["”’]?\s){1,3}\p{Lu}[\p{L}’'-]+$/u.test(first.trim())
  );
};

/** "Trustees - Revd Anne Kilby (chair), Graham Lott": everybody who is named behind their post. */
const behindPost = (line: string): ContentItem[] => {
  const [, post = '', who = ''] = /^(.+?)(?::|\s[–—-])\s(.+)$/u.exec(bareOf(line)) ?? [];
  // "Helen Cross, 07700 900472": how to reach them is no second one.
  const people = splitOutside(who, 0, /[,;]\s+(?:and\s+)?(?!\+?\d|\S+@)|\s+and\s+/gu).map(({ text }) => text.replace(/,\s(\+?\d[\d\s]{8,}|\S+@\S+)$/u, ' ($1)')); // prettier-ignore
  const note = people.length > 1 ? post.replace(/(?<=ee|er|or|nt)s$/u, '') : post;
  return people.map((one) => {
    const [, name = one, beside] = /^(.+?)\s*\(([^()]+)\)$/u.exec(one) ?? [];
    return { title: name.trim(), note: tidyRow([note, beside].filter(Boolean).join(', ')) };
  });
};

const bracketed = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}\s\([^()]{3,}\)[.\s]*$/u;

/** Persons of a block with what they do; `null` where half of it names nobody. */
export const peopleIn = (raw: string): { items: ContentItem[]; rest: string[] } | null => {
  // "Dr Ilse Brandt, head; Kofi Boateng, lower school; …": one to a semicolon, with commas inside.
  const lines = linesOf(raw).flatMap((line) => (splitOutside(line, 0, /;\s+/gu).length > 2 ? splitOutside(line, 0, /;\s+(?:and\s+)?/gu).map(({ text }) => text) : [line])); // prettier-ignore
  const atMarks = lines.flatMap((line) => line.split(/[,;.]\s+/u));
  const isTurned =
    lines.filter((line) => isOffice(line) || isPostFirst(line)).length * 2 >= lines.length || atMarks.filter(isOffice).length > 2; // prettier-ignore
  const whole = lines
    .flatMap((line) => (isTurned && isPostFirst(line) ? [line] : saidIn(line)))
    .flatMap((line) => {
      if (isTurned && isPostFirst(line)) return [line];
      if (deedsIn(line) !== null) return [line];
      const parts = splitOutside(bareOf(line), 0, /[,;]\s+(?:and\s+)?/gu).map(({ text }) => text);
      const people = parts.map((part) => personOf(part, isTurned));
      // "Ola Brzezinska (head setter), Ty Marsden (manager)": each with its bracket or office.
      const isRun =
        (parts.length > 1 && people.every((one) => one !== null && one.note !== undefined && /\s/u.test(one.title))) ||
        // "Jo (stoneware), Idris (slipware), Old Ken (who built the kiln)": a first name is enough where each has a bracket.
        (parts.length > 1 && parts.every((part, at) => people[at] !== null && bracketed.test(part))); // prettier-ignore
      return isRun ? parts : [line];
    });
  const items: ContentItem[] = [];
  const rest: string[] = [];
  for (const unit of whole) {
    if (isTurned && isPostFirst(unit)) {
      items.push(...behindPost(unit));
      continue;
    }
    const deeds = deedsIn(unit);
    if (deeds) {
      items.push(...deeds);
      continue;
    }
    const person = personOf(unit, isTurned);
    const last = items.at(-1);
    if (person) items.push(person);
    else if (last && /^(?:he|she|they)\b/iu.test(unit))
      items[items.length - 1] = { ...last, text: [last.text, tidySentence(unit)].filter(Boolean).join(' ') };
    else rest.push(unit);
  }
  return items.length > 1 && items.length >= rest.length ? { items, rest } : null;
};

/** A list of people under a heading that does not say so: everyone by name with what they do. */
export const isStaffList = (raw: string): boolean => {
  const lines = linesOf(raw);
  const people = lines.map((line) => personOf(line));
  return (
    lines.length > 1 &&
    people.every((one) => one?.note !== undefined && /\s/u.test(one.title) && !/\d|[£$€]/u.test(one.title)) &&
    people.filter((one) => role.test(one?.note ?? '')).length * 2 >= lines.length
  );
};
