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
  return fields;
}
