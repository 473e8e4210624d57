import { isFieldWord } from '@/engine/brief/apps/field-words';
import { isToolDeed } from '@/engine/brief/apps/is-tool-deed';
import { capitalise } from '@/engine/capitalise';

const what = String.raw`(?:tasks|cards|chores|entries|records|items|rows|them|it|the (?:list|board|table|log)|tareas|tâches|aufgaben|tarefas)`;
const lead = new RegExp(
  String.raw`(?<!\p{L})(?:filter(?:s|ed|able|ing|n|bar|en)?|narrow(?:ed)?(?: down)?|filtros?|filtrar|filtres?|filtrer|filtri|filtra(?:re)?|filtruj|filtrowanie)(?:\s${what})?(?:\s?[:(]\s?|\s(?:by|for|on|por|par|nach|op|per|po)\s)(?<row>[^.;:\n()]{3,80})`,
  'iu',
);
const joints =
  /\s*[,/]\s*(?:(?:and|or|y|o|et|ou|und|oder|e|en|i)\s)?(?:(?:by|por|par|nach|op|per)\s)?|\s(?:and|or|y|o|et|ou|und|oder|e|en|i)\s(?:(?:by|por|par|nach|op|per)\s)?/iu;

/** "Filter by assignee and label": what a list is narrowed by, each in its own words, up to what is done with the list. */
export function askedFilters(prompt: string): readonly string[] {
  const parts = (lead.exec(prompt)?.groups?.['row'] ?? '')
    .split(joints)
    .map((part) =>
      part
        .replace(/\s(?:with|so|where|that|con|avec|mit|com|met)\s.*$/iu, '')
        .replace(/^(?:the|an?)\s/iu, '')
        .trim(),
    )
    .filter(Boolean);
  const end = parts.findIndex(
    (part) =>
      isToolDeed(part) || isDone.test(part) || / (?:for|of) /iu.test(part) || part.split(' ').length > 3,
  );
  return end < 0 ? parts : parts.slice(0, end);
}

const isDone = /^(?:search|sort|drag|export|import|save|saved|dark|light|keep|add|edit|print|reorder|buscar|ordenar|suchen|sortieren|chercher|trier)\b/iu; // prettier-ignore

/** Whether these words name what a thing has, and no thing to choose from: "assignee", and not "home". */
export const isFilterField = (word: string): boolean =>
  isFieldWord(word) || /^(?:labels?|tags?|assignees?|etiquetas?|étiquettes?|responsables?|who|teams?|sprints?|epics?|versions?|components?|modules?|channels?|clients?|squads?)$/iu.test(word); // prettier-ignore

/** "All", "open", "done": which of the tasks are shown, and nothing they are sorted into. */
const ofState =
  /^(?:all|everything|any|none|both|active|open|pending|remaining|left|outstanding|to[- ]?(?:do|buy|read|pack|get)|needed|missing|today|tomorrow|upcoming|overdue|late|soon|this week|recent|newest|oldest|done|complet\p{L}*|finish\p{L}*|bought|packed|read|un\p{L}+ed|not \p{L}+|in progress|archived?|favou?rites?|starred|names?|titles?|words?|keywords?|text|column|columns|dates?|due\b.*|deadlines?|status|state|a-?z)$/iu;

/** "Filter by work, home": what tasks are sorted into, where a filter names the heaps and no field; empty elsewhere. */
export function askedHeaps(prompt: string): readonly string[] {
  const asked = askedFilters(prompt);
  // Beside a field stand fields.
  if (asked.some((word) => isFilterField(word) && !ofState.test(word))) return [];
  const heaps = asked.filter((word) => !ofState.test(word) && !isFilterField(word));
  return heaps.length > 1 || (heaps.length === 1 && asked.some((word) => ofState.test(word)))
    ? heaps.map(capitalise)
    : [];
}

/** "Filter by severity", "filter by mechanic": fields that a filter names and nothing else does; beside one field all are some. */
export function namedByFilter(prompt: string): readonly string[] {
  const asked = askedFilters(prompt).filter((word) => !ofState.test(word));
  const isOfFields = asked.length === 1 || asked.some(isFilterField);
  return isOfFields ? asked.map(capitalise) : [];
}
