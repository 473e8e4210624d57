import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { PlanChange } from '@/domain/billing/plan-change';
import { plans } from '@/domain/plans/plans';
import { formats, type Formats } from '@/services/formats';
import { filedMoment, saveCsv } from '@/services/project/save-csv';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable, type Column } from '@/ui/data-table';
import { planPrice } from './plan-facts';

/** Every change of an account's plan. */
export function HistoryCard({ changes }: { changes: readonly PlanChange[] | undefined }) {
  const shown = useSyncExternalStore(formats.subscribe, formats.read);
  const columns = historyColumns(shown);
  return (
    <Card
      title="Billing History"
      description="Changes of your plan. There are no invoices: no money moves here."
      trailing={
        changes &&
        changes.length > 0 && (
          <Button
            size="small"
            aria-label="Save Billing History as CSV"
            onClick={() => saveCsv('billing-history', columns, changes)}
          >
            <Download size={14} aria-hidden />
            CSV
          </Button>
        )
      }
    >
      {changes && (
        <DataTable
          label="Billing History"
          columns={columns}
          rows={changes}
          keyOf={({ id }) => id}
          sorting={{ column: 'at', direction: 'descending' }}
          empty="No changes yet. You are on the plan you began with."
          maxHeight="20rem"
        />
      )}
    </Card>
  );
}

function historyColumns(shown: Formats): readonly Column<PlanChange>[] {
  const nameOf = (plan: PlanChange['from']) => plans.find(({ id }) => id === plan)?.name ?? plan;
  const priceOf = (plan: PlanChange['to']) => {
    const found = plans.find(({ id }) => id === plan);
    return found ? planPrice(found) : '';
  };
  return [
    {
      id: 'at',
      label: 'Time',
      width: '12rem',
      value: ({ at }) => at,
      filed: ({ at }) => filedMoment(at),
      cell: ({ at }) => shown.momentWithYear(at),
    },
    { id: 'from', label: 'From', value: ({ from }) => nameOf(from), cell: ({ from }) => nameOf(from) },
    { id: 'to', label: 'To', value: ({ to }) => nameOf(to), cell: ({ to }) => nameOf(to) },
    { id: 'price', label: 'List price', value: ({ to }) => priceOf(to), cell: ({ to }) => priceOf(to) },
  ];
}
