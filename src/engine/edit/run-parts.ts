import type { SiteDraft } from './draft/site-draft';
import type { Step, StepResult } from './intent';
import { intents } from './intents';
import { joinResults } from './join-results';
import { retell } from './retell/retell';
import { takePage } from './target/take-page';
import type { Target } from './target/target';
import { namePronouns } from './words/name-pronouns';
import type { Part } from './words/read-command';
import { reword } from './words/reword';
import { splitAtVerbs } from './words/split-command';

/** What became of one part, and which intent did it. */
export type Understood = { readonly intent: string; readonly result: StepResult };

/** Where a command is to be understood. */
export type Context = {
  readonly page: string;
  readonly seed: number;
  readonly onlyPage: string | null;
  /** What the command before spoke of, where this one goes on from it. */
  readonly spoken?: Spoken | null;
};

/** Runs parts one after another on a draft; each knows what the one before spoke of. */
export function runParts(draft: SiteDraft, parts: readonly Part[], context: Context): Understood[] {
  let last: Spoken = context.spoken ?? { target: null, item: null, home: null };
  return parts.map((part) => {
    const understood: Understood = runPart(draft, part, context, last) ?? {
      intent: 'unknown',
      result: {
        status: 'refused',
        reason: 'not-understood',
        message: `I did not understand “${part.source}”.`,
        suggestions: [],
      },
    };
    last = spokenAfter(understood.result, last);
    return understood;
  });
}

/** What "it" means behind a part: the thing, else the place, that it was about; else what it meant before. */
function spokenAfter(result: StepResult, before: Spoken): Spoken {
  if (result.status === 'done' && result.item !== undefined)
    return { target: null, item: result.item, home: result.home ?? null };
  if ((result.status === 'done' || result.status === 'refused') && result.target)
    return { target: result.target, item: null, home: null };
  return result.status === 'done' && result.home ? { target: null, item: null, home: result.home } : before;
}

/** What the parts before spoke of, for "it". */
export type Spoken = {
  readonly target: Target | null;
  readonly item: string | null;
  readonly home: string | null;
};

/**
 * The first intent that does the part; else what the part may stand for when it is told in other words; else the first
 * intent that understood it and said why it cannot.
 */
export function runPart(
  draft: SiteDraft,
  said: Part,
  context: Context,
  last: Spoken | null = context.spoken ?? null,
): Understood | null {
  // "Copy it to a page of its own" stands for two orders.
  const told = reword(said);
  const orders = told === said ? [] : splitAtVerbs(told);
  const several = orders.length > 1 ? runOrders(draft, orders, context, last).done : null;
  if (several) return several;
  const plain = runPlain(draft, said, context, last);
  if (!isMissed(plain)) return plain;
  const retold = runRetold(draft, said, context, last);
  return plain === null || !isMissed(retold) ? (retold ?? plain) : plain;
}

/** Whether no intent understood it, or one that found nothing of that name. */
export const isMissed = (one: Understood | null): boolean =>
  one === null || (one.result.status === 'refused' && one.result.reason.startsWith('not-'));

/** The first telling of the part of which every order can be done; null where there is none. */
export function runRetold(
  draft: SiteDraft,
  said: Part,
  context: Context,
  last: Spoken | null = context.spoken ?? null,
): Understood | null {
  let refused: Understood | null = null;
  for (const told of retell(said)) {
    const orders = runOrders(draft, splitAtVerbs(told), context, last);
    if (orders.done) return orders.done;
    refused ??= orders.refused;
  }
  return refused;
}

/** Orders of one wish, each of which must be done: as one result, or the first refusal. */
function runOrders(
  draft: SiteDraft,
  orders: readonly Part[],
  context: Context,
  last: Spoken | null,
): { readonly done: Understood | null; readonly refused: Understood | null } {
  const fork = draft.fork();
  let spoken: Spoken = last ?? { target: null, item: null, home: null };
  const results = orders.map((order) => {
    const one = runPlain(fork, order, context, spoken);
    if (one) spoken = spokenAfter(one.result, spoken);
    return one;
  });
  const heard = results.flatMap((one) => one ?? []);
  const done = heard.flatMap(({ result }) => (result.status === 'done' ? [result] : []));
  if (done.length < results.length)
    return { done: null, refused: heard.find(({ result }) => result.status === 'refused') ?? null };
  draft.adopt(fork);
  const [only] = heard;
  return { done: results.length === 1 && only ? only : joinResults(heard, done), refused: null };
}

/** The first intent that does the part as it stands; else the first that understood it and said why it cannot. */
export function runPlain(
  draft: SiteDraft,
  said: Part,
  context: Context,
  last: Spoken | null = context.spoken ?? null,
): Understood | null {
  const part = namePronouns(reword(said), last?.item ?? null);
  let refused: Understood | null = null;
  for (const intent of intents) {
    const fork = draft.fork();
    const scoped = takePage(fork, part);
    const step: Step = {
      draft: fork,
      part: scoped.part,
      page: scoped.page ?? pageOf(fork, context.page),
      onlyPage: scoped.page ?? context.onlyPage,
      seed: context.seed,
      picked: part.picked,
      last: last?.target ?? null,
      lastItem: last?.item ?? null,
      lastHome: last?.home ?? null,
    };
    const result = intent.attempt(step);
    if (!result) continue;
    if (result.status === 'done') {
      if (fork.isSameAs(draft)) {
        const isBetter =
          refused === null || (refused.result.status === 'refused' && refused.result.reason === 'not-found');
        if (isBetter)
          refused = {
            intent: intent.name,
            result: {
              status: 'refused',
              reason: 'nothing-to-change',
              message: `It is like that already: ${result.changes[0]?.label ?? 'nothing'} would not change.`,
              suggestions: [],
            },
          };
        continue;
      }
      draft.adopt(fork);
      return { intent: intent.name, result };
    }
    if (result.status !== 'refused') return { intent: intent.name, result };
    refused ??= { intent: intent.name, result };
    if (result.reason !== 'not-found') return refused;
  }
  return refused;
}

function pageOf(draft: SiteDraft, page: string): string {
  return draft.has(page) ? page : (draft.pages()[0] ?? page);
}
