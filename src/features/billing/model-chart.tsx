import { useId } from 'react';
import type { ModelSum } from '@/domain/billing/sum-use';
import type { Formats } from '@/services/formats';
import { CutName } from '@/ui/cut-name';
import { largest, measureWords, type Measure } from './measures';
import { SumTable } from './sum-table';

type ModelChartProps = {
  models: readonly ModelSum[];
  nameOf: (modelId: string) => string;
  measure: Measure;
  shown: Formats;
};

/** A bar for every model that answered. The table behind it says the same. */
export function ModelChart({ models, nameOf, measure, shown }: ModelChartProps) {
  const id = useId();
  const most = largest(models, measure);
  const ordered = models.toSorted((first, second) => second[measure] - first[measure]);
  return (
    <figure className="grid min-w-0 content-start gap-2" aria-labelledby={id}>
      <figcaption id={id} className="text-sm font-medium">
        {measureWords[measure]} by model
      </figcaption>
      <ul className="grid gap-3">
        {ordered.map((sum) => (
          <li key={sum.modelId} className="grid gap-1">
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <CutName text={nameOf(sum.modelId)} />
              <span className="text-muted tabular-nums">{shown.number(sum[measure])}</span>
            </p>
            <svg aria-hidden className="h-2 w-full rtl:-scale-x-100" preserveAspectRatio="none">
              <rect width="100%" height="8" className="fill-sunken" />
              <rect width={`${(sum[measure] / most) * 100}%`} height="8" className="fill-blueprint" />
            </svg>
          </li>
        ))}
      </ul>
      <SumTable
        heading="Model"
        rows={ordered.map((sum) => {
          const name = nameOf(sum.modelId);
          return { ...sum, key: sum.modelId, name, place: name };
        })}
        shown={shown}
      />
    </figure>
  );
}
