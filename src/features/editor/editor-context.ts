import { createContext, use, type Dispatch, type RefObject, type SetStateAction } from 'react';
import type { Draft } from '@/domain/project/file';
import type { Finding } from '@/domain/site/finding';
import type { PreviewSession } from '@/services/project/preview-session';
import type { ConsoleLog } from './console/console-log';
import type { EditorAction, EditorState } from './editor-state';
import type { CheckStage } from './workspace/use-findings';
import type { EditorProject } from './use-editor-project';

/** Text in the code editor that is not saved yet. */
export type UnsavedText = { readonly path: string; readonly text: string };

/** What all panes of an open editor share. */
export type Editor = EditorProject & {
  readonly projectId: string;
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  /** Sets the draft of the chat message; it is read through `useDraft`. */
  readonly setDraft: Dispatch<SetStateAction<string>>;
  /** The open preview, null until its frame stands. */
  readonly preview: Readonly<RefObject<PreviewSession | null>>;
  /** Told by the preview pane when its frame stands and when it goes. */
  readonly attachPreview: (session: PreviewSession | null) => void;
  /** Versions made here whose change the preview already shows: they need no reload. */
  readonly shownVersions: RefObject<Set<string>>;
  /** Unsaved texts of an earlier visit that were not taken up yet. */
  readonly drafts: readonly Draft[];
  readonly forgetDraft: (draft: Draft) => void;
  readonly unsaved: UnsavedText | null;
  readonly setUnsaved: (unsaved: UnsavedText | null) => void;
  /** What the checks found in the files, unsaved text included. */
  readonly findings: readonly Finding[];
  readonly checkStage: CheckStage;
  /** What went wrong in the running preview. */
  readonly runtimeProblems: readonly Finding[];
  readonly addRuntimeProblem: (finding: Finding) => void;
  readonly clearRuntimeProblems: () => void;
  /** What the running preview said. */
  readonly consoleLog: ConsoleLog;
  /** Loads the preview again; what its last run said and broke is forgotten. */
  readonly reloadPreview: () => void;
};

export const EditorContext = createContext<Editor | null>(null);

/** The editor around this component; throws outside of one. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('No editor stands around this component.');
  return editor;
}

/** The draft of the chat message, apart from the rest: it changes with every letter. */
export const DraftContext = createContext('');

/** What is written in the chat's field. */
export function useDraft(): string {
  return use(DraftContext);
}
