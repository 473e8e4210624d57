/** What a model has counted of one answer. */
export type TokenCount = { readonly input: number; readonly output: number };

/** A piece of a model's answer. The last one is `end`; `usage` is null when the server does not count. */
export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  /** It reasons before it answers: no text, but a sign of life. */
  | { readonly kind: 'thought' }
  | {
      readonly kind: 'end';
      /** `length`: it was cut off at the longest that the model writes. */
      readonly reason: 'stop' | 'length';
      readonly usage: TokenCount | null;
    };

export type ModelTurn = { readonly role: 'user' | 'assistant'; readonly text: string };

/** One request: what holds whatever is asked, then the conversation so far. */
export type ModelCall = { readonly system: string; readonly turns: readonly ModelTurn[] };

/**
 * Asks a model and gives its answer as it comes. Throws an `AppError` with one of the `model-…` codes, or an AbortError
 * when the signal fires.
 */
export type AskModel = (call: ModelCall, signal: AbortSignal) => AsyncIterable<ModelPart>;
