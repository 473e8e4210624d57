import { Download } from 'lucide-react';
import type { UseSum } from '@/domain/billing/sum-use';
import type { Formats } from '@/services/formats';
import { saveCsv } from '@/services/project/save-csv';
import { Button } from '@/ui/button';
import { CellText } from '@/ui/cell-text';
import { DataTable, type Column } from '@/ui/data-table';
import { writeMicros } from './measures';

/** A sum with its name, and what it is put in order by. */
type SumRow = UseSum & { readonly key: string; readonly name: string; readonly place: string | number };

type SumTableProps = {
  /** Of the first column. */
  heading: string;
  rows: readonly SumRow[];
  shown: Formats;
};

const figureWidth = '7rem';

/** The figures behind a chart, folded away. */
export function SumTable({ heading, rows, shown }: SumTableProps) {
  const columns = sumColumns(heading, shown);
  const called = heading.toLowerCase();
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1.5 text-muted hover:text-ink">As a table</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-1">
        <DataTable
          label={`Figures by ${called}`}
          columns={columns}
          rows={rows}
          keyOf={({ key }) => key}
          maxHeight="16rem"
          empty="No answers yet."
        />
        {rows.length > 0 && (
          <Button
            size="small"
            className="justify-self-end"
            aria-label={`Save the figures by ${called} as CSV`}
            onClick={() => saveCsv(`usage-by-${called}`, columns, rows)}
          >
            <Download size={15} aria-hidden />
            CSV
          </Button>
        )}
      </div>
    </details>
  );
}

function sumColumns(heading: string, shown: Formats): readonly Column<SumRow>[] {
  return [
    {
      id: 'name',
      label: heading,
      width: 'minmax(8rem,1fr)',
      value: ({ place }) => place,
      filed: ({ name }) => name,
      cell: ({ name }) => <CellText text={name} />,
    },
    {
      id: 'answers',
      label: 'Answers',
      width: figureWidth,
      value: ({ answers }) => answers,
      cell: ({ answers }) => shown.number(answers),
    },
    {
      id: 'tokens',
      label: 'Tokens',
      width: figureWidth,
      value: ({ tokens }) => tokens,
      cell: ({ tokens }) => shown.number(tokens),
    },
    {
      id: 'credits',
      label: 'Credits',
      width: figureWidth,
      value: ({ credits }) => credits,
      cell: ({ credits }) => shown.number(credits),
    },
    {
      id: 'price',
      label: 'Estimated price',
      filedLabel: 'Estimated price (USD)',
      width: '9.5rem',
      value: ({ priceMicros }) => priceMicros / 1_000_000,
      cell: ({ priceMicros }) => writeMicros(priceMicros, shown),
    },
  ];
}
