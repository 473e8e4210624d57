import { useState } from 'react';
import type { FileCount } from '@/domain/project/message';
import { Chip } from '@/ui/chip';
import { useEditor } from '../editor-context';
import { sortTreePaths } from '../sort-tree-paths';
import { LineCounts } from './line-counts';

const firstShown = 3;

/** The files a version touched with the lines added and removed; a press opens the file. */
export function FileChips({ files }: { files: readonly FileCount[] }) {
  const { dispatch, paths } = useEditor();
  const [isWhole, setWhole] = useState(false);
  const sorted = sortTreePaths(files.map(({ path }) => path));
  const ordered = files.toSorted((a, b) => sorted.indexOf(a.path) - sorted.indexOf(b.path));
  const shown = isWhole || files.length === firstShown + 1 ? ordered : ordered.slice(0, firstShown);
  const rest = files.length - shown.length;
  return (
    <>
      {shown.map((file) => (
        <Chip
          key={file.path}
          disabled={!paths.includes(file.path)}
          title={file.state === 'deleted' ? `${file.path} was deleted` : `Open ${file.path}`}
          onClick={() => dispatch({ kind: 'file-asked', path: file.path })}
          className="!gap-2 font-code text-xs font-medium"
        >
          <span dir="ltr" className="truncate">
            {file.path}
          </span>
          <LineCounts added={file.added} removed={file.removed} />
        </Chip>
      ))}
      {rest > 0 && (
        <Chip className="font-code text-xs font-medium" onClick={() => setWhole(true)}>
          {rest} more
        </Chip>
      )}
    </>
  );
}
