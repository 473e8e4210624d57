import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { ContextMenu } from './context-menu';
import { moveInTree, visibleRows } from './tree-rows';

export type TreeNode = {
  /** Unique in the tree; a path. */
  readonly id: string;
  readonly name: string;
  /** Present on folders. */
  readonly children?: readonly TreeNode[];
  readonly icon?: ReactNode;
  /** Shown at the end of the row: a dot for unsaved text, a count of problems. */
  readonly badge?: ReactNode;
};

type FileTreeProps = {
  label: string;
  nodes: readonly TreeNode[];
  selectedId: string | null;
  /** A file was chosen; folders open and close by themselves. */
  onSelect: (id: string) => void;
  /** F2 on a file. */
  onRename?: (id: string) => void;
  /** Delete on a file. */
  onDelete?: (id: string) => void;
  /** Entries of the menu about a row; null: about the tree as a whole. */
  menu?: (node: TreeNode | null) => ReactNode;
};

/**
 * Files and folders. Arrow keys, Home, End and letters move; Enter and Space choose; folders open with the arrows. F2
 * and Delete act on a file; a right click, a long press or the menu key opens the menu about a row.
 */
export function FileTree(props: FileTreeProps) {
  const { label, nodes, selectedId, onSelect, onRename, onDelete, menu } = props;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [pressedId, setPressedId] = useState<string | null>(null);
  const focusedIndex = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  const rows = visibleRows(nodes, closed);
  const isThere = (id: string | null) => rows.some(({ node }) => node.id === id);
  const tabId = isThere(focusedId) ? focusedId : isThere(selectedId) ? selectedId : rows[0]?.node.id;

  const pressed = rows.find(({ node }) => node.id === pressedId)?.node ?? null;

  // A row that goes while it has the focus hands it to the row that takes its place.
  useLayoutEffect(() => {
    const index = rows.findIndex(({ node }) => node.id === focusedId);
    if (index >= 0) focusedIndex.current = index;
    if (focusedId === null || index >= 0 || document.activeElement !== document.body) return;
    const next = list.current?.children.item(Math.min(focusedIndex.current, rows.length - 1));
    if (next instanceof HTMLElement) next.focus();
  }, [rows, focusedId]);

  const toggle = (id: string) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const activate = (node: TreeNode) => (node.children ? toggle(node.id) : onSelect(node.id));
  const focus = (id: string) => {
    setFocusedId(id);
    const row = list.current?.children.item(rows.findIndex(({ node }) => node.id === id));
    if (row instanceof HTMLElement) row.focus();
  };
  const idAt = ({ target, currentTarget }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('[role="treeitem"]') : null;
    return (row && rows[[...currentTarget.children].indexOf(row)]?.node.id) ?? null;
  };
  const handleKeyDown = (event: KeyboardEvent, node: TreeNode) => {
    const isDelete = event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey);
    if (!node.children && ((isDelete && onDelete) || (event.key === 'F2' && onRename))) {
      event.preventDefault();
      if (isDelete) onDelete?.(node.id);
      else onRename?.(node.id);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveInTree(
      rows,
      node.id,
      event.key,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (move === null) return;
    event.preventDefault();
    if (move.kind === 'focus') focus(move.id);
    else if (move.kind === 'toggle') toggle(node.id);
    else activate(node);
  };

  const tree = (
    <div
      ref={list}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={(event) => setPressedId(idAt(event))}
      onContextMenu={(event) => setPressedId(idAt(event))}
      className="grid min-h-full content-start gap-px p-2 text-[13px] outline-none"
    >
      {rows.map(({ node, level, position, siblings, isOpen }) => (
        <div
          key={node.id}
          role="treeitem"
          tabIndex={node.id === tabId ? 0 : -1}
          aria-level={level}
          aria-posinset={position}
          aria-setsize={siblings}
          aria-selected={node.id === selectedId}
          aria-expanded={node.children ? isOpen : undefined}
          onFocus={() => setFocusedId(node.id)}
          onClick={() => {
            setFocusedId(node.id);
            activate(node);
          }}
          onKeyDown={(event) => handleKeyDown(event, node)}
          style={{ paddingInlineStart: `${(level - 1) * 16 + 8}px` }}
          className={clsx(
            'flex h-7.5 cursor-default items-center gap-2 rounded-control pe-2 -outline-offset-2 select-none pointer-coarse:h-10',
            node.id === selectedId
              ? 'bg-blueprint-soft font-medium text-blueprint'
              : 'text-ink hover:bg-sunken',
          )}
        >
          {node.children ? (
            <ChevronRight
              size={14}
              aria-hidden
              className={clsx(
                'shrink-0 text-muted transition-transform duration-150 rtl:-scale-x-100',
                isOpen && 'rotate-90',
              )}
            />
          ) : (
            node.icon
          )}
          <span className="min-w-0 flex-1 truncate">
            <bdi>{node.name}</bdi>
          </span>
          {node.badge}
        </div>
      ))}
    </div>
  );
  if (!menu) return tree;
  return (
    <ContextMenu label={pressed ? `${pressed.name}: actions` : `${label}: actions`} items={menu(pressed)}>
      {tree}
    </ContextMenu>
  );
}
