import { sortField } from '@/engine/brief/apps/field-words';
import type { sayApp } from './app-words';
import { namedByFilter } from './asked-filters';
import { slugOf } from './slug-of';
import type { TaskField } from './task-fields';

/** "Filter by severity and label": what cards and tasks are told apart by has a field, though nothing else names it. */
export const addedByFilter = (
  prompt: string,
  known: readonly TaskField[],
  say: (word: Parameters<typeof sayApp>[1]) => string,
): readonly TaskField[] =>
  namedByFilter(prompt).flatMap((label): readonly TaskField[] => {
    const word = label.toLowerCase().replace(/s$/u, '');
    const isOf = (names: RegExp, name: string): boolean =>
      names.test(label) && known.some((field) => field.name === name);
    const isKnown =
      known.some((field) => field.name === slugOf(word) || field.label.toLowerCase().replace(/s$/u, '') === word) ||
      isOf(/^(?:labels?|tags?)$/iu, 'tags') ||
      isOf(/^(?:people|who|members?|owners?|assignees?|names?)$/iu, 'person');
    if (isKnown || sortField(label) === 'date' || sortField(label) === 'time') return [];
    if (/^who$/iu.test(label)) return [{ name: 'person', label: say('personName'), type: 'text' }];
    const levels = [say('priorityHigh'), say('priorityMiddle'), say('priorityLow')];
    const name = slugOf(word);
    const title = label.replace(/(?<=[^s])s$/u, '');
    return /^(?:severity|urgency|importance|effort)$/iu.test(label)
      ? [{ name, label: title, type: 'select', options: ['', ...levels] }]
      : [{ name, label: title, type: 'text' }];
  }); // prettier-ignore
