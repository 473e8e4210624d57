import { useLiveQuery } from 'dexie-react-hooks';
import { describeError } from '@/domain/errors';
import { formats } from '@/services/formats';
import { listQuarantined } from '@/services/project/project-queries';

const tables: Readonly<Record<string, string>> = {
  projects: 'project',
  files: 'file',
  versions: 'version',
  messages: 'message',
};

/** Names stored records that could not be read. They were set aside as they were found; everything else is shown. */
export function SetAsideNotice() {
  const rows = useLiveQuery(() => listQuarantined(), []);
  if (!rows || rows.length === 0) return null;
  return (
    <details className="mb-6 rounded-card border border-amber bg-raised px-4 py-3">
      <summary className="cursor-pointer font-medium">
        {rows.length === 1
          ? 'One stored record could not be read and was set aside. Everything else is here.'
          : `${formats.read().number(rows.length)} stored records could not be read and were set aside. Everything else is here.`}
      </summary>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-auto text-sm text-muted">
        {rows.map(({ id, table, name, key, problem }) => (
          <li key={id}>
            {describeError('row-invalid', { table: tables[table] ?? table, key: name || key })}{' '}
            <span className="font-code text-xs">{problem}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
