import { useState } from 'react';
import { bringBackFile, createFile, deleteFile, renameFile } from '@/services/project/file-commands';
import { notify } from '@/services/notices/notifications';
import { useEditor } from '../editor-context';
import { reportFailure } from '../report-failure';
import type { PathQuestion } from './file-path-dialog';
import { starterText } from './starter-text';
import type { useCodeSession } from './use-code-session';

/** Long enough to read the notice, reach for its button and press it. */
const undoMilliseconds = 12_000;

type FileActionsOptions = {
  readonly session: ReturnType<typeof useCodeSession>;
  /** Runs what follows once the unsaved text is saved or discarded; at once when there is none. */
  readonly whenSettled: (proceed: () => void) => void;
};

/** Making, renaming and removing files, and what is asked before each. */
export function useFileActions({ session, whenSettled }: FileActionsOptions) {
  const { projectId, paths, dispatch, unsaved } = useEditor();
  const [question, setQuestion] = useState<PathQuestion | null>(null);
  const [doomed, setDoomed] = useState<string | null>(null);

  const undo = (path: string, versionId: string) => {
    bringBackFile(projectId, path, versionId)
      .then(() => dispatch({ kind: 'file-asked', path }))
      .catch(reportFailure(`${path} was not brought back`));
  };
  const remove = async (path: string) => {
    if (unsaved?.path === path) session.drop();
    const versionId = await deleteFile(projectId, path);
    notify({
      type: 'success',
      title: `Deleted ${path}`,
      message: 'It is kept in the versions.',
      duration: undoMilliseconds,
      action: { label: 'Undo', run: () => undo(path, versionId) },
    });
  };
  const rename = async (from: string, to: string) => {
    if (from === to) return;
    // Told first: whoever shows the file learns that it went before learning where to.
    dispatch({ kind: 'file-moved', from, to });
    await renameFile(projectId, from, to);
    if (session.file?.path === from) session.open(to);
  };
  const create = async (path: string) => {
    await createFile({ projectId, path, content: starterText(path, paths) });
    dispatch({ kind: 'file-asked', path, line: 1 });
  };

  return {
    question,
    closeQuestion: () => setQuestion(null),
    answer: (path: string) => (question?.kind === 'rename' ? rename(question.path, path) : create(path)),
    askNew: (folder = '') => setQuestion({ kind: 'create', folder }),
    askRename: (path: string) => {
      const ask = () => setQuestion({ kind: 'rename', path });
      if (unsaved?.path === path) whenSettled(ask);
      else ask();
    },
    /** A file whose text would be lost, to be asked about. */
    doomed,
    keepDoomed: () => setDoomed(null),
    askDelete: (path: string) => {
      if (unsaved?.path === path) setDoomed(path);
      else remove(path).catch(reportFailure(`${path} was not deleted`));
    },
    deleteDoomed: () => {
      setDoomed(null);
      if (doomed !== null) remove(doomed).catch(reportFailure(`${doomed} was not deleted`));
    },
  };
}
