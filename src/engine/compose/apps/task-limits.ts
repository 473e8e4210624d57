import { numberOf } from '../../number-of';
import type { AppContext } from './app';
import { writeConstant } from './script-parts';
import type { TaskField } from './task-fields';

const told =
  /\b(?:at most|max(?:imum|\.)?(?: of)?|no more than|never more than|not more than|only|limit(?:ed)?(?: of| to)?)\s(?<most>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\s(?<open>open |active |unfinished |pending )?(?:tasks|things|items|to-?dos|chores|jobs|errands)\b(?: at (?:once|a time))?(?: (?:per|in each|for each|on each|in every|a) (?<by>\p{L}+))?/iu;

/** "At most 5 open tasks per project": how many there may be, of all or of each value of a field; what is done counts only where that is not excluded. */
function readTaskLimit({ brief: { prompt }, words }: AppContext, fields: readonly TaskField[]) {
  const found = words.language === 'en' ? told.exec(prompt)?.groups : undefined;
  if (!found) return null;
  const by = found['by']?.toLowerCase();
  // "Five tasks a day" is a goal of the day, and no limit of the list.
  if (by !== undefined && /^(?:day|week|month|hour)$/u.test(by)) return null;
  const field = by === undefined ? undefined : fields.find(({ name, label }) => label.toLowerCase() === by || name === by || (name === 'person' && /^(?:person|head|child|kid|member)$/u.test(by))); // prettier-ignore
  return { most: numberOf(found['most'] ?? ''), by: field?.name ?? null };
}

/** `findFull(values, tasks, isDone)`: what is said of a new task that there is no place for; nothing where there is. */
export const writeTaskLimit = (context: AppContext, fields: readonly TaskField[]): string =>
  `${writeConstant('taskLimit', readTaskLimit(context, fields))}${script}`;

const script = String.raw`
function findFull(values, tasks, isDone) {
  if (!taskLimit) return '';
  const { most, by } = taskLimit;
  if (by && !values[by]) return '';
  const own = tasks.filter((task) => !isDone(task) && (!by || task[by] === values[by]));
  return own.length < most ? '' : (by ? values[by] + ': ' : '') + 'there may be ' + most + ' at most. Finish one first.';
}
`;
