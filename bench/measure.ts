/** One line of the table: a figure against its target and, where there is one, against a rival measured in the same run. */
export type Measurement = {
  readonly name: string;
  readonly figure: number;
  readonly unit: 'ms' | 'KB' | 'MB' | 'x' | 'requests';
  readonly target: number;
  readonly detail?: string;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that `share` (0 to 1) of all stay below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints the measurements as a table: figure, target, and figure divided by target. */
export function printTable(rows: readonly Measurement[]): void {
  const cells = rows.map(({ name, figure, unit, target, detail }) => [
    name,
    `${round(figure)} ${unit}`,
    `${round(target)} ${unit}`,
    target === 0 ? (figure === 0 ? '=' : 'over') : (figure / target).toFixed(2),
    figure <= target ? 'met' : 'MISSED',
    detail ?? '',
  ]);
  const head = ['measurement', 'figure', 'target', 'ratio', '', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...cells]) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

function round(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}
