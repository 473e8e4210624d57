import { expect, it, vi } from 'vitest';
import { filedMoment, saveCsv } from './save-csv';
import { saveDownload } from './save-download';

vi.mock('./save-download', () => ({ saveDownload: vi.fn() }));

type Row = { readonly at: number; readonly name: string; readonly seconds: number };

it('files what a column says a file holds, under the name it has there, and leaves out what has no value', () => {
  saveCsv<Row>(
    'answers',
    [
      { label: 'Time', value: ({ at }) => at, filed: ({ at }) => filedMoment(at) },
      { label: 'Name', value: ({ name }) => name },
      { label: 'Took', filedLabel: 'Took (seconds)', value: ({ seconds }) => seconds },
      { label: 'Actions' },
    ],
    [{ at: Date.UTC(2026, 1, 3, 4, 5), name: '=1+1', seconds: 2.5 }],
  );
  expect(saveDownload).toHaveBeenCalledExactlyOnceWith(
    "Time,Name,Took (seconds)\r\n2026-02-03T04:05:00.000Z,'=1+1,2.5\r\n",
    'answers.csv',
    'text/csv',
  );
});

it('files no moment for a time that is none', () => {
  expect(filedMoment(Number.NaN)).toBe('');
});
