import { useCallback, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import type { Finding } from '@/domain/site/finding';
import type { PreviewSession } from '@/services/project/preview-session';
import { ConsoleLog } from './console/console-log';
import { DraftContext, EditorContext, type Editor, type UnsavedText } from './editor-context';
import { initialEditorState, reduceEditor } from './editor-state';
import { useChatDraft } from './use-chat-draft';
import { useEditorProject } from './use-editor-project';
import { useKeptDrafts } from './use-kept-drafts';
import { useFindings } from './workspace/use-findings';

const mostProblems = 100;

/** Holds what the panes of one project's editor share. */
export function EditorProvider({ projectId, children }: { projectId: string; children: ReactNode }) {
  const data = useEditorProject(projectId);
  const [state, dispatch] = useReducer(reduceEditor, initialEditorState);
  const [draft, setDraft] = useChatDraft(projectId);
  const [unsaved, setUnsaved] = useState<UnsavedText | null>(null);
  const { drafts, forgetDraft } = useKeptDrafts(projectId, data.stage === 'ready');
  const [runtimeProblems, setRuntimeProblems] = useState<readonly Finding[]>([]);
  const [consoleLog] = useState(() => new ConsoleLog());
  const preview = useRef<PreviewSession | null>(null);
  const shownVersions = useRef(new Set<string>());
  const headVersionId = data.build ? null : (data.project?.headVersionId ?? null);
  const { findings, stage: checkStage } = useFindings({ projectId, headVersionId, unsaved });

  const addRuntimeProblem = useCallback((problem: Finding) => {
    setRuntimeProblems((problems) => {
      const isKnown = problems.some(
        ({ path, line, message }) =>
          path === problem.path && line === problem.line && message === problem.message,
      );
      return isKnown ? problems : [...problems, problem].slice(-mostProblems);
    });
  }, []);
  const attachPreview = useCallback((session: PreviewSession | null) => {
    preview.current = session;
  }, []);
  const clearRuntimeProblems = useCallback(() => setRuntimeProblems([]), []);
  const reloadPreview = useCallback(() => {
    clearRuntimeProblems();
    consoleLog.clear();
    preview.current?.reload();
  }, [clearRuntimeProblems, consoleLog]);

  const editor = useMemo<Editor>(
    () => ({
      ...data,
      projectId,
      state,
      dispatch,
      setDraft,
      preview,
      attachPreview,
      shownVersions,
      drafts,
      forgetDraft,
      unsaved,
      setUnsaved,
      findings,
      checkStage,
      runtimeProblems,
      addRuntimeProblem,
      clearRuntimeProblems,
      consoleLog,
      reloadPreview,
    }),
    [
      data,
      projectId,
      state,
      setDraft,
      drafts,
      forgetDraft,
      attachPreview,
      unsaved,
      findings,
      checkStage,
      runtimeProblems,
      addRuntimeProblem,
      clearRuntimeProblems,
      consoleLog,
      reloadPreview,
    ],
  );
  return (
    <EditorContext value={editor}>
      <DraftContext value={draft}>{children}</DraftContext>
    </EditorContext>
  );
}
