import type { AiModel } from '@/domain/assistant/ai-model';
import type { ModelRow } from '@/services/models/model-rows';
import { filedMoment } from '@/services/project/save-csv';
import { Badge } from '@/ui/badge';
import { Switch } from '@/ui/switch-row';
import { CellText } from '@/ui/cell-text';
import type { Column } from '@/ui/data-table';

export const typeNames: Readonly<Record<AiModel['modelType'], string>> = {
  text: 'Text',
  image: 'Image',
  code: 'Code',
  multimodal: 'Multimodal',
};

/** The columns that only a file holds. */
export const filedColumns: readonly Column<ModelRow>[] = [
  { id: 'systemName', label: 'System Name', value: ({ systemName }) => systemName, cell: () => null },
  { id: 'maxTokens', label: 'Max tokens', value: ({ maxTokens }) => maxTokens ?? null, cell: () => null },
  { id: 'pricing', label: 'Price', value: ({ pricing }) => pricing, cell: () => null },
  { id: 'description', label: 'Description', value: ({ description }) => description, cell: () => null },
  { id: 'endpoint', label: 'Endpoint', value: ({ endpoint }) => endpoint ?? null, cell: () => null },
  {
    id: 'created',
    label: 'Created',
    value: ({ createdAt }) => filedMoment(createdAt),
    cell: () => null,
  },
  {
    id: 'edited',
    label: 'Last edited',
    value: ({ lastEdited }) => filedMoment(lastEdited),
    cell: () => null,
  },
];

type Acts = {
  readonly canChange: boolean;
  readonly selectedId: string | undefined;
  readonly onSelect: (model: ModelRow) => void;
  readonly onEnable: (model: ModelRow, enabled: boolean) => void;
};

/** The columns of the table of models. */
export function modelColumns(
  { canChange, selectedId, onSelect, onEnable }: Acts,
  room: 'phone' | 'tablet' | 'desktop',
): readonly Column<ModelRow>[] {
  const isNarrow = room === 'phone';
  const columns: Column<ModelRow>[] = [
    {
      id: 'order',
      label: '#',
      width: '3.5rem',
      value: ({ order }) => order + 1,
      cell: ({ place }) => <span className="text-muted tabular-nums">{place}</span>,
    },
    {
      id: 'name',
      label: 'Name',
      width: isNarrow ? 'minmax(9rem,1fr)' : 'minmax(13.5rem,1fr)',
      value: ({ name }) => name,
      printed: ({ name }) => name,
      cell: (model) => (
        <span className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            aria-pressed={model.id === selectedId}
            onClick={() => onSelect(model)}
            className="min-h-9 min-w-0 text-start font-medium hover:text-blueprint hover:underline aria-pressed:text-blueprint"
          >
            <CellText text={model.name} />
          </button>
          {model.isNamed && !isNarrow && <Badge tone="blueprint">In the chat</Badge>}
        </span>
      ),
    },
    {
      id: 'provider',
      label: 'Provider',
      width: '7rem',
      value: ({ provider }) => provider,
      cell: ({ provider }) => <CellText text={provider} />,
    },
    {
      id: 'type',
      label: 'Type',
      width: '7.5rem',
      value: ({ modelType }) => typeNames[modelType],
      cell: ({ modelType }) => typeNames[modelType],
    },
    {
      id: 'key',
      label: 'Key',
      width: '8.5rem',
      value: ({ readiness }) => readinessWords[readiness],
      cell: ({ readiness }) => (
        <Badge tone={readiness === 'missing' ? 'plain' : 'good'}>{readinessWords[readiness]}</Badge>
      ),
    },
    {
      id: 'enabled',
      label: 'Enabled',
      width: '6rem',
      value: ({ enabled }) => (enabled ? 'Yes' : 'No'),
      printed: ({ enabled }) => (enabled ? 'Yes' : 'No'),
      cell: (model) => (
        <Switch
          label={`Offer ${model.name}`}
          checked={model.enabled}
          disabled={!canChange}
          onChange={(enabled) => onEnable(model, enabled)}
        />
      ),
    },
  ];
  return columns.filter(({ id }) => !hidden[room].includes(id));
}

/** Columns that have no room; the detail beside or below has what they say. */
const hidden = { phone: ['provider', 'type', 'key'], tablet: ['provider', 'type'], desktop: [] as string[] };

export const readinessWords = {
  ready: 'Configured',
  missing: 'Not configured',
  local: 'No key needed',
} as const;
