import { capitalise } from '@/engine/capitalise';
import type { AppContext } from './app';
import type { RecordField } from './records/record-field';
import { slugOf } from './slug-of';

// What a post is told apart by beside its hours, by the words for it.
const choices: readonly (readonly [asked: RegExp, label: string, options: readonly string[]])[] = [
  [/^skills?$|^skill ?sets?$|^tags?$/iu, 'Skill', ['Customer service', 'Data', 'Design', 'Finance', 'Planning', 'Programming', 'Sales', 'Writing', 'Hands-on work']],
  [/^(?:seniority|experience|experience level|level|career level)s?$/iu, 'Level', ['Entry level', 'Experienced', 'Lead']],
  [/^(?:departments?|teams?|sectors?|industr(?:y|ies)|fields?|functions?|categor(?:y|ies)|roles?)$/iu, 'Field', ['Customers', 'Data', 'Design', 'Engineering', 'Office', 'Sales', 'Hands-on work']],
  [/^(?:languages?)$/iu, 'Language', ['English', 'French', 'German', 'Spanish']],
  [/^(?:remote (?:or|and|vs\.?) (?:on-?site|office)|work ?place|work mode|remote\/on-?site)$/iu, 'Workplace', ['Remote', 'On site', 'Hybrid']],
]; // prettier-ignore

// What somebody with this title does, in the words of the choices above.
const titles: readonly (readonly [asked: RegExp, skill: string, field: string])[] = [
  [/support|customer|success|receptionist|service|adviser|waiting|barista|bartender/iu, 'Customer service', 'Customers'],
  [/data|analyst|research/iu, 'Data', 'Data'],
  [/designer|illustrat|motion|merchandis/iu, 'Design', 'Design'],
  [/developer|engineer|program|test/iu, 'Programming', 'Engineering'],
  [/bookkeep|account|financ|payroll/iu, 'Finance', 'Office'],
  [/writer|editor|translator|content|press|copy/iu, 'Writing', 'Office'],
  [/sales|market|partner|campaign|representative/iu, 'Sales', 'Sales'],
  [/manager|coordinat|lead|planner|supervisor|head/iu, 'Planning', 'Office'],
]; // prettier-ignore

const yesOrNo =
  /^(?:(?:fully |100% )?remote(?: (?:only|work|jobs|friendly|option|toggle))?|hybrid|visa sponsorship|flexible hours|entry[- ]level|graduate)$/iu;

/** The choices that a job board is narrowed by, of the words behind "filter by"; English only. */
export function jobFacets({ words }: AppContext, pieces: readonly string[]): readonly RecordField[] {
  if (words.language !== 'en') return [];
  return pieces.flatMap((piece): readonly RecordField[] => {
    const known = choices.find(([asked]) => asked.test(piece));
    if (known) return [{ name: slugOf(known[1]), label: known[1], type: 'select', options: known[2] }];
    const label = capitalise(piece.replace(/ (?:only|work|jobs|option|toggle)$/iu, ''));
    return yesOrNo.test(piece)
      ? [{ name: slugOf(label), label, type: 'select', options: [words.fields.yes, words.fields.no] }]
      : [];
  });
}

/** What a sample post says of a choice: its skill and its field by its title, null for everything else. */
export function valueOfPost({ label }: RecordField, title: string): string | null {
  if (label === 'Level') return /lead|head|manager|supervisor/iu.test(title) ? 'Lead' : /assistant|porter|weekend|agent/iu.test(title) ? 'Entry level' : 'Experienced'; // prettier-ignore
  if (label !== 'Skill' && label !== 'Field') return null;
  const found = titles.find(([asked]) => asked.test(title));
  return (label === 'Skill' ? found?.[1] : found?.[2]) ?? 'Hands-on work';
}

/** Whether pay is narrowed from both ends. */
export const asksForPayRange = ({ brief: { prompt }, words }: AppContext): boolean =>
  words.language === 'en' &&
  /\b(?:salary|pay|wage|compensation)[ -](?:range|band|slider|min(?:imum)? (?:and|\/) max(?:imum)?|between)\b|\b(?:min(?:imum)?|least) and (?:max(?:imum)?|most) (?:salary|pay)\b/iu.test(prompt); // prettier-ignore
