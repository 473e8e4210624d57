import type { ListedItem, Slot } from '@/domain/site/brief';
import { cleanName } from '../names/clean-name';
import type { Reading } from '../reading';

const word = String.raw`\p{Lu}[\p{L}'’-]+`;
const titled = new RegExp(
  String.raw`(?<![\p{L}])(?<who>(?:Dr|Prof|Dott|Dra|Dipl|[Dd]ottoressa|[Dd]ottor|[Dd]ott\.ssa|[Dd]octora?|[Dd]outora?|[Dd]ra?|[Dd]octeure?|lek|mgr|Op\.\sDr|Av|[Mm]aître|Mme)\.?\s(?:${word}\s?){1,3})`,
  'gu',
);
const leading = new RegExp(
  String.raw`\b(?<deed>led|headed|taught|managed|directed|conducted|hosted|coached) by (?<who>(?:${word})(?:\s${word}){1,2})`,
  'gu',
);
/** "about me (Priya Raman, ex-Google engineer)", "about the maker (Ellie, from Margate)" */
const bracketed = new RegExp(
  String.raw`\b(?:about(?: (?:me|us|the (?:maker|owner|founder|teacher|artist|author|team)))?|bio|the (?:maker|owner|founder|teacher)|story|who (?:I am|we are))\s\((?<who>(?:${word})(?:\s${word}){0,2})(?:,\s(?<note>[^()\n]{3,70}))?\)`,
  'giu',
);
const roles: Readonly<Record<string, string>> = {
  led: 'Lead', headed: 'Head', taught: 'Teacher', managed: 'Manager', directed: 'Director', conducted: 'Conductor', hosted: 'Host', coached: 'Coach',
}; // prettier-ignore

// "Kosmetolog: Anna Wiśniewska.": an unknown role that ends like one, a colon, and a name of two words.
const labelled =
  /(?:^|[.\n]\s?)(?<role>\p{Lu}\p{Ll}*(?:log|loż?ka|loga|lekarz|lekarka|ist[ae]?|tor[a]?|ler(?:in)?|eur|euse|ière|trice|arz|arka|niczka|ante|iste|[cç][ıiuü]s?[ıiuü]?|men[ıi]?)):\s(?<who>\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}-]+)(?=\s*(?:[.,\n]|$))/gu;

/** People named with a title or by what they lead: "Dr. Petya Ivanova and Dr. Georgi Kolev", "led by Tilly Marsh". */
export function readNamedPeople(reading: Reading): Slot<ListedItem>[] {
  if (reading.isShouting) return [];
  const people: Slot<ListedItem>[] = [];
  for (const pattern of [titled, leading])
    for (const match of reading.text.matchAll(pattern)) {
      const { who = '', deed } = match.groups ?? {};
      const name = cleanName(who.trim());
      // "Av. Luísa Todi 410": a lawyer in Turkish only, elsewhere an avenue.
      if (/^Av\.?\s/u.test(who) && reading.spoken !== 'tr') continue;
      const start = match.index + match[0].indexOf(who);
      const note = deed === undefined ? undefined : roles[deed];
      if (people.every((one) => one.value.name !== name))
        people.push({
          value: { section: 'team', name, ...(note === undefined ? {} : { note }) },
          spans: [{ start, end: start + name.length }],
        });
    }
  if (reading.spoken !== 'en')
    for (const match of reading.text.matchAll(labelled)) {
      const { role = '', who = '' } = match.groups ?? {};
      const start = match.index + match[0].length - who.length;
      if (people.every((one) => one.value.name !== who))
        people.push({
          value: { section: 'team', name: who, note: role },
          spans: [{ start: start - role.length - 2, end: start + who.length }],
        });
    }
  for (const { groups, index, 0: all } of reading.text.matchAll(bracketed)) {
    const { who = '', note } = groups ?? {};
    if (!/^\p{Lu}/u.test(who) || people.some((one) => one.value.name === who)) continue;
    const start = index + all.indexOf(who);
    people.push({
      value: {
        section: 'team',
        name: cleanName(who),
        ...(note === undefined
          ? {}
          : { note: note.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) }),
      },
      spans: [{ start, end: start + who.length + (note === undefined ? 0 : note.length + 2) }],
    });
  }
  return people;
}
