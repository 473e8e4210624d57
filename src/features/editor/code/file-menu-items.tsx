import { FilePlus, PencilLine, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { ContextMenuItem } from '@/ui/context-menu';
import type { TreeNode } from '@/ui/file-tree';
import type { useFileActions } from './use-file-actions';

type FileMenuItemsProps = {
  /** What was pressed; null for the room below the files. */
  node: TreeNode | null;
  actions: ReturnType<typeof useFileActions>;
  onOpen: (path: string) => void;
};

/** What can be done with a file or a folder of the tree. */
export function FileMenuItems({ node, actions, onOpen }: FileMenuItemsProps) {
  const isFile = node !== null && node.children === undefined;
  const folder = node === null ? '' : isFile ? node.id.slice(0, node.id.lastIndexOf('/') + 1) : node.id;
  return (
    <>
      {isFile && (
        <ContextMenuItem
          icon={<SquareArrowOutUpRight size={16} aria-hidden />}
          shortcut="Enter"
          onSelect={() => onOpen(node.id)}
        >
          Open
        </ContextMenuItem>
      )}
      <ContextMenuItem icon={<FilePlus size={16} aria-hidden />} onSelect={() => actions.askNew(folder)}>
        {folder === '' ? 'New file…' : <bdi>{`New file in ${folder}…`}</bdi>}
      </ContextMenuItem>
      {isFile && (
        <>
          <ContextMenuItem
            icon={<PencilLine size={16} aria-hidden />}
            shortcut="F2"
            onSelect={() => actions.askRename(node.id)}
          >
            Rename or move…
          </ContextMenuItem>
          <ContextMenuItem
            icon={<Trash2 size={16} aria-hidden />}
            shortcut="Delete"
            onSelect={() => actions.askDelete(node.id)}
          >
            Delete
          </ContextMenuItem>
        </>
      )}
    </>
  );
}
