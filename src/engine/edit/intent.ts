import type { EditChange, EditOutcome } from '@/domain/site/edit';
import type { SiteDraft } from './draft/site-draft';
import type { Target } from './target/target';
import type { Part } from './words/read-command';

/** One part of a command with the site it is about. Attempts may change the draft freely: it is thrown away unless they succeed. */
export type Step = {
  readonly draft: SiteDraft;
  readonly part: Part;
  /** The page looked at. */
  readonly page: string;
  readonly seed: number;
  /** The page that the part says it is limited to. */
  readonly onlyPage: string | null;
  /** Identifier of the element that was picked. */
  readonly picked: string | null;
  /** What the part before spoke of. */
  readonly last: Target | null;
  /** The name of the thing of a list that the part before spoke of, as it is called now. */
  readonly lastItem?: string | null;
  /** The kind of section whose list the part before took something out of. */
  readonly lastHome?: string | null;
};

type RefusalReason = Extract<EditOutcome, { kind: 'refused' }>['reason'];

/** What became of one part. */
export type StepResult =
  | {
      readonly status: 'done';
      readonly changes: readonly EditChange[];
      readonly said: string;
      readonly target: Target | null;
      /** The name of the thing of a list that it is about, as it is called now. */
      readonly item?: string;
      /** The page that was made, which "it" in the next order means. */
      readonly made?: string;
      /** The kind of section whose list lost something. */
      readonly home?: string | undefined;
    }
  | {
      readonly status: 'refused';
      readonly reason: RefusalReason;
      readonly message: string;
      readonly suggestions: readonly string[];
      /** What it spoke of, so that "it" in the next part means that. */
      readonly target?: Target;
    }
  | { readonly status: 'history'; readonly intent: 'undo' | 'redo'; readonly steps: number | 'all' }
  | { readonly status: 'answer'; readonly message: string; readonly suggestions: readonly string[] };

/** One thing that commands can ask for. `attempt` says null when the part asks for something else. */
export type Intent = {
  readonly name: string;
  readonly attempt: (step: Step) => StepResult | null;
};

/** A success: what changed, where, and a sentence about it. */
export function done(label: string, detail: string, said: string, target: Target | null = null): StepResult {
  return { status: 'done', changes: [{ label, detail }], said, target };
}

/** A success about one thing of a list, which "it" in the next part means. */
export function doneTo(item: string, label: string, detail: string, said: string): StepResult {
  return { status: 'done', changes: [{ label, detail }], said, target: null, item };
}

/** A refusal with its reason. */
export function refuse(
  reason: RefusalReason,
  message: string,
  suggestions: readonly string[] = [],
): StepResult {
  return { status: 'refused', reason, message, suggestions };
}

/** The words of a count: "1 place", "3 places". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
