import { Check, Minus } from 'lucide-react';

/** A plan's value of a feature: a mark with its word, or how much. */
export function PlanValue({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return <span className="font-[550] tabular-nums">{value}</span>;
  return (
    <>
      {value ? (
        <Check aria-hidden size={18} strokeWidth={2.25} className="inline text-moss" />
      ) : (
        <Minus aria-hidden size={18} className="inline text-edge" />
      )}
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}
