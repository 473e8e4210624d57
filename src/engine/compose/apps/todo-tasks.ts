import type { AppContext } from './app';
import { asksForStarters } from './asks-for-starters';
import { roomOfTask, tasksOfAnyWeek, tasksOfOccasion } from './occasions';
import { readListAfter, readQuote } from './read-asked';
import { readStart } from './read-start';
import { readPacking } from './read-packing';
import { readRounds } from './read-rounds';
import { readTaskFields } from './task-fields';
import { readTaskDay } from './todo-groups';

const ofThings = /\b(?:shopping|grocer(?:y|ies)|packing|wish|gift|bucket) ?list\b/iu;
/** A list of things to buy, pack or wish for rather than of tasks. */
export const isOfThings = ({ brief, words }: AppContext): boolean =>
  words.language === 'en' && ofThings.test(brief.prompt);

type StartTask = Readonly<Record<string, string>> & { readonly text: string };

/** Tasks that the prompt names are there from the start, with what it says of them in brackets in the field that offers it. */
export function readTasks(context: AppContext): readonly StartTask[] {
  const rounds = readRounds(context);
  if (rounds && rounds.tasks.length > 0) return rounds.tasks;
  // "When there is nothing show …": it begins with nothing, so that this is seen.
  const packing = readQuote(context.brief, 'empty') ? null : readPacking(context);
  if (packing) return packing.things;
  const told = readStart(context.brief);
  if (told.length === 0) {
    const plain = readPlainTasks(context).map((text) => ({ text }));
    return plain.length > 0 ? plain : readUsualTasks(context);
  }
  const fields = readTaskFields(context);
  return told.map(({ name, details }) => {
    const known = details.flatMap((detail): [string, string][] => {
      const day = fields.some(({ name: own }) => own === 'due') ? readTaskDay(detail) : null;
      if (day !== null) return [['due', day]];
      const chosen = fields.flatMap((field): [string, string][] => {
        const option = field.options?.find((one) => one.toLowerCase() === detail.toLowerCase());
        return option ? [[field.name, option]] : [];
      });
      // "Hire a bus (Tom)": somebody, where anybody may be entered.
      const isOpen = fields.some(({ name: own, options }) => own === 'person' && !options);
      return chosen.length === 0 && isOpen && /^\p{Lu}[\p{L}'’-]+$/u.test(detail)
        ? [['person', detail]]
        : chosen.slice(0, 1);
    });
    const text = known.length < details.length ? `${name} (${details.join(', ')})` : name;
    return { ...Object.fromEntries(known), text };
  });
}

/** What an occasion asks to be done ("to-do list for moving house"), or any week where some tasks are asked for unnamed. */
function readUsualTasks(context: AppContext): readonly StartTask[] {
  const { brief, words } = context;
  if (words.language !== 'en' || readQuote(brief, 'empty') || isOfThings(context)) return [];
  const count = asksForStarters(brief.prompt, 'tasks?|to-?dos?|items?|chores|things|entries');
  const isFor =
    /\b(?:list|checklist|planner|tracker|app) for (?!(?:my|our|the) (?:team|family|office)\b)/iu.test(
      brief.prompt,
    );
  // Whoever says what a task is to hold brings their own.
  const isBare = !/\b(?:tasks?|items?|to-?dos?) (?:each )?(?:with|ha(?:s|ve)|should have|need)\b/iu.test(
    brief.prompt,
  );
  const tasks = (isFor && isBare) || count !== null ? tasksOfOccasion(brief.prompt) : [];
  const given = tasks.length > 0 ? tasks : count === null ? [] : tasksOfAnyWeek;
  const rooms = readTaskFields(context).find(({ label }) => label === 'Room');
  return given
    .slice(0, count ?? given.length)
    .map((text) => ({ text, ...(rooms ? { [rooms.name]: roomOfTask(text) } : {}) }));
}

function readPlainTasks({ brief }: AppContext): readonly string[] {
  const quoted = brief.quotes.flatMap(({ value }) =>
    /^(?:item|other)$/.test(value.use) ? [value.text] : [],
  );
  if (quoted.length >= 2) return quoted;
  return readListAfter(
    brief.prompt,
    '(?:starting|sample|example|initial|these) (?:tasks|chores|items|to-dos)(?: like| such as)?',
  );
}
