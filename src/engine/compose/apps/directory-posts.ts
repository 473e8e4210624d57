import { isFieldWord, sortField } from '@/engine/brief/apps/field-words';
import { capitalise } from '@/engine/capitalise';
import type { AppContext } from './app';
import { slugOf } from './slug-of';
import type { RecordField } from './records/record-field';

const spans: readonly (readonly [word: RegExp, days: number])[] = [
  [/^(?:w|s[ei]m|sett)/iu, 7],
  [/^m/iu, 30],
];
const gone =
  /(?:expir|disappear|vanish|remov|delet|taken down|come down|drop off|go(?:es)? away|verschw|abl[aä]uf|gelöscht|dispar|supprim|desaparec|caduc|borra|scad|scompa|elimin|verdwijn|verlop|wygas|znika)\p{L}*(?: \p{L}+){0,3}?\s(\d{1,3})\s(days?|weeks?|months?|tage?n?|wochen?|monaten?|jours?|semaines?|mois|d[ií]as?|semanas?|mes(?:es|i)?|giorni|settimane|dagen|weken|maanden|dni|tygodni)|\b(?:posts?|ads?|jobs|listings?|entries|notices?|they|stays?|online|live|shown|visible|up)\s(?:are |is |stay |stays |live |up |shown |visible |open |online )*for\s(\d{1,3})\s(days|weeks|months)/iu;

/** "Posts disappear after 30 days": for how many days what is posted stays; 0 where it stays until it is taken away. */
export function readPostDays({ brief: { prompt } }: Pick<AppContext, 'brief'>): number {
  const [, after, word = '', lasting, unit = word] = gone.exec(prompt) ?? [];
  const days = spans.find(([known]) => known.test(unit))?.[1] ?? 1;
  return Number(after ?? lasting ?? 0) * days;
}

const usual =
  /^(?:title|name|job title|company|employer|location|place|town|city|description|details|text|contact|category|type)$/iu;

/** "Employers post a job with pay and start date": what whoever posts is to tell, besides what is asked of everybody. */
export function readPostedFields({ brief: { prompt }, words }: AppContext): readonly RecordField[] {
  const row = words.language === 'en' ? /\b(?:post|add|submit|list)s?\b[^.;:,\n]{0,24}? with (?<row>[^.;:()\n]{3,90})/iu.exec(prompt)?.groups?.['row'] : undefined; // prettier-ignore
  return (row ?? '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/iu)
    .map((piece) => piece.trim().replace(/^(?:an?|the|their|its)\s/iu, ''))
    .filter(
      (piece) => /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(piece) && isFieldWord(piece) && !usual.test(piece),
    )
    .slice(0, 4)
    .map((piece) => {
      const type = sortField(piece);
      return { name: slugOf(piece), label: capitalise(piece), type: type === 'textarea' ? 'text' : type };
    });
}
