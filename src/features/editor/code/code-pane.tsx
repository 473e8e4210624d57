import { useMemo, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SplitPane } from '@/ui/split-pane';
import { useEditor } from '../editor-context';
import { followMove, type Jump } from '../editor-state';
import { reportFailure } from '../report-failure';
import { useRememberedNumber } from '../use-remembered-number';
import { useSize } from '../use-size';
import { buildTree } from './build-tree';
import { FileEditor } from './file-editor';
import { FileTreePane } from './file-tree-pane';
import { UnsavedDialog } from './unsaved-dialog';
import { useCodeSession } from './use-code-session';
import { useFileActions } from './use-file-actions';

const tree = { min: 140, max: 320, default: 190 } as const;
/** Below this the tree and the text take turns. */
const bothMinPixels = 520;

/** The project's files beside the text of one of them. */
export function CodePane() {
  const { paths, findings, state, unsaved, stage } = useEditor();
  const session = useCodeSession();
  const { file, askedFor, isUnsaved, open } = session;
  /** What goes on once the unsaved text is saved or discarded. */
  const [waiting, setWaiting] = useState<{ readonly proceed: () => void } | null>(null);
  const [isTreeShown, setTreeShown] = useState(false);
  const [treeWidth, setTreeWidth] = useRememberedNumber('file_tree_width', tree.default);
  const pane = useRef<HTMLDivElement>(null);
  const { width } = useSize(pane);
  const isNarrow = width > 0 && width < bothMinPixels;

  const whenSettled = (proceed: () => void) => {
    if (isUnsaved) setWaiting({ proceed });
    else proceed();
  };
  const ask = (path: string) => {
    setTreeShown(false);
    if (path === askedFor && isUnsaved) return;
    whenSettled(() => open(path));
  };
  const goOn = () => {
    waiting?.proceed();
    setWaiting(null);
  };
  const actions = useFileActions({ session, whenSettled });

  // What the rest of the editor asks for, taken up while rendering: a jump, the first file, a file that went away.
  const [seenJump, setSeenJump] = useState<Jump | null>(null);
  const [seenPaths, setSeenPaths] = useState(paths);
  const isGone = askedFor !== null && seenPaths.includes(askedFor) && !paths.includes(askedFor);
  const first = paths.includes(state.page) ? state.page : paths[0];
  if (state.jump && state.jump !== seenJump) {
    setSeenJump(state.jump);
    ask(state.jump.path);
  } else if (askedFor === null && first !== undefined) {
    open(first);
  } else if (seenPaths !== paths && !isUnsaved) {
    setSeenPaths(paths);
    const next = isGone ? followMove(askedFor, state.lastMove, paths) : undefined;
    if (next !== undefined) open(next);
  }

  const isEmpty = stage === 'ready' && paths.length === 0 && !isUnsaved;
  const unsavedPath = unsaved?.path;
  const nodes = useMemo(() => {
    const troubled = new Set(findings.filter(({ severity }) => severity === 'error').map(({ path }) => path));
    return buildTree(paths, (path) => {
      if (path === unsavedPath) return <Dot label="unsaved" className="bg-amber" />;
      return troubled.has(path) ? <Dot label="has problems" className="bg-danger" /> : null;
    });
  }, [paths, findings, unsavedPath]);

  return (
    <div ref={pane} className="grid min-h-0 min-w-0">
      <SplitPane
        label="Width of the file tree"
        size={treeWidth}
        onSizeChange={setTreeWidth}
        min={tree.min}
        max={tree.max}
        defaultSize={tree.default}
        shows={isNarrow ? (isTreeShown ? 'start' : 'end') : 'both'}
        start={
          <FileTreePane nodes={nodes} selectedPath={file?.path ?? null} onOpen={ask} actions={actions} />
        }
        end={
          isEmpty ? (
            <EmptyState title="No files" className="min-h-0 overflow-auto bg-sunken">
              <Button onClick={() => actions.askNew()}>New file</Button>
            </EmptyState>
          ) : (
            <FileEditor
              session={session}
              onOpen={ask}
              {...(isNarrow ? { onFiles: () => setTreeShown(true) } : {})}
            />
          )
        }
      />
      <UnsavedDialog
        path={waiting === null ? null : (file?.path ?? null)}
        isSaving={session.isSaving}
        onSave={() => {
          session.save().then((isSaved) => (isSaved ? goOn() : setWaiting(null)), reportFailure('Not saved'));
        }}
        onDiscard={() => {
          session.discard().then(goOn, reportFailure('Not discarded'));
        }}
        onCancel={() => setWaiting(null)}
      />
    </div>
  );
}

function Dot({ label, className }: { label: string; className: string }) {
  return (
    <span title={label} className={`size-2 shrink-0 rounded-full ${className}`}>
      <span className="sr-only">{label}</span>
    </span>
  );
}
