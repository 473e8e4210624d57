import type { AppContext } from './app';
import type { TaskField } from './task-fields';

const filtered = new Set(['person', 'aisle', 'category', 'tags', 'project', 'client', 'priority']);

/** The one field by which a list of tasks is narrowed: the one that the prompt names ("filter by person"), else the first that can. */
export function filteredField(
  { prompt }: Pick<AppContext['brief'], 'prompt'>,
  fields: readonly TaskField[],
): TaskField | undefined {
  const able = fields.filter(({ name, type }) => filtered.has(name) || type === 'select');
  const asked = /\bfilter(?:ed|able|s|ing)?(?: tasks| chores| them| it| the list)? by (?<what>\p{L}+)/iu.exec(prompt)?.groups?.['what']?.toLowerCase(); // prettier-ignore
  const isNamed = ({ name, label }: TaskField): boolean =>
    asked !== undefined &&
    (label.toLowerCase() === asked ||
      name === asked.replace(/ies$/u, 'y').replace(/s$/u, '') ||
      (name === 'person' && /^(?:people|persons?|who|assignees?|names?|members?)$/u.test(asked)));
  return able.find(isNamed) ?? able.find(({ name }) => filtered.has(name));
}
