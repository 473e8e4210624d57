import { FilePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FileTree, type TreeNode } from '@/ui/file-tree';
import { IconButton } from '@/ui/icon-button';
import { useEditor } from '../editor-context';
import { FileMenuItems } from './file-menu-items';
import { FilePathDialog } from './file-path-dialog';
import type { useFileActions } from './use-file-actions';

type FileTreePaneProps = {
  nodes: readonly TreeNode[];
  selectedPath: string | null;
  onOpen: (path: string) => void;
  actions: ReturnType<typeof useFileActions>;
};

/** The files of the project: to open, make, rename and delete. */
export function FileTreePane({ nodes, selectedPath, onOpen, actions }: FileTreePaneProps) {
  const { paths, stage, lock } = useEditor();
  const pane = useRef<HTMLDivElement>(null);
  const canChange = stage === 'ready' && lock === null;
  const { question, doomed } = actions;
  const newButton = useRef<HTMLButtonElement>(null);
  /** Back to where it was asked; a renamed row is another row, so it is the tree's current one. */
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (question?.kind === 'create') newButton.current?.focus();
    else pane.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  };
  return (
    <div ref={pane} className="grid min-h-0 grid-rows-[44px_minmax(0,1fr)] bg-paper">
      <div className="flex items-center justify-between border-b border-line ps-4 pe-1.5">
        <h2 className="font-ui text-[13px] font-semibold">Files</h2>
        {canChange && (
          <IconButton
            ref={newButton}
            label="New file"
            className="!size-8 pointer-coarse:!size-10"
            onClick={() => actions.askNew()}
          >
            <FilePlus size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="min-h-0 overflow-auto">
        <FileTree
          label="Files"
          nodes={nodes}
          selectedId={selectedPath}
          onSelect={onOpen}
          {...(canChange
            ? {
                onRename: actions.askRename,
                onDelete: actions.askDelete,
                menu: (node) => <FileMenuItems node={node} actions={actions} onOpen={onOpen} />,
              }
            : {})}
        />
      </div>
      {question && (
        <FilePathDialog
          question={question}
          paths={paths}
          onAnswer={actions.answer}
          onClose={actions.closeQuestion}
          onCloseAutoFocus={returnFocus}
        />
      )}
      <Dialog
        open={doomed !== null}
        onOpenChange={(open) => {
          if (!open) actions.keepDoomed();
        }}
        title={`Delete ${doomed ?? ''}?`}
        description="What you typed in it is not saved and would be lost. The saved file stays in the versions."
        onCloseAutoFocus={returnFocus}
        actions={
          <>
            <Button variant="ghost" onClick={actions.keepDoomed}>
              Cancel
            </Button>
            <Button variant="danger" onClick={actions.deleteDoomed}>
              Delete it
            </Button>
          </>
        }
      />
    </div>
  );
}
