import { findApp } from '../../compose/apps/find-app';
import { findWords } from '../../plan/words/find-words';
import { valueOf, wordsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { siteBrief } from '../sections/site-brief';
import { siteFacts } from '../site-facts';
import { countIn } from '../words/count-in';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

type Question = { readonly question: string; readonly answers: readonly string[] };
type Levels = readonly (readonly Question[])[];

const constant = /(?<=^const levels = )\[[\s\S]*?\n\](?=;$)/mu;
const number = '(?<count>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';
const counting: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:only|just) )?(?:(?:make|change|use|have|show|ask|keep|add|limit) )?(?:(?:it|quiz|number of questions|questions) )?(?:(?:to|into|have|with|of|only|just|should have|should be|be) )*${number} (?:quiz )?questions?(?: only| long| per game| in total)*$`,
  ),
  new RegExp(
    `^(?:quiz|it|number of questions|question count) (?:(?:should|must|to|have|be|has|is|with) )*${number}(?: questions?)?(?: only| long)?$`,
  ),
  new RegExp(`^(?:change|make) (?:number of questions|question count) (?:to |be )?${number}$`),
];
const more = new RegExp(`^add ${number} more questions?$`);
const adding =
  /^add (?:new |another |one more )*(?:quiz )?question(?: called| saying)? ?(?::|,)? ?(?<text>.+)$/;
const removing = /^remove (?<which>\S+)(?: quiz)? question$|^remove question (?<which2>.+)$/;
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** How many questions a quiz asks, questions of the owner's own, and those that go. */
export const setQuiz: Intent = {
  name: 'set-app',
  attempt(step) {
    const path = quizScript(step.draft);
    if (path === null) return null;
    const levels = readLevels(step.draft, path);
    if (!levels) return null;
    const extra = matchPhrase(step.part, more)?.count;
    const said = extra ?? counting.map((form) => matchPhrase(step.part, form)?.count).find(Boolean);
    const count = said ? numberIn(said) : null;
    if (count !== null) return setCount(step, path, levels, extra ? count + (levels[0]?.length ?? 0) : count);
    const text = matchPhrase(step.part, adding)?.text;
    if (text) return add(step, path, levels, text);
    const match = matchPhrase(step.part, removing);
    const which = match?.which ?? match?.which2;
    return which ? remove(step, path, levels, which) : null;
  },
};

function numberIn({ plain }: Phrase): number | null {
  const words: Readonly<Record<string, number>> = { twelve: 12, fifteen: 15, twenty: 20 };
  return words[plain] ?? countIn(plain);
}

function quizScript(draft: SiteDraft): string | null {
  const isQuiz = draft
    .pages()
    .some((page) => draft.tree(page).elements.some((one) => valueOf(one, 'data-app') === 'quiz'));
  return isQuiz
    ? (draft.textPaths(/\.m?js$/i).find((path) => constant.test(draft.text(path))) ?? null)
    : null;
}

/** The lists of questions in a script that the app wrote; null for one that somebody has rewritten. */
function parseLevels(script: string): Levels | null {
  const text = constant.exec(script)?.[0].replace(/^(\s*)(question|answers):/gm, '$1"$2":');
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) && value.every((list) => Array.isArray(list)) ? (value as Levels) : null;
  } catch {
    return null;
  }
}

const readLevels = (draft: SiteDraft, path: string) => parseLevels(draft.text(path));

function write({ draft }: Step, path: string, levels: Levels): void {
  const text = JSON.stringify(levels, null, 2)
    .replace(/^(\s*)"([A-Za-z]\w*)":/gm, '$1$2:')
    .replaceAll('<', '\\u003c');
  draft.write(
    path,
    draft.text(path).replace(constant, () => text),
  );
  for (const page of draft.pages()) {
    const shown = draft.tree(page).elements.find(({ attributes }) => attributes.has('data-count'));
    if (shown && /^\d+$/.test(wordsIn(shown)))
      draft.splice(page, [
        { start: shown.openEnd, end: shown.closeStart, text: String(levels[0]?.length ?? 0) },
      ]);
  }
}

function setCount(step: Step, path: string, levels: Levels, count: number): StepResult {
  const have = levels[0]?.length ?? 0;
  if (count === have) return refuse('nothing-to-change', `The quiz asks ${have} questions already.`);
  if (count < 1) return refuse('ambiguous', 'A quiz asks at least one question.');
  const pool = count > have ? bankFor(step, count) : null;
  const next = levels.map((list, level) => {
    const known = new Set(list.map(({ question }) => question));
    const rest = (pool?.[level] ?? []).filter(({ question }) => !known.has(question));
    return [...list, ...rest].slice(0, count);
  });
  const reached = Math.min(...next.map((list) => list.length));
  if (reached < count)
    return refuse(
      'needs-model',
      `I have ${reached} questions for this quiz, not ${count}. Tell me yours, one at a time: add a question: Which …? Right: …; wrong: …, …, …`,
      reached > have ? [`make it ${reached} questions`] : [],
    );
  write(step, path, next);
  return done(
    'Questions',
    `${have} became ${count}`,
    `The quiz asks ${count} questions now${levels.length > 1 ? ' on each level' : ''}.${count > have ? ' The new ones come from my own and may be on other subjects: read them once, and say “remove question …” of any.' : ''}`,
  );
}

/** The questions that the app itself would write for this site, were more asked for. */
function bankFor(step: Step, count: number): Levels | null {
  const app = findApp('quiz');
  if (!app) return null;
  const brief = siteBrief(step.draft, step.page);
  const facts = siteFacts(step.draft, step.page);
  return parseLevels(
    app.script({
      brief: { ...brief, prompt: `${brief.prompt} ${count} questions` },
      name: facts.name,
      words: findWords(facts.language),
      seed: step.seed,
      level: 2,
    }),
  );
}

function add(step: Step, path: string, levels: Levels, said: Phrase): StepResult {
  const form = 'add a question: Which …? Right: …; wrong: …, …, …';
  const match =
    /^["“]?(?<question>.+?\?)["”]?\s*[,;:–-]?\s*(?:right(?: answer)?|answer|correct)?:?\s*(?<right>[^;,/|]+?)\s*(?:[;,/|]|\bwrong\b|$)(?<rest>.*)$/iu.exec(
      said.text,
    )?.groups;
  const wrong = (match?.rest ?? '')
    .replace(/^\s*(?:[;,]\s*)?(?:and\s+)?(?:wrong(?: answers?| ones?)?|not|others?)?\s*:?\s*/iu, '')
    .split(/\s*[,;/|]\s*|\s+or\s+|\s+and\s+/u)
    .map((one) => one.trim().replace(/^["“]|["”.]$/gu, ''))
    .filter(Boolean);
  const right = match?.right?.trim().replace(/^["“]|["”.]$/gu, '') ?? '';
  if (!match?.question || right === '' || wrong.length === 0)
    return refuse(
      'ambiguous',
      `A question of the quiz needs a right answer and wrong ones. Say it like this: ${form}`,
    );
  const question = match.question.charAt(0).toUpperCase() + match.question.slice(1);
  if (levels.flat().some((one) => one.question === question))
    return refuse('nothing-to-change', `The quiz asks “${question}” already.`);
  const last = levels.length - 1;
  write(
    step,
    path,
    levels.map((list, at) =>
      at === last ? [...list, { question, answers: [right, ...wrong.slice(0, 3)] }] : list,
    ),
  );
  return done('Questions', question, `The quiz asks “${question}” too; ${right} is right.`);
}

function remove(step: Step, path: string, levels: Levels, which: Phrase): StepResult | null {
  const all = levels.flat();
  const plain = which.plain.replace(/^"|"$/g, '');
  const nth = plain === 'last' ? all.length - 1 : ordinals.indexOf(plain);
  const digits = /^(?:number )?#?(\d{1,2})(?:st|nd|rd|th)?$/.exec(plain)?.[1];
  const at = nth >= 0 ? nth : digits ? Number(digits) - 1 : -1;
  const gone =
    at >= 0
      ? all[at]
      : all.find(
          ({ question }) =>
            which.text.length > 5 && question.toLowerCase().includes(which.text.toLowerCase()),
        );
  if (!gone) return at >= 0 ? refuse('not-found', `The quiz has ${all.length} questions.`) : null;
  if (all.length < 2) return refuse('ambiguous', 'It is the only question of the quiz.');
  write(
    step,
    path,
    levels.map((list) => list.filter((one) => one !== gone)),
  );
  return done('Questions', gone.question, `The quiz no longer asks “${gone.question}”.`);
}
