import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError } from '@/domain/errors';
import { discardDraft, saveFile } from '@/services/file-commands';
import { logger } from '@/services/logger';
import { useEditor } from '../editor-context';
import { reportFailure } from '../report-failure';
import { useOpenFile } from './use-open-file';
import { useTyping } from './use-typing';

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
  const [notice, setNotice] = useState<CodeNotice | null>(null);
  const [isSaving, setSaving] = useState(false);
  const text = useRef('');
  const saving = useRef(false);
  const { file, open, noteSaved } = useOpenFile(projectId, (path) =>
    drafts.find((draft) => draft.path === path),
  );
  const isUnsaved = unsaved !== null;
  const typing = useTyping({
    onKept: (problem) => {
      if (problem === null) return;
      logger.error('draft not kept', problem);
      setNotice({ kind: 'problem', text: problem instanceof Error ? problem.message : String(problem) });
    },
    onStyles: (path, css) => preview.current?.replaceStyles(path, css),
    onReload: () => preview.current?.reload(),
  });

  const handleOpened = useEffectEvent(() => {
    if (!file) return;
    text.current = file.startText;
    if (file.draftKeptAt !== null) forgetDraft(file.path);
    setUnsaved(file.startText === file.savedText ? null : { path: file.path, text: file.startText });
    if (notice?.kind !== 'conflict') setNotice(null);
  });
  useEffect(() => handleOpened(), [file?.revision]);

  const type = (next: string) => {
    if (!file || file.stage === 'failed') return;
    text.current = next;
    if (next === file.savedText) {
      typing.stop();
      setUnsaved(null);
      discardDraft(projectId, file.path)
        .then(() => preview.current?.reload())
        .catch(reportFailure('The draft was not discarded'));
      return;
    }
    setUnsaved({ path: file.path, text: next });
    typing.type({ projectId, path: file.path, text: next, baseRev: file.baseRev });
  };

  /** Saves; false when the text is not in this file afterwards. */
  const save = async (): Promise<boolean> => {
    if (!file || file.stage === 'failed' || saving.current) return false;
    const saved = text.current;
    if (saved === file.savedText) return true;
    saving.current = true;
    setSaving(true);
    setNotice(null);
    typing.stop();
    const { path, baseRev } = file;
    try {
      const outcome = await saveFile({ projectId, path, text: saved, baseRev });
      if (outcome.kind === 'conflict') {
        const { copyPath } = outcome;
        setNotice({
          kind: 'conflict',
          text: describeError('file-conflict', { path, copy: copyPath }),
          path: copyPath,
        });
        setUnsaved(null);
        open(path);
        return false;
      }
      if (/\.css$/i.test(path)) shownVersions.current.add(outcome.versionId);
      noteSaved(path, saved, outcome.rev);
      setUnsaved(text.current === saved ? null : { path, text: text.current });
      return true;
    } catch (error) {
      logger.error('file not saved', error);
      setNotice({ kind: 'problem', text: error instanceof Error ? error.message : String(error) });
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
    setUnsaved(null);
    preview.current?.reload();
    open(file.path);
  };

  // The file was saved elsewhere: another tab, the chat, a restored version.
  const liveRev = file ? files.find(({ path }) => path === file.path)?.rev : undefined;
  const handleRev = useEffectEvent(() => {
    if (!file || file.stage === 'failed' || saving.current || liveRev === undefined) return;
    if (liveRev <= file.baseRev) return;
    if (!isUnsaved) open(file.path);
    else
      setNotice({
        kind: 'changed-elsewhere',
        text: `${file.path} was changed elsewhere meanwhile. Saving keeps your text as a copy beside it.`,
      });
  });
  useEffect(() => handleRev(), [liveRev, file?.baseRev]);

  const dismissNotice = useCallback(() => setNotice(null), []);
  return { file, isUnsaved, isSaving, notice, dismissNotice, open, type, save, discard };
}
