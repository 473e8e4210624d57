import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/domain/errors';
import { adoptDraft, discardDraft } from '@/services/project/draft-commands';
import { saveFile } from '@/services/project/file-commands';
import { logger } from '@/services/logger';
import { useEditor, type UnsavedText } from '../editor-context';
import { reportFailure } from '../report-failure';
import { useOpenFile } from './use-open-file';
import { useTyping } from './use-typing';

const noteMilliseconds = 300;

/** Something about the open file that its editor has to say. */
export type CodeNotice = {
  readonly kind: 'problem' | 'conflict' | 'changed-elsewhere';
  readonly text: string;
  /** A file to go to: the conflict copy. */
  readonly path?: string;
};

/** Editing one file: opening, typing, keeping, saving, and what may come between. */
export function useCodeSession() {
  const editor = useEditor();
  const { projectId, files, drafts, forgetDraft, preview, shownVersions, unsaved, setUnsaved } = editor;
  const { reloadPreview } = editor;
  const [notice, setNotice] = useState<CodeNotice | null>(null);
  const [isSaving, setSaving] = useState(false);
  const text = useRef('');
  const saving = useRef(false);
  const isUnsaved = unsaved !== null;
  const noteTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Others hear at once that there is unsaved text, and of the text itself when the typist pauses. */
  const noteUnsaved = (path: string, next: string) => {
    if (!isUnsaved) setUnsaved({ path, text: next });
    clearTimeout(noteTimer.current);
    noteTimer.current = setTimeout(() => setUnsaved({ path, text: next }), noteMilliseconds);
  };
  const noteSettled = (rest: UnsavedText | null) => {
    clearTimeout(noteTimer.current);
    setUnsaved(rest);
  };
  useEffect(() => () => clearTimeout(noteTimer.current), []);
  const tellProblem = (problem: unknown) => {
    logger.error('text not kept', problem);
    const reason = problem instanceof Error ? problem.message : 'The reason is not known.';
    setNotice({ kind: 'problem', text: `${reason} Your text stays here, unsaved.` });
  };
  const revOf = (path: string) => files.find((row) => row.path === path)?.rev ?? 0;
  const { file, askedFor, open, noteSaved } = useOpenFile({
    projectId,
    newerRev: ({ path, stage, baseRev }) =>
      stage === 'ready' && !isUnsaved && revOf(path) > baseRev ? revOf(path) : 0,
    takeDraft: (path) => drafts.find((draft) => draft.path === path),
    onOpened: ({ path, startText, savedText, draft }) => {
      text.current = startText;
      if (draft) {
        forgetDraft(draft);
        adoptDraft(draft).catch(tellProblem);
      }
      noteSettled(startText === savedText ? null : { path, text: startText });
      setNotice((before) => (before?.kind === 'conflict' ? before : null));
    },
  });
  const typing = useTyping({
    onProblem: tellProblem,
    onStyles: (path, css) => preview.current?.replaceStyles(path, css),
    onReload: reloadPreview,
  });

  const type = (next: string) => {
    if (!file || file.stage === 'failed') return;
    text.current = next;
    if (next !== file.savedText) {
      noteUnsaved(file.path, next);
      typing.type({ projectId, path: file.path, text: next, baseRev: file.baseRev });
      return;
    }
    typing.stop();
    noteSettled(null);
    discardDraft(projectId, file.path)
      .then(reloadPreview)
      .catch(reportFailure('The draft was not discarded'));
  };

  /** Saves; false when the text is not in this file afterwards. */
  const save = async (): Promise<boolean> => {
    if (!file || file.stage === 'failed' || saving.current) return false;
    const { path, baseRev } = file;
    const saved = text.current;
    if (saved === file.savedText) return true;
    saving.current = true;
    setSaving(true);
    setNotice(null);
    typing.stop();
    try {
      const outcome = await saveFile({ projectId, path, text: saved, baseRev });
      if (outcome.kind === 'conflict') {
        const copy = outcome.copyPath;
        setNotice({ kind: 'conflict', text: describeError('file-conflict', { path, copy }), path: copy });
        noteSettled(null);
        open(path);
        return false;
      }
      // The preview followed every letter of a stylesheet: it needs no reload for this version.
      if (/\.css$/i.test(path)) shownVersions.current.add(outcome.versionId);
      noteSaved(path, saved, outcome.rev);
      noteSettled(text.current === saved ? null : { path, text: text.current });
      return true;
    } catch (error) {
      tellProblem(error);
      return false;
    } finally {
      saving.current = false;
      setSaving(false);
    }
  };

  /** Forgets the unsaved text and shows what is saved. */
  const discard = async (): Promise<void> => {
    if (!file) return;
    typing.stop();
    await discardDraft(projectId, file.path);
    noteSettled(null);
    reloadPreview();
    open(file.path);
  };

  /** Lets go of the unsaved text: its file is about to be deleted. */
  const drop = () => {
    typing.stop();
    noteSettled(null);
  };

  const isStale = file?.stage === 'ready' && isUnsaved && !isSaving && revOf(file.path) > file.baseRev;
  const staleNotice: CodeNotice | null = isStale
    ? {
        kind: 'changed-elsewhere',
        text: `${file.path} was changed elsewhere meanwhile. Saving keeps your text as a copy beside it.`,
      }
    : null;
  return {
    file,
    askedFor,
    isUnsaved,
    isSaving,
    notice: notice ?? staleNotice,
    dismissNotice: () => setNotice(null),
    open,
    type,
    save,
    discard,
    drop,
  };
}
