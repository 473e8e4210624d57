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
    const { result } = understood;
    if (result.status === 'done' && result.item !== undefined)
      last = { target: null, item: result.item, home: result.home ?? null };
    else if ((result.status === 'done' || result.status === 'refused') && result.target)
      last = { target: result.target, item: null, home: null };
    else if (result.status === 'done' && result.home) last = { target: null, item: null, home: result.home };
    return understood;
  });
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
    const fork = draft.fork();
    const results = splitAtVerbs(told).map((piece) => runPlain(fork, piece, context, last));
    const heard = results.flatMap((one) => one ?? []);
    const done = heard.flatMap(({ result }) => (result.status === 'done' ? [result] : []));
    if (done.length === results.length) {
      draft.adopt(fork);
      const [only] = heard;
      return results.length === 1 && only ? only : joinResults(heard, done);
    }
    refused ??= heard.find(({ result }) => result.status === 'refused') ?? null;
  }
  return refused;
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
