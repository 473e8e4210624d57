import { Braces, File, FileCode2, Image, Palette } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TreeNode } from '@/ui/file-tree';
import { sortTreePaths } from '../sort-tree-paths';

const icons: Readonly<Record<string, ReactNode>> = {
  html: <FileCode2 size={15} aria-hidden className="shrink-0 text-muted" />,
  css: <Palette size={15} aria-hidden className="shrink-0 text-muted" />,
  js: <Braces size={15} aria-hidden className="shrink-0 text-muted" />,
  svg: <Image size={15} aria-hidden className="shrink-0 text-muted" />,
};
const plainIcon = <File size={15} aria-hidden className="shrink-0 text-muted" />;

/** The tree of a project's paths: pages first, then styles and scripts, other files, folders last. */
export function buildTree(paths: readonly string[], badge: (path: string) => ReactNode): readonly TreeNode[] {
  return growBranch(sortTreePaths(paths), '', badge);
}

function growBranch(
  paths: readonly string[],
  folder: string,
  badge: (path: string) => ReactNode,
): readonly TreeNode[] {
  const files: TreeNode[] = [];
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const rest = path.slice(folder.length);
    const slash = rest.indexOf('/');
    if (slash < 0) {
      const extension = rest.slice(rest.lastIndexOf('.') + 1).toLowerCase();
      files.push({ id: path, name: rest, icon: icons[extension] ?? plainIcon, badge: badge(path) });
    } else {
      const name = rest.slice(0, slash);
      folders.set(name, [...(folders.get(name) ?? []), path]);
    }
  }
  const branches = [...folders].map(([name, inside]): TreeNode => {
    const id = `${folder}${name}/`;
    return { id, name, children: growBranch(inside, id, badge) };
  });
  return [...files, ...branches];
}
