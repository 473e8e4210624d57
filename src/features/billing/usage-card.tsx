import { useLiveQuery } from 'dexie-react-hooks';
import { Download } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { sumByDay, sumByModel } from '@/domain/billing/sum-use';
import { monthAround } from '@/domain/plans/credits';
import { now } from '@/services/clock';
import { formats } from '@/services/formats';
import { saveCsv } from '@/services/project/save-csv';
import { firstUseAt } from '@/services/plans/usage-queries';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { Segmented } from '@/ui/segmented';
import { SelectField } from '@/ui/select-field';
import { DayChart } from './day-chart';
import { ledgerColumns } from './ledger-columns';
import { listMonths } from './list-months';
import { measures, measureWords, type Measure } from './measures';
import { ModelChart } from './model-chart';
import { useLedger } from './use-ledger';
import { useNames } from './use-names';

const measureOptions = measures.map((value) => ({ value, label: measureWords[value] }));

/** The ledger of a month: what answered, how much it was, and what it is estimated to cost. */
export function UsageCard({ accountId }: { accountId: string }) {
  const shown = useSyncExternalStore(formats.subscribe, formats.read);
  const [measure, setMeasure] = useState<Measure>('answers');
  const [start, setStart] = useState(() => monthAround(now()).start);
  const first = useLiveQuery(() => firstUseAt(accountId), [accountId]);
  const { uses, isReading } = useLedger(accountId, start);
  const { nameOfModel, nameOfProject } = useNames(accountId);
  const columns = useMemo(
    () => ledgerColumns(shown, nameOfModel, nameOfProject),
    [shown, nameOfModel, nameOfProject],
  );
  // Sums of a part would be wrong for a moment: they wait for the whole.
  const sums = useMemo(
    () =>
      uses && !isReading ? { days: sumByDay(uses, monthAround(start)), models: sumByModel(uses) } : null,
    [uses, isReading, start],
  );
  const months = listMonths(first ?? null, now(), shown);
  return (
    <Card
      title="Usage"
      description="Every answer you got, from the built-in composer and from models."
      trailing={
        <div className="flex flex-wrap items-center gap-2">
          {months.length > 1 && (
            <SelectField
              isCompact
              label="Month"
              options={months}
              value={String(start)}
              onChange={(value) => setStart(Number(value))}
              className="min-w-44"
            />
          )}
          {uses && uses.length > 0 && (
            <>
              <Segmented label="Shown" value={measure} onChange={setMeasure} options={measureOptions} />
              <Button
                size="small"
                aria-label="Save Usage as CSV"
                disabled={isReading}
                onClick={() => saveCsv('usage', columns, uses)}
              >
                <Download size={14} aria-hidden />
                CSV
              </Button>
            </>
          )}
        </div>
      }
    >
      {uses && isReading && (
        <p role="status" className="grid h-52 place-content-center text-sm text-muted tabular-nums">
          Adding up every answer of the month.
        </p>
      )}
      {sums && uses && uses.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <DayChart days={sums.days} measure={measure} shown={shown} />
          <ModelChart models={sums.models} nameOf={nameOfModel} measure={measure} shown={shown} />
        </div>
      )}
      {uses && (
        <DataTable
          label="Usage"
          columns={columns}
          rows={uses}
          keyOf={({ id }) => id}
          sorting={{ column: 'at', direction: 'descending' }}
          empty="No answers in this month yet. Describe a site, and its first answer stands here."
          maxHeight="26rem"
        />
      )}
    </Card>
  );
}
