import { writeCsv } from '@/domain/table/write-csv';
import { saveDownload } from './save-download';

type CsvColumn<Row> = {
  readonly label: string;
  readonly value?: (row: Row) => string | number | null;
  /** What a file holds and calls it, where that is not what a screen sorts by and shows. */
  readonly filed?: (row: Row) => string | number | null;
  readonly filedLabel?: string;
};

/** Saves a table as `{name}.csv`: the columns that have a value, in their order. */
export function saveCsv<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  const valued = columns.flatMap(({ label, value, filed = value, filedLabel = label }) =>
    filed ? [{ label: filedLabel, filed }] : [],
  );
  const lines = rows.map((row) => valued.map(({ filed }) => filed(row)));
  saveDownload(writeCsv([valued.map(({ label }) => label), ...lines]), `${name}.csv`, 'text/csv');
}

/** A moment as a file holds it: spreadsheets read it, and it means the same everywhere. */
export function filedMoment(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
