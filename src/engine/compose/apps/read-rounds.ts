import type { AppContext } from './app';
import { sayApp } from './app-words';
import { readStart } from './read-start';
import { readPeople } from './splitter/read-people';
import { numberOf } from '../../number-of';

/** Something to do again and again: every so many days, at a time of day, by one after the other. */
export type RoundTask = {
  readonly text: string;
  readonly every: string;
  readonly time?: string;
  readonly person?: string;
  readonly points?: string;
};

/** What a list of rounds needs besides its tasks. */
export type Rounds = {
  /** Who takes turns; empty where one person does it all. */
  readonly people: readonly string[];
  readonly hasTimes: boolean;
  /** Whether everybody keeps what is theirs, and no turns are taken. */
  readonly isFixed?: true;
  readonly tasks: readonly RoundTask[];
};

const asked =
  /\bchores? (?:charts?|wheels?|schedules?|rotations?|planners?)\b|\brota\b|\brotation\b|\broster\b|\btak(?:e|ing) turns\b|\bmedication|\bmedicine|\bmeds\b|\bpills?\b|\btablets?\b|\bvitamins?\b|\bwatering\b|\bplant care\b|\b(?:cleaning|maintenance|feeding) (?:schedule|chart|checklist|list|plan)|\bevery (?:\d+|two|three|other) (?:days|weeks)|medikament|gie(?:ß|ss)plan|putzplan|plan de limpieza|planning de ménage|turni|schoonmaakrooster|grafik sprzątania|tareas de casa/iu;
const chores = /\bchores?\b|\bclean(?:ing)?\b|\bhousehold\b|putzplan|plan de limpieza|ménage|pulizi|schoonmaak|sprzątania|tareas/iu; // prettier-ignore
const span = /\bevery (?:(\d{1,3}|one|other|two|three|four|five|six|seven|ten) )?(days?|weeks?|months?)\b|\b(daily|weekly|monthly|fortnightly)\b/iu; // prettier-ignore
const clock = /\b(?:[01]?\d|2[0-3])(?::[0-5]\d)(?:\s?[ap]m)?|\b(?:1[0-2]|[1-9])\s?[ap]m\b/giu;

/** What the prompt wants done in rounds; null for a list of things that are done once. */
export function readRounds(context: AppContext): Rounds | null {
  const { brief, words } = context;
  const isChores = chores.test(brief.prompt);
  const deeds = isChores && words.language === 'en' ? readDeeds(brief.prompt) : [];
  if (deeds.length > 1) {
    const people = [...new Set(deeds.map(({ person }) => person))];
    const hasStars = /\b(?:points?|stars?)\b/iu.test(brief.prompt);
    return { people, hasTimes: false, isFixed: true, tasks: deeds.map((task) => (hasStars ? { ...task, points: '1' } : task)) }; // prettier-ignore
  }
  // Where each task has its owner nobody takes turns.
  const isOwned = /\bowners?\b|\bassign\w*\b/iu.test(brief.prompt);
  if (!asked.test(brief.prompt) && !(isChores && !isOwned && readPeople(brief).length > 1)) return null;
  const people = isChores || /turns/iu.test(brief.prompt) ? readPeople(brief) : [];
  const told = readTold(brief.prompt);
  const started = told.length > 0 ? [] : readStart(brief).map(({ name }): RoundTask => ({ text: name, every: '7' })); // prettier-ignore
  const usual = (['choreDishes', 'choreBins', 'choreBathroom', 'choreFloors'] as const).map(
    (word): RoundTask => ({ text: sayApp(words.language, word), every: word === 'choreDishes' ? '1' : '7' }),
  );
  const plain = told.length > 0 || started.length > 0 ? [] : readPlain(brief.prompt, people);
  const listed = told.length > 0 ? told : started.length > 0 ? started : plain;
  const tasks = listed.length > 0 || people.length < 2 ? listed : usual;
  const hasPoints = /\bpoints?\b|puntos?\b|punkte\b|punti\b/iu.test(brief.prompt);
  return {
    people,
    hasTimes: tasks.some(({ time }) => time !== undefined),
    tasks: tasks.map((task, at) => ({
      ...task,
      ...(people.length > 1 ? { person: people[at % people.length] ?? '' } : {}),
      ...(hasPoints ? { points: task.every === '1' ? '1' : '3' } : {}),
    })),
  };
}

/** "Recurring chores", "filter by owner": what the list is to be able to do, and nothing that is done. */
const ofList =
  /^(?:recurring|repeating|repeat) |^(?:each|every|all|no) |\b(?:filter|sort|search|export|import|print|tags?|owners?|reset|reminders?|points|stars|totals?|streaks?|due dates?|priority)\b/iu;

/** "Max does dishes on Mondays, Lea feeds the dog every day": who does what, and after how many days again. */
function readDeeds(prompt: string): readonly (RoundTask & { readonly person: string })[] {
  const list = prompt.slice(prompt.search(/[:.\n]/u) + 1);
  return [...list.matchAll(/(?<=^|[,;.\n]|\band)\s*(?<who>\p{Lu}\p{Ll}{1,14}) (?<deed>(?!(?:is|has|was|wants|needs|gets)\b)\p{Ll}{2,}s\s[^,;.\n]{2,60}?)(?=[,;.\n]|$|\sand\s\p{Lu}\p{Ll}+\s\p{Ll}+s\s)/gu)].map(({ groups = {} }) => {
    const told = groups['deed'] ?? '';
    const every = span.exec(told);
    const text = told
      .replace(span, ' ')
      .replace(/\beach\b|\bon (?=\p{Lu})/gu, '')
      .replace(/^does (?:the )?|^(\p{L}+(?:ss|sh|ch|x|o))es\b|^(\p{L}{2,}[^s])s\b/u, '$1$2')
      .replace(/^(\p{L}{2,})ie\b/u, '$1y')
      .replace(/\s+/gu, ' ')
      .trim();
    return { text: text.charAt(0).toUpperCase() + text.slice(1), every: every ? String(daysOf(every)) : '7', person: groups['who'] ?? '' };
  }); // prettier-ignore
}

/** "rota for Al and Bea: kitchen, bathroom, bins": what is done, where the prompt lists it behind a colon; once a week. */
function readPlain(prompt: string, people: readonly string[]): readonly RoundTask[] {
  const list =
    /\b(?:chores?|tasks?|jobs?|duties)(?:\s?:| are| is|,? like|,? such as|,? including|\s?\()\s+([^:.;()\n]+)(?:[.;()\n]|$)/iu.exec(
      prompt,
    )?.[1] ??
    /(?<!\b(?:tags|labels|categories|rooms|areas|columns|fields|names|people|members|colou?rs))(?:^|(?<=[\s\S])):\s+([^:.;\n]+)(?:[.;\n]|$)/iu.exec(
      prompt,
    )?.[1] ??
    '';
  // "Dishes, bins, with our names Pa and Ma": who does it ends the list.
  const [deeds = ''] = list.split(/,?\s(?:with|between|among|shared|for) (?=(?:\p{Ll}+ ){0,3}\p{Lu})/u);
  const names = deeds
    .split(/\s*,\s*(?:and\s+|y\s+|et\s+|und\s+)?|\s+(?:and|y|et|und)\s+/u)
    .map((name) => name.trim())
    .filter(
      (name) => name !== '' && name.split(/\s+/u).length <= 4 && !people.includes(name) && !ofList.test(name),
    );
  return names.length < 2
    ? []
    : names.map((name) => ({ text: name.charAt(0).toLocaleUpperCase() + name.slice(1), every: '7' }));
}

const medicines = /\bmedic|\bmeds\b|\bpills?\b|\btablets?\b|\bvitamins?\b/iu;
/** When medicine is taken that is told by the time of day. */
const timesOfDay: readonly (readonly [said: RegExp, time: string])[] = [
  [/\b(?:in the |every |each )?mornings?\b|\b(?:at |with )?breakfast\b/giu, '8:00'],
  [/\b(?:at )?(?:midday|noon|lunch(?:time)?)\b/giu, '12:00'],
  [/\b(?:in the |every |each )?evenings?\b|\b(?:at |with )?(?:dinner|supper)\b/giu, '18:00'],
  [/\b(?:at )?(?:nights?|bed ?time)\b/giu, '22:00'],
];

/** "Metformin 8:00 and 20:00, Vitamin D 9:00", "Monstera every 7 days, Cactus every 3 weeks". */
function readTold(written: string): readonly RoundTask[] {
  const prompt = medicines.test(written) ? timesOfDay.reduce((text, [said, time]) => text.replace(said, time), written) : written; // prettier-ignore
  const list = /(?::|\bfor\b|\bwith\b|\bof\b)\s+(?=\p{L})([\s\S]+)$/u.exec(prompt)?.[1] ?? '';
  // A stop ends the list of what is to be done.
  const pieces = list
    .split(/[.!?](?=\s+\p{Lu})/u)[0]
    ?.split(/[;,\n]\s*(?:and\s+)?(?=\p{L})|\s+and\s+(?=\p{L})/u);
  return (pieces ?? []).flatMap((piece): RoundTask[] => {
    const every = span.exec(piece);
    const times = [...piece.matchAll(clock)].map(([time]) => twentyFour(time));
    const text = piece
      .replace(span, ' ')
      .replace(clock, ' ')
      .replace(
        /\b(?:at|and|on|in the morning|in the evening|needs?|watering|water|twice|once|a day)\b/giu,
        ' ',
      )
      .replace(/[.&:]+\s*$|\s+/gu, ' ')
      .trim();
    if (text === '' || text.length > 40 || ofList.test(text) || (!every && times.length === 0)) return [];
    const own = text.charAt(0).toLocaleUpperCase() + text.slice(1);
    const days = String(daysOf(every));
    return times.length > 0
      ? times.map((time) => ({ text: own, every: days, time }))
      : [{ text: own, every: days }];
  });
}

function daysOf(every: RegExpExecArray | null): number {
  const fixed: Readonly<Record<string, number>> = { daily: 1, weekly: 7, fortnightly: 14, monthly: 30 };
  const named = every?.[3]?.toLowerCase();
  if (named !== undefined) return fixed[named] ?? 1;
  const told = every?.[1] ?? 'one';
  const count = told.toLowerCase() === 'other' ? 2 : numberOf(told);
  const unit = every?.[2]?.toLowerCase() ?? 'day';
  return Math.max(1, count) * (unit.startsWith('week') ? 7 : unit.startsWith('month') ? 30 : 1);
}

/** "8pm" as "20:00", in the form that a time field holds. */
function twentyFour(time: string): string {
  const [, hour = '0', minute = '00', half = ''] = /(\d{1,2})(?::(\d{2}))?\s?([ap]m)?/iu.exec(time) ?? [];
  const shift =
    /pm/iu.test(half) && Number(hour) < 12 ? 12 : /am/iu.test(half) && Number(hour) === 12 ? -12 : 0;
  return `${String(Number(hour) + shift).padStart(2, '0')}:${minute}`;
}
