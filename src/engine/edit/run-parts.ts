import type { SiteDraft } from './draft/site-draft';
import type { Step, StepResult } from './intent';
import { intents } from './intents';
import { takePage } from './target/take-page';
import type { Target } from './target/target';
import { namePronouns } from './words/name-pronouns';
import type { Part } from './words/read-command';
import { reword } from './words/reword';

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

/** The first intent that does the part; else the first that understood it and said why it cannot. */
export function runPart(
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
