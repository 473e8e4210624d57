import type { SiteFile } from './site-file';

/** What an edit did, in words for the chat: "Button in the hero" and "1 of 1". */
export type EditChange = { readonly label: string; readonly detail: string };

/**
 * The answer to one command. `changed` always carries at least one file that differs or is gone:
 * the assistant never says it did something without a difference in the files.
 */
export type EditOutcome =
  | {
      readonly kind: 'changed';
      /** The intent that was understood, e.g. `set-color`. Compound commands: joined by `+`. */
      readonly intent: string;
      /** Files added or changed, whole. */
      readonly files: readonly SiteFile[];
      readonly deleted: readonly string[];
      readonly changes: readonly EditChange[];
      /** One or two sentences for the chat. */
      readonly message: string;
    }
  /** The caller holds the history: it steps back that many changes, or takes that many undos back. */
  | { readonly kind: 'history'; readonly intent: 'undo' | 'redo'; readonly steps: number | 'all' }
  /** An answer without a change that was asked for: "what can you do?", "list the pages". */
  | {
      readonly kind: 'answer';
      readonly intent: 'explain';
      readonly message: string;
      readonly suggestions: readonly string[];
    }
  /** Nothing was changed, why, and the nearest commands that would work. */
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'not-understood'
        | 'ambiguous'
        | 'not-found'
        | 'nothing-to-change'
        | 'needs-model'
        | 'declined';
      readonly message: string;
      readonly suggestions: readonly string[];
    };

/** One command with what it is said about. */
export type EditRequest = {
  readonly files: readonly SiteFile[];
  readonly command: string;
  /** The page the person looks at; `index.html` unless told. */
  readonly page?: string;
  /** Seed for art and copy of added sections; taken from the site when absent. */
  readonly seed?: number;
};
