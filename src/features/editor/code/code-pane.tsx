import { useMemo, useRef, useState } from 'react';
import { FileTree } from '@/ui/file-tree';
import { SplitPane } from '@/ui/split-pane';
import { useEditor } from '../editor-context';
import type { Jump } from '../editor-state';
import { reportFailure } from '../report-failure';
import { useRememberedNumber } from '../use-remembered-number';
import { useSize } from '../use-size';
import { buildTree } from './build-tree';
import { FileEditor } from './file-editor';
import { UnsavedDialog } from './unsaved-dialog';
import { useCodeSession } from './use-code-session';

const tree = { min: 140, max: 320, default: 190 } as const;
/** Below this the tree and the text take turns. */
const bothMinPixels = 520;

/** The project's files beside the text of one of them. */
export function CodePane() {
  const { paths, findings, state, unsaved } = useEditor();
  const session = useCodeSession();
  const { file, askedFor, isUnsaved, open } = session;
  const [askedPath, setAskedPath] = useState<string | null>(null);
  const [isTreeShown, setTreeShown] = useState(false);
  const [treeWidth, setTreeWidth] = useRememberedNumber('file_tree_width', tree.default);
  const pane = useRef<HTMLDivElement>(null);
  const { width } = useSize(pane);
  const isNarrow = width > 0 && width < bothMinPixels;

  const ask = (path: string) => {
    setTreeShown(false);
    if (path === askedFor && isUnsaved) return;
    if (isUnsaved) setAskedPath(path);
    else open(path);
  };
  const goOn = () => {
    if (askedPath !== null) open(askedPath);
    setAskedPath(null);
  };

  // What the rest of the editor asks for, taken up while rendering: a jump, the first file, a file that went away.
  const [seenJump, setSeenJump] = useState<Jump | null>(null);
  const first = paths.includes(state.page) ? state.page : paths[0];
  if (state.jump && state.jump !== seenJump) {
    setSeenJump(state.jump);
    ask(state.jump.path);
  } else if (first !== undefined && !isUnsaved && (askedFor === null || !paths.includes(askedFor))) {
    open(first);
  }

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
          <div className="min-h-0 overflow-auto bg-paper">
            <FileTree label="Files" nodes={nodes} selectedId={file?.path ?? null} onSelect={ask} />
          </div>
        }
        end={
          <FileEditor
            session={session}
            onOpen={ask}
            {...(isNarrow ? { onFiles: () => setTreeShown(true) } : {})}
          />
        }
      />
      <UnsavedDialog
        path={askedPath === null ? null : (file?.path ?? null)}
        isSaving={session.isSaving}
        onSave={() => {
          session
            .save()
            .then((isSaved) => (isSaved ? goOn() : setAskedPath(null)), reportFailure('Not saved'));
        }}
        onDiscard={() => {
          session.discard().then(goOn, reportFailure('Not discarded'));
        }}
        onCancel={() => setAskedPath(null)}
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
