import { recordsPath, type BackupManifest } from '@/domain/project/backup-file';
import type { OpenZip } from '@/engine/archive/open-zip';
import { parseRecord, type RecordOf, type RecordTable } from '@/storage/system/backup-records';

type Read<Row> = { readonly rows: readonly Row[]; readonly unreadable: number };

/** The rows of one table in a backup, and how many of them cannot be read. */
export async function readRecords<T extends RecordTable>(
  zip: OpenZip,
  { settings }: BackupManifest,
  table: T,
): Promise<Read<RecordOf<T>>> {
  const bytes = await zip.read(recordsPath(table));
  const found = bytes ? linesOf(bytes).map(parseJson) : ofVersionOne(settings, table);
  const rows = found.map((row) => parseRecord(table, row)).filter((row) => row !== undefined);
  return { rows, unreadable: found.length - rows.length };
}

function linesOf(bytes: Uint8Array): string[] {
  return new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line !== '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first form kept models and prompts beside the projects. */
function ofVersionOne(settings: unknown, table: RecordTable): unknown[] {
  if (typeof settings !== 'object' || settings === null) return [];
  const names: Partial<Record<RecordTable, string>> = { aiModels: 'models', systemPrompts: 'prompts' };
  const rows: unknown = Reflect.get(settings, names[table] ?? '');
  return Array.isArray(rows) ? rows : [];
}
