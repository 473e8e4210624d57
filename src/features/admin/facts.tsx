import type { ReactNode } from 'react';

type FactsProps = {
  facts: readonly (readonly [label: string, value: ReactNode])[];
};

/** Labels and what they stand for, side by side. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid text-sm">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 border-b border-line py-2 first:border-t"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
