import type { ModelUse } from '@/domain/assistant/model-use';
import type { Formats } from '@/services/formats';
import { filedMoment } from '@/services/project/save-csv';
import { CellText } from '@/ui/cell-text';
import type { Column } from '@/ui/data-table';
import { writeMicros } from './measures';

/** The columns of the ledger: one row is one answer. */
export function ledgerColumns(
  shown: Formats,
  nameOfModel: (modelId: string) => string,
  nameOfProject: (projectId: string | null) => string,
): readonly Column<ModelUse>[] {
  return [
    {
      id: 'at',
      label: 'Time',
      width: '10.5rem',
      value: ({ at }) => at,
      filed: ({ at }) => filedMoment(at),
      cell: ({ at }) => shown.moment(at),
    },
    {
      id: 'model',
      label: 'Model',
      width: 'minmax(9rem,1.2fr)',
      value: ({ modelId }) => nameOfModel(modelId),
      cell: ({ modelId }) => <CellText text={nameOfModel(modelId)} />,
    },
    {
      id: 'project',
      label: 'Project',
      width: 'minmax(9rem,1.4fr)',
      value: ({ projectId }) => nameOfProject(projectId),
      cell: ({ projectId }) => <CellText text={nameOfProject(projectId)} />,
    },
    {
      id: 'input',
      label: 'Tokens in',
      width: '6.75rem',
      value: ({ inputTokens }) => inputTokens,
      cell: ({ inputTokens }) => shown.number(inputTokens),
    },
    {
      id: 'output',
      label: 'Tokens out',
      width: '7.25rem',
      value: ({ outputTokens }) => outputTokens,
      cell: ({ outputTokens }) => shown.number(outputTokens),
    },
    {
      id: 'price',
      label: 'Estimated price',
      filedLabel: 'Estimated price (USD)',
      width: '9.5rem',
      value: ({ priceMicros }) => priceMicros / 1_000_000,
      cell: ({ priceMicros }) => writeMicros(priceMicros, shown),
    },
    {
      id: 'time',
      label: 'Took',
      filedLabel: 'Took (seconds)',
      width: '6rem',
      value: ({ milliseconds }) => milliseconds / 1000,
      cell: ({ milliseconds }) => shown.duration(milliseconds),
    },
  ];
}
