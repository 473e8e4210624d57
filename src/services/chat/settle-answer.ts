import { AppError } from '@/domain/errors';
import type { EditOutcome } from '@/domain/site/edit';
import { addMessage } from './message-commands';
import type { CommandAnswer } from '../models/answer-command';
import { sayTravel } from './say-travel';
import { commitFiles, travelVersions } from '../project/version-commands';

type Told = Extract<EditOutcome, { kind: 'refused' | 'answer' }>;
type Words = { readonly text: string; readonly actions: readonly string[] };

/** Keeps an answer as a message, and what it changed as one version with it. */
export async function settleAnswer(
  projectId: string,
  command: string,
  { brain, outcome, tried }: CommandAnswer,
  milliseconds: number,
): Promise<void> {
  if (outcome.kind === 'changed') {
    await commitFiles({
      projectId,
      files: [...outcome.files],
      deleted: [...outcome.deleted],
      author: 'assistant',
      note: command.slice(0, 120),
      message: {
        text: outcome.message,
        brain,
        actions: ['Undo'],
        detail: { changes: outcome.changes, milliseconds, outcome: 'changed' },
      },
    });
    return;
  }
  if (outcome.kind === 'history') {
    const { intent, steps } = outcome;
    const reached = await travelVersions(projectId, intent, steps);
    await addMessage({
      projectId,
      role: 'ai',
      text: sayTravel(intent, steps, reached?.count ?? 0),
      brain,
      actions: reached ? [intent === 'undo' ? 'Redo' : 'Undo'] : [],
      detail: reached
        ? { outcome: intent === 'undo' ? 'undone' : 'redone', milliseconds }
        : { outcome: 'refused', milliseconds },
      ...(reached ? { versionId: reached.versionId } : {}),
    });
    return;
  }
  await addMessage({
    projectId,
    role: 'ai',
    brain,
    ...(tried === undefined ? wordsOf(outcome) : wordsWithout(tried, outcome)),
    detail: {
      outcome: outcome.kind === 'answer' ? 'answered' : tried === undefined ? 'refused' : 'failed',
      milliseconds,
    },
  });
}

function wordsOf(outcome: Told): Words {
  const isForModel = outcome.kind === 'refused' && outcome.reason === 'needs-model';
  return {
    text: outcome.message,
    actions: [...outcome.suggestions, ...(isForModel ? ['Set up a model'] : [])],
  };
}

/** Why no model answered, and what goes without one. What was asked stays in the conversation, to be asked again. */
function wordsWithout(tried: unknown, { suggestions }: Told): Words {
  const reason = tried instanceof Error ? tried.message : 'The reason is not known.';
  const isLocked = tried instanceof AppError && tried.code === 'vault-locked';
  const nearest = suggestions.length === 0 ? '' : ' Without a model, these I can do:';
  return {
    text: `${reason} Nothing was changed.${nearest}`,
    actions: [...(isLocked ? ['Unlock your keys'] : []), 'Ask again', ...suggestions],
  };
}
