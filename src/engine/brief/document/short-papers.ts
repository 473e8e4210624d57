import { notesHeading, tableRow } from './is-document';

/** "Northgate Clock Repairs — Derek, 40 years' experience": whose they are, before what they say. */
const title = /^\s*(?<name>\p{Lu}[\p{L}\d’'&]*(?:\s(?:of|the|and|&|\p{Lu}[\p{L}\d’'&]*)){1,5})\s(?:—|–|-)\s/u;
const rule = /^\s*\|[\s:|-]+\|\s*$/u;

/** Notes without the heading over them, and what is told of whom in a sentence. */
export const withoutHeading = (text: string): string => {
  if (!notesHeading.test(text)) return text;
  const bare = text.replace(notesHeading, '');
  const name = title.exec(bare);
  if (!name) return bare;
  // "Derek, 40 years' experience": whoever runs it.
  const rest = bare.slice(name[0].length).replace(/^(?=\p{Lu}\p{Ll}+,\s)/u, 'run by ');
  const called = name.groups?.['name'] ?? '';
  return `Website for ${called}, ${rest.replace(/\b(?:dislikes|hates):\s/giu, 'Avoid ')}`;
};

const sheet =
  /^\s*(?<name>\p{Lu}[\p{L}\d’'&]*(?:\s(?:of|the|and|&|\p{Lu}[\p{L}\d’'&]*)){0,5})\s(?:—|–|-|:)\s*(?:(?:website|site|web)\s)?(?:brief|notes|content|copy|spec\p{L}*)\b[^\n]{0,40}\n/iu;
const one =
  /^(?:(?:small|family|independent|local)\s)?(?:maker|builder|supplier|manufacturer|business|company|charity|club|group|school|shop|studio|workshop|caf[eé]|bakery|firm|practice|society|choir|band|museum|farm)\b/iu;
const who =
  /^(?:who(?:\swe\sare)?|what(?:\swe\s(?:are|do))?|business|about)\s*:\s*(?<told>[^\n.]{4,140})\.?(?=\s|$)/imu;

/** "Northbound Ropes — brief for website" over "Who: maker of ropes": what it is for in a sentence. */
export const withoutSheetTitle = (text: string): string => {
  const found = sheet.exec(text);
  const rest = found ? text.slice(found[0].length) : '';
  const told = who.exec(rest);
  if (!found || !told) return text;
  const said = told.groups?.['told'] ?? '';
  const what = one.test(said) ? `a ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
  const after = rest.slice(0, told.index) + rest.slice(told.index + told[0].length).trimStart();
  return `Website for ${found.groups?.['name'] ?? ''}, ${what.charAt(0).toLowerCase()}${what.slice(1)}.\n${after.trimStart()}`;
};

const answered =
  /(?:^|(?<=[.!?]\s)|(?<=\n))[^.!?\n]{0,40}\bfaqs?\b[^.!?:\n(]{0,40}(?:answer|include|cover|say)s?:?\s(?<list>(?:[^()\n]{4,90}\([^()\n]{2,200}\)[,;]?\s?(?:and\s)?){2,})\.?/giu;
const pair = /(?:^|[,;]\s(?:and\s)?|\sand\s)(?<asked>[^(),;]{6,90}?)\s\((?<said>[^()]{2,200})\)/gu;

/** "In the FAQ please answer: can I come … (ask your doctor), what about children (from 12)": questions with their answers. */
export const answersInBrackets = (text: string): string =>
  text.replace(answered, (whole, list: string) => {
    const rows = [...list.matchAll(pair)].map(({ groups }) => {
      const [asked = '', said = ''] = [
        groups?.['asked']?.trim().replace(/\?+$/u, ''),
        groups?.['said']?.trim(),
      ];
      return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}? ${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
    });
    return rows.length < 2 ? whole : `\n\nFAQ\n${rows.join('\n')}\n\n`;
  });

/** A table that comes before all else stands behind the words about it, so that they open the prompt. */
export const tableLast = (text: string): string => {
  const lines = text.trimStart().split('\n');
  const end = lines.findIndex((line) => !tableRow.test(line));
  if (end < 2) return text;
  const all = lines.slice(0, end).filter((line) => !rule.test(line));
  // What stands over the columns is no row of its own.
  const rows = all.filter((line, at) => at > 0 || /\d/u.test(line));
  const rest = lines.slice(end).join('\n').trim();
  return rest === '' ? text : `${rest}\n\nPrices:\n${rows.join('\n')}`;
};

const labelled =
  /^\s*(?:#+\s*|\*\*)?(?:(?:web\s?site|site|web|client|project|design|quick|short)\s)?brief\s*[:–—-]\s*(?:(?:web\s?site|site)\s)?(?:for\s)?(?<who>\p{Lu}[^\n]{3,110}?)\.?[ ]*\n+/iu;

/** "Brief: Kestrel & Vane, weathervane makers" over it all: whom the site is for, and no heading of a text. */
export const withoutBriefLabel = (text: string): string => {
  const found = labelled.exec(text);
  const who = found?.groups?.['who'] ?? '';
  if (!found || !/^(?:The\s)?\p{Lu}/u.test(who) || /[.!?]\s/u.test(who)) return text;
  return `Website for ${who}.\n\n${text.slice(found[0].length)}`;
};
