import { fillPlaceholders } from '@/domain/assistant/placeholders';
import { promptValues } from '@/domain/assistant/prompt-values';
import { dataGuard } from '@/domain/assistant/prompts/data-guard';
import { AppError } from '@/domain/errors';
import type { EditOutcome } from '@/domain/site/edit';
import { textOf, type SiteFile } from '@/domain/site/site-file';
import { findNewFaults, tellFinding } from '../apply/judge-change';
import type { ChangeProgress, ChangeRequest } from '../brain';
import type { ModelTurn } from '../connect/model-port';
import { readPiece } from '../protocol/read-piece';
import type { ChangeTools } from './answer-change';
import type { PickedElement } from './find-picked';

const mostRepairs = 2;

type PieceTools = Pick<ChangeTools, 'ask' | 'check' | 'mark'> & {
  /** The text of the prompt record. */
  readonly prompt: string;
};

/**
 * Has a small model give the picked element back, changed. It is put where it stood, by its place in the source, so nothing
 * else of the site can move; checked and asked again as any other change. Throws the errors of asking, `model-unusable`.
 */
export async function answerPiece(
  { files, command, page }: ChangeRequest,
  picked: PickedElement,
  { ask, check, mark, prompt }: PieceTools,
  onProgress: (progress: ChangeProgress) => void,
  signal: AbortSignal,
): Promise<EditOutcome> {
  const before = await check(files);
  const values = promptValues({ message: command, files, page, picked: picked.html }, mark);
  const first: ModelTurn = { role: 'user', text: fillPlaceholders(prompt, values) };
  let turns = [first];
  let problems: readonly string[] = [];
  for (let round = 0; round <= mostRepairs; round += 1) {
    onProgress({ kind: 'step', step: round === 0 ? 'asking' : 'mending' });
    let answer = '';
    // oxlint-disable-next-line no-await-in-loop -- each round mends what the one before left
    for await (const part of ask({ system: dataGuard(mark), turns }, signal)) {
      if (part.kind === 'thought') onProgress({ kind: 'step', step: 'thinking' });
      if (part.kind !== 'text') continue;
      answer += part.text;
      onProgress({ kind: 'file', file: { path: picked.path, lines: answer.split('\n').length } });
    }
    signal.throwIfAborted();
    onProgress({ kind: 'step', step: 'checking' });
    const piece = readPiece(answer, picked.html);
    if (piece.ok) {
      const file = replacePiece(files, picked, piece.html);
      const site = files.map((each) => (each.path === file.path ? file : each));
      // oxlint-disable-next-line no-await-in-loop
      problems = findNewFaults(before, await check(site)).map(tellFinding);
      if (problems.length === 0) return tellChange(files, file);
    } else problems = [piece.problem];
    const again = `That was not used:\n${problems.slice(0, 10).join('\n')}\nSend the whole piece again, mended, as one fenced block of HTML.`;
    turns = [first, { role: 'assistant', text: answer }, { role: 'user', text: again }];
  }
  const [problem = '', ...others] = problems;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw new AppError('model-unusable', { problem: problem.replace(/\.$/, ''), more });
}

function replacePiece(
  files: readonly SiteFile[],
  { path, start, end }: PickedElement,
  html: string,
): SiteFile {
  const file = files.find((each) => each.path === path);
  const text = file ? textOf(file) : '';
  return { path, content: text.slice(0, start) + html + text.slice(end) };
}

function tellChange(files: readonly SiteFile[], file: SiteFile): EditOutcome {
  const old = files.find(({ path }) => path === file.path);
  if (old && textOf(old) === textOf(file)) throw new AppError('model-no-edit');
  const message = 'The picked element was rewritten; nothing else was touched.';
  return { kind: 'changed', intent: 'model', files: [file], deleted: [], changes: [], message };
}
