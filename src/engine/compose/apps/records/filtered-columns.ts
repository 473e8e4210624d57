import type { AppContext } from '../app';
import type { RecordField } from './record-field';

const lead =
  /\b(?:filter(?:s|ed|able|ing)?|narrow(?:ed)?)(?: (?:it|them|entries|records|rows|items|the (?:list|table|log)))?(?: down)? (?:by|for|on) (?<what>[^.;:\n()]{3,80})/iu;
const stem = (text: string): string => text.toLowerCase().replace(/\s*\([^()]*\)| (?:in|per) .*$/gu, '').replace(/(?:ies|y|s)$/u, '').trim(); // prettier-ignore

/** "Filter by supplier": the columns in free words by which a table is narrowed, to what stands in them; at most two. */
export function filteredColumns(
  { brief: { prompt }, words }: AppContext,
  fields: readonly RecordField[],
): readonly RecordField[] {
  const said = words.language === 'en' ? lead.exec(prompt)?.groups?.['what'] : undefined;
  if (said === undefined) return [];
  const asked = said.split(/\s*[,/]\s*(?:and |or )?(?:by )?|\s(?:and|or)\s(?:by )?/iu).map(stem);
  return fields
    .filter(({ type, label, isNote }) => type === 'text' && !isNote && asked.includes(stem(label)))
    .slice(0, 2);
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
