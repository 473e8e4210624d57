import type { ChangeProgress } from '@/assistant/brain';
import { now } from '../clock';

/** A model at work on a change. `files` are those it has begun to write, with their lines so far. */
export type AnswerState = {
  readonly brain: string;
  readonly step: (ChangeProgress & { readonly kind: 'step' })['step'];
  readonly files: readonly { readonly path: string; readonly lines: number }[];
  readonly startedAt: number;
};

const listeners = new Set<() => void>();
const states = new Map<string, AnswerState>();

/** Answers of models that are being made now, by project. */
export const answers = {
  read: (projectId: string): AnswerState | null => states.get(projectId) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A model begins. */
export function beginAnswer(projectId: string, brain: string): void {
  set(projectId, { brain, step: 'asking', files: [], startedAt: now() });
}

/** A model came further. */
export function followAnswer(projectId: string, progress: ChangeProgress): void {
  const state = states.get(projectId);
  if (!state) return;
  if (progress.kind === 'step') {
    if (state.step !== progress.step) set(projectId, { ...state, step: progress.step });
    return;
  }
  const { file } = progress;
  const others = state.files.filter(({ path }) => path !== file.path);
  set(projectId, { ...state, step: 'writing', files: [...others, file] });
}

/** The model is done, or was stopped. */
export function endAnswer(projectId: string): void {
  if (states.delete(projectId)) tell();
}

function set(projectId: string, state: AnswerState): void {
  states.set(projectId, state);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
