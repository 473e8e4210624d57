import { sortField } from '@/engine/brief/apps/field-words';
import type { AppContext } from '../app';
import { slugOf } from '../slug-of';
import type { RecordField } from './record-field';

const row =
  /\b(?:(?:add|adding|keep|store|manage|track|record|list|hold|save)s?|with(?=\snames?,))\s(?:new |all |our |my |the )?(?<row>\p{L}(?:(?! and )[\p{L}'’ -]){2,24}(?:,\s?(?!and )\p{L}(?:(?! and )[\p{L}'’ -]){2,24}){0,6}?,?\sand\s(?:their\s)?\p{L}[\p{L}'’ -]{2,24}?)(?=[,.;:)]|$|\s(?:with|and|so|in|to|by|search|export|for)\b)/iu;
/** "CRM for a small yoga studio: students, last visit, passes left": the people first, and behind them what is told of each. */
const rowBehindColon =
  /\b(?:crm|contacts?|contact (?:list|manager|book)|(?:client|customer|member|student|patient|donor|volunteer)s? (?:list|database|records?|register|book))\b[^:.;\n]{0,50}:\s(?<row>(?:contacts|people|[\p{L}-]{4,20}s(?: [\p{L}-]{4,20}s)?),\s(?:and )?[^.:;\n]{4,120})/iu;
/** What a table of contacts has by itself. */
const usual =
  /^(?:contacts?|people|persons?|names?|compan(?:y|ies)|organi[sz]ations?|notes?|comments?|e-?mails?(?: address(?:es)?)?|phones?(?: numbers?)?|numbers?|deals?|stages?|pipelines?|status(?:es)?|leads?)$/iu;
const doing = /^(?:search|sort|filter|export|import|edit|delete|remove|find|view|see|print)\b/iu;

const singular = (many: string): string =>
  many.replace(/(?<=[^aeiou])ies$/iu, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<=[^su])s$/iu, '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Add singers, voice parts and notes": who the contacts are, and what is told of each beside the usual; null where nothing is. */
export function readToldContacts({ brief, words }: AppContext): {
  readonly who: string | null;
  readonly more: readonly RecordField[];
} | null {
  const told =
    words.language === 'en'
      ? (rowBehindColon.exec(brief.prompt) ?? row.exec(brief.prompt))?.groups?.['row']?.replace(
          /\s(?:with|so that|that (?:can|are))\s.*$/iu,
          '',
        )
      : undefined;
  if (told === undefined) return null;
  const [first = '', ...others] = told
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu)
    .map((piece) => piece.replace(/^(?:their|the|its)\s/iu, '').trim())
    .filter(Boolean);
  if ([first, ...others].some((piece) => doing.test(piece))) return null;
  const own = others.filter((piece) => !usual.test(piece));
  const who = usual.test(first) || !/s$/iu.test(first) ? null : capital(singular(first.toLowerCase()));
  if (own.length === 0 && who === null) return null;
  const more = own.map((piece): RecordField => {
    const label = capital(singular(piece));
    const type = sortField(label);
    return { name: slugOf(label), label, type: type === 'textarea' ? 'text' : type };
  });
  return { who, more };
}
