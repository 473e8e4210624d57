import { writeCsv } from '@/domain/table/write-csv';
import { saveDownload } from './save-download';

type CsvColumn<Row> = { readonly label: string; readonly value?: (row: Row) => string | number | null };

/** Saves a table as `{name}.csv`: the columns that have a value, in their order. */
export function saveCsv<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  const valued = columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const lines = rows.map((row) => valued.map(({ value }) => value(row)));
  saveDownload(writeCsv([valued.map(({ label }) => label), ...lines]), `${name}.csv`, 'text/csv');
}
