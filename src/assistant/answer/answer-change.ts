import { fillPlaceholders } from '@/domain/assistant/placeholders';
import { promptValues } from '@/domain/assistant/prompt-values';
import { dataGuard } from '@/domain/assistant/prompts/data-guard';
import { AppError } from '@/domain/errors';
import type { EditOutcome } from '@/domain/site/edit';
import type { Finding } from '@/domain/site/finding';
import type { SiteFile } from '@/domain/site/site-file';
import { applyOperations, differenceOf } from '../apply/apply-operations';
import { findNewFaults, tellFinding } from '../apply/judge-change';
import type { PathRule } from '../apply/write-rules';
import type { ChangeProgress, ChangeRequest } from '../brain';
import type { AskModel, ModelTurn } from '../connect/model-port';
import type { WrittenFile } from '../protocol/operation';
import { answerPiece } from './answer-piece';
import { chooseFiles } from './choose-files';
import { findPicked } from './find-picked';
import { readStream } from './read-stream';

/** What answering needs from around it. */
export type ChangeTools = {
  readonly ask: AskModel;
  readonly check: (files: readonly SiteFile[]) => Promise<readonly Finding[]>;
  readonly rule: PathRule;
  /** The texts of the prompt records. */
  readonly prompts: {
    readonly change: string;
    /** Null: nothing is mended. */
    readonly repair: string | null;
    /** For small models: a picked element is given back whole. Null: it is edited like any file. */
    readonly piece?: string | null;
  };
  /** Sets the site's own words apart; nobody outside can know it. */
  readonly mark: string;
  /** Longest input of the model, in tokens. */
  readonly maxTokens: number;
};

const mostRepairs = 2;
const mostFindings = 10;
const unchanged = 'What the model wrote stands in the files already, so nothing was changed.';
/** Of the longest input: room for instructions and for what is written. */
const filesShare = 0.6;

/**
 * Has a model change a site: asked, read as it writes, done on a copy, checked, mended at most twice with what the checks
 * found. Nothing is kept here; `changed` is ready to be committed once. Throws the errors of asking.
 */
export async function answerChange(
  { files, command, page, seed }: ChangeRequest,
  { ask, check, rule, prompts, mark, maxTokens }: ChangeTools,
  onProgress: (progress: ChangeProgress) => void,
  signal: AbortSignal,
): Promise<EditOutcome> {
  const step = (name: (ChangeProgress & { kind: 'step' })['step']) =>
    onProgress({ kind: 'step', step: name });
  const listener = {
    onThought: () => step('thinking'),
    onWords: () => step('writing'),
    onWritten: (file: WrittenFile) => onProgress({ kind: 'file', file }),
  };
  const tell = (site: readonly SiteFile[], findings = '') => {
    const { told, untold } = chooseFiles(site, {
      message: command + findings,
      page,
      mostTokens: maxTokens * filesShare,
    });
    const picked = findPicked(site, command, page)?.html;
    const order = { message: command, files: told, untold, page, findings };
    return promptValues(picked === undefined ? order : { ...order, picked }, mark);
  };
  const picked = findPicked(files, command, page);
  if (picked && typeof prompts.piece === 'string') {
    const pieceTools = { ask, check, mark, prompt: prompts.piece };
    return answerPiece({ files, command, page, seed }, picked, pieceTools, onProgress, signal);
  }
  const before = await check(files);
  const first: ModelTurn = { role: 'user', text: fillPlaceholders(prompts.change, tell(files)) };
  let turns = [first];
  let site = files;
  let said = '';
  let hasWritten = false;
  let problems: readonly string[] = [];
  for (let round = 0; round <= mostRepairs; round += 1) {
    step(round === 0 ? 'asking' : 'mending');
    // oxlint-disable-next-line no-await-in-loop -- each round mends what the one before left
    const heard = await readStream(ask, { system: dataGuard(mark), turns }, listener, signal);
    if (heard.said !== '') said = heard.said;
    hasWritten ||= heard.operations.length > 0;
    const applied = applyOperations(site, heard.operations, rule);
    site = applied.site;
    step('checking');
    // oxlint-disable-next-line no-await-in-loop
    const faults = findNewFaults(before, await check(site));
    signal.throwIfAborted();
    problems = [...heard.problems, ...applied.problems]
      .map(({ message }) => message)
      .concat(faults.map(tellFinding));
    if (problems.length === 0 || prompts.repair === null) break;
    const findings = problems.slice(0, mostFindings).join('\n');
    // Files as they were before are not told twice: the request, the last answer, what is wrong with it.
    turns = [
      first,
      { role: 'assistant', text: heard.raw },
      { role: 'user', text: fillPlaceholders(prompts.repair, tell(site, findings)) },
    ];
  }
  return settle(files, site, { said, hasWritten }, problems);
}

function settle(
  files: readonly SiteFile[],
  site: readonly SiteFile[],
  { said, hasWritten }: { readonly said: string; readonly hasWritten: boolean },
  problems: readonly string[],
): EditOutcome {
  const difference = differenceOf(files, site);
  const isChanged = difference.files.length + difference.deleted.length > 0;
  if (problems.length > 0) {
    const [first = '', ...others] = problems;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    throw new AppError('model-unusable', { problem: first.replace(/\.$/, ''), more });
  }
  if (isChanged) {
    const message = said || 'The files below were changed.';
    return { kind: 'changed', intent: 'model', ...difference, changes: [], message };
  }
  // Its note tells of what it wrote, and would claim a change that there is not.
  if (hasWritten) return { kind: 'answer', intent: 'explain', message: unchanged, suggestions: [] };
  if (said === '') throw new AppError('model-no-edit');
  return { kind: 'answer', intent: 'explain', message: said, suggestions: [] };
}
