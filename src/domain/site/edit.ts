import type { SiteFile } from './site-file';

/** What an edit did, in words for the chat: "Button in the hero" and "1 of 1". */
export type EditChange = { readonly label: string; readonly detail: string };

/**
 * What a change was about, so that "it" in the next command means that. Plain data that may be kept beside the change; it
 * names things by what they are called and finds nothing where they are gone.
 */
export type EditAbout = {
  /** The page that it was on. */
  readonly page: string;
  /** The name of a thing of a list. */
  readonly item?: string;
  /** The kind of section whose list was changed. */
  readonly home?: string;
  /** The id of a section. */
  readonly section?: string;
  /** What else it was called: "header", "second card". */
  readonly words?: string;
};

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
      /** What it was about; left out where it was about several things or none. */
      readonly about?: EditAbout;
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
  /** What the change before was about, where the person goes on from there. */
  readonly about?: EditAbout;
};
