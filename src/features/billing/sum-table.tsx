import type { UseSum } from '@/domain/billing/sum-use';
import type { Formats } from '@/services/formats';
import { writeMicros } from './measures';

type SumTableProps = {
  /** Of the first column. */
  heading: string;
  rows: readonly (UseSum & { readonly key: string; readonly name: string })[];
  shown: Formats;
};

/** The figures behind a chart, folded away. */
export function SumTable({ heading, rows, shown }: SumTableProps) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1.5 text-muted hover:text-ink">As a table</summary>
      <div
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={`Figures by ${heading.toLowerCase()}`}
        className="max-h-56 overflow-auto pt-1"
      >
        <table className="w-full tabular-nums">
          <thead>
            <tr className="border-b border-line text-start">
              {[heading, 'Answers', 'Tokens', 'Credits', 'Estimated price'].map((label, at) => (
                <th
                  key={label}
                  scope="col"
                  className={`py-1.5 pe-3 font-semibold ${at === 0 ? 'text-start' : 'text-end'}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                  {row.name}
                </th>
                <td className="pe-3 text-end">{shown.number(row.answers)}</td>
                <td className="pe-3 text-end">{shown.number(row.tokens)}</td>
                <td className="pe-3 text-end">{shown.number(row.credits)}</td>
                <td className="pe-3 text-end">{writeMicros(row.priceMicros, shown)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
