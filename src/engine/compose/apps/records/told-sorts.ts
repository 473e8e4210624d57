import type { AppContext } from '../app';
import { readListOf } from '../read-asked';
import type { RecordField } from './record-field';

const nouns = ['subject', 'project', 'client', 'course', 'module', 'instrument', 'vehicle', 'machine', 'team', 'room'] as const; // prettier-ignore

/** "With subjects Maths, Biology, History": what each record is of, chosen from those names, where no column says so. */
export function withToldSorts(
  { brief: { prompt }, words }: AppContext,
  fields: readonly RecordField[],
): readonly RecordField[] {
  if (words.language !== 'en') return fields;
  for (const noun of nouns) {
    const told = readListOf(prompt, `${noun}s`);
    const isNamed = told.length > 1 && told.length <= 12 && told.every((name) => /^\p{Lu}/u.test(name));
    if (!isNamed || fields.some(({ name }) => name === noun || name === `${noun}s`)) continue;
    const label = noun.charAt(0).toUpperCase() + noun.slice(1);
    return [{ name: noun, label, type: 'select', options: told }, ...fields];
  }
  return withViews(prompt, fields);
}

/** "Filter by Want to read / Reading / Finished": how far each is, where no column says so. */
function withViews(prompt: string, fields: readonly RecordField[]): readonly RecordField[] {
  const listed = /\b[Ff]ilter(?:ed|s)?(?: by| for)?:? (?<list>\p{Lu}[\p{L} -]{2,20}(?:\s?\/\s?\p{Lu}[\p{L} -]{2,20}){1,5})/u.exec(prompt)?.groups?.['list']; // prettier-ignore
  const options = (listed ?? '').split(/\s?\/\s?/u).map((one) => one.trim());
  const isColumn = fields.some(({ label, options: own = [] }) => [label, ...own].some((one) => options.includes(one))); // prettier-ignore
  return options.length < 2 || isColumn || fields.some(({ name }) => name === 'status')
    ? fields
    : [...fields, { name: 'status', label: 'Status', type: 'select', options }];
}
