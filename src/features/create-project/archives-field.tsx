import { FileArchive, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formats } from '@/services/formats';
import { Badge } from '@/ui/badge';
import { CutName } from '@/ui/cut-name';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import { DropField } from './drop-field';
import type { Archives, ArchiveRow } from './use-archives';

/** Archives whose files can become the project's. */
export function ArchivesField({ archives }: { archives: Archives }) {
  const { number } = useSyncExternalStore(formats.subscribe, formats.read);
  return (
    <DropField
      label="Files"
      hint="A site you have, as .zip, .rar or .7z. Every archive is checked before anything of it is used."
      accept=".zip,.rar,.7z"
      icon={<FileArchive size={15} aria-hidden />}
      buttonLabel="Add archives"
      onFiles={archives.add}
    >
      {archives.rows.length > 0 && (
        <ul aria-label="Your archives" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {archives.rows.map((row) => (
            <li
              key={row.id}
              className="grid gap-1.5 rounded-control border border-line bg-raised py-1.5 ps-3 pe-1.5"
            >
              <div className="flex items-center gap-3">
                <CutName text={row.name} className="flex-1 text-sm font-medium" />
                <ArchiveState row={row} number={number} />
                <IconButton
                  label={row.state.kind === 'unpacking' ? `Cancel ${row.name}` : `Remove ${row.name}`}
                  onClick={() => archives.remove(row.id)}
                >
                  <X size={15} aria-hidden />
                </IconButton>
              </div>
              {row.state.kind === 'unpacking' && (
                <Progress label={`Unpacking ${row.name}`} done={row.state.done} total={row.state.total} />
              )}
              {row.state.kind === 'refused' && (
                <p role="alert" className="pb-1 text-sm break-words text-danger">
                  {row.state.reason}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </DropField>
  );
}

function ArchiveState({ row, number }: { row: ArchiveRow; number: (value: number) => string }) {
  const { state } = row;
  if (state.kind === 'unpacking') return <span className="text-sm text-muted">Unpacking…</span>;
  if (state.kind === 'refused') return <Badge tone="danger">Not used</Badge>;
  return (
    <Badge tone="good">{state.files.length === 1 ? '1 file' : `${number(state.files.length)} files`}</Badge>
  );
}
