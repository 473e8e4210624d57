import type { AppContext } from '../app';
import { askedFilters } from '../asked-filters';
import type { RecordField } from './record-field';

const stem = (text: string): string => text.toLowerCase().replace(/\s*\([^()]*\)| (?:in|per) .*$/gu, '').replace(/(?:ies|y|s)$/u, '').trim(); // prettier-ignore
const ofPerson = /^(?:who|person|people|name|member|assignee|owner)$/iu;

/** "Filter by supplier": the columns in free words by which a table is narrowed, to what stands in them; at most two. */
export function filteredColumns(
  { brief: { prompt } }: AppContext,
  fields: readonly RecordField[],
): readonly RecordField[] {
  const asked = askedFilters(prompt).map(stem);
  const isAsked = (label: string): boolean =>
    asked.includes(stem(label)) ||
    (/^(?:who|person)$/iu.test(label) && asked.some((word) => ofPerson.test(word)));
  return fields.filter(({ type, label, isNote }) => type === 'text' && !isNote && isAsked(label)).slice(0, 2);
}

/** `offerFound(choices, records)` for the script of a table: each choice has what stands in its column, and keeps what was chosen. */
export const filteredScript = String.raw`
function offerFound(choices, records) {
  for (const choice of choices) {
    const told = [...new Set(records.map((record) => record[choice.dataset.only]).filter(Boolean))].sort((one, other) => one.localeCompare(other));
    const chosen = choice.value;
    while (choice.options.length > 1) choice.lastElementChild.remove();
    choice.append(...told.map((text) => new Option(text)));
    choice.value = told.includes(chosen) ? chosen : '';
  }
}
`;
