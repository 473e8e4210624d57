/** A stretch of a file by its text, and what is to stand there instead. */
export type SearchPair = { readonly search: string; readonly replace: string };

/** One thing that a model asks to have done to the site's files. Paths are as the model wrote them. */
export type Operation =
  | { readonly kind: 'file'; readonly path: string; readonly content: string }
  | { readonly kind: 'edit'; readonly path: string; readonly pairs: readonly SearchPair[] }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'delete'; readonly path: string };

/** What is wrong with an answer or a change, for the round that mends it. */
export type AnswerProblem = {
  /** The file it is about; none for the answer as a whole. */
  readonly path?: string;
  /** One sentence, told to the model and, when nothing mends it, to the person. */
  readonly message: string;
};

/** A whole answer, read. */
export type ParsedAnswer = {
  readonly operations: readonly Operation[];
  /** What it says to the person: its notes, else the words around the operations. */
  readonly said: string;
  readonly problems: readonly AnswerProblem[];
};

/** A file that the answer is writing at the moment. `lines` counts up while it grows. */
export type WrittenFile = { readonly path: string; readonly lines: number };
