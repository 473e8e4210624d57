import { AnswerParser } from '../protocol/answer-parser';
import type { ParsedAnswer, WrittenFile } from '../protocol/operation';
import type { AskModel, ModelCall, TokenCount } from '../connect/model-port';

/** What comes of one request: the answer read and raw, and what was counted. */
export type HeardAnswer = ParsedAnswer & { readonly raw: string; readonly usage: TokenCount | null };

type Listener = {
  readonly onThought: () => void;
  readonly onWords: () => void;
  readonly onWritten: (file: WrittenFile) => void;
};

/** Asks a model once and reads its answer as it comes. An answer that was cut off has a problem that says so. */
export async function readStream(
  ask: AskModel,
  call: ModelCall,
  listener: Listener,
  signal: AbortSignal,
): Promise<HeardAnswer> {
  const parser = new AnswerParser(listener.onWritten);
  let raw = '';
  let usage: TokenCount | null = null;
  let isCut = false;
  for await (const part of ask(call, signal)) {
    if (part.kind === 'thought') listener.onThought();
    else if (part.kind === 'text') {
      if (raw === '') listener.onWords();
      raw += part.text;
      parser.push(part.text);
    } else {
      usage = part.usage;
      isCut = part.reason === 'length';
    }
  }
  signal.throwIfAborted();
  const answer = parser.end();
  const problems = [
    ...answer.problems,
    ...(isCut
      ? [{ message: 'The answer was cut off at the longest that the model writes. Send the rest only.' }]
      : []),
    ...(isCode(answer) ? [{ message: 'The answer has code outside of the tags, so no file has it.' }] : []),
  ];
  return { ...answer, problems, raw, usage };
}

function isCode({ operations, said }: ParsedAnswer): boolean {
  return (
    operations.length === 0 &&
    /<!doctype|<(?:html|body|section|div|style|script)\b|\{\s*\n?[^}]*:[^}]*;\s*\}/i.test(said)
  );
}
