/** The part of a node that rows are made from. */
type RowNode<Node> = { readonly id: string; readonly name: string; readonly children?: readonly Node[] };

export type TreeRow<Node> = {
  readonly node: Node;
  /** Depth, position and number of siblings, all from 1, as assistive technology counts them. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly isOpen: boolean;
  readonly parentId: string | null;
};

/** What a key does: moves the focus, opens or closes the folder in focus, or chooses what is in focus. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'choose' };

/** The rows of a tree that can be seen, top to bottom. */
export function visibleRows<Node extends RowNode<Node>>(
  nodes: readonly Node[],
  closed: ReadonlySet<string>,
  level = 1,
  parentId: string | null = null,
): readonly TreeRow<Node>[] {
  return nodes.flatMap((node, index) => {
    const isOpen = node.children !== undefined && !closed.has(node.id);
    const row = { node, level, position: index + 1, siblings: nodes.length, isOpen, parentId };
    return isOpen ? [row, ...visibleRows(node.children ?? [], closed, level + 1, node.id)] : [row];
  });
}

/** Reads a key by the tree pattern of ARIA's authoring practices; null when it is none of the tree's. */
export function moveInTree<Node extends RowNode<Node>>(
  rows: readonly TreeRow<Node>[],
  id: string,
  key: string,
  isRightToLeft: boolean,
): TreeMove | null {
  const index = rows.findIndex(({ node }) => node.id === id);
  const row = rows[index];
  if (!row) return null;
  const to = (target: TreeRow<Node> | undefined): TreeMove | null =>
    target ? { kind: 'focus', id: target.node.id } : null;
  const isFolder = row.node.children !== undefined;
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1]);
    case 'ArrowUp':
      return to(rows[index - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      if (!isFolder) return null;
      return row.isOpen ? to(rows[index + 1]) : { kind: 'toggle' };
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return row.isOpen ? { kind: 'toggle' } : to(rows.find(({ node }) => node.id === row.parentId));
    default:
      return key.length === 1 ? to(findByLetter(rows, index, key)) : null;
  }
}

function findByLetter<Node extends RowNode<Node>>(
  rows: readonly TreeRow<Node>[],
  from: number,
  letter: string,
): TreeRow<Node> | undefined {
  const after = [...rows.slice(from + 1), ...rows.slice(0, from + 1)];
  return after.find(({ node }) => node.name.toLowerCase().startsWith(letter.toLowerCase()));
}
