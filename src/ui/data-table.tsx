import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { clearOfPinned } from './clear-of-pinned';
import { PrintedPart } from './printed-part';
import { sortRows, type Sorting } from './sort-rows';
import { useOverflow } from './use-overflow';
import { usePrinting } from './use-printing';

export type Column<Row> = {
  readonly id: string;
  readonly label: string;
  /** What the column is sorted by and what an export holds; a column without it is not sortable. */
  readonly value?: (row: Row) => string | number | null;
  readonly cell: (row: Row) => ReactNode;
  /** Width in the manner of grid-template-columns; 1fr unless told. */
  readonly width?: string;
  /** What stands on paper in its place, where the cell is something to press. */
  readonly printed?: (row: Row) => string;
  /** What an export holds instead of `value`, where people sort by something that no file should hold. */
  readonly filed?: (row: Row) => string | number | null;
  /** What an export calls it, where a file has to name the unit. */
  readonly filedLabel?: string;
  /** Stays in sight at the end while the others scroll: for what can be done with a row. */
  readonly isPinned?: boolean;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The order it starts in. */
  sorting?: Sorting;
  /** Said in place of rows when there are none. */
  empty: ReactNode;
  /** Highest it grows before it scrolls, in CSS; 32rem unless told. */
  maxHeight?: string;
};

const rowPixels = 48;
/** A row more is a row to lay out before anything is printed; whoever needs all of a long table saves it as a file. */
const printedMost = 1000;
/** How wide a column is that does not say. */
const wide = 'minmax(9rem,1fr)';
const pinnedLook =
  'sticky end-0 grid h-full content-center justify-items-end bg-raised group-data-overflowing/table:border-s group-data-overflowing/table:border-line';

/** A table that sorts by its headings and draws only the rows in sight, so that a hundred thousand are as smooth as ten. On paper it is whole, up to a thousand rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, empty, maxHeight = '32rem' } = props;
  const [sorting, setSorting] = useState<Sorting | null>(props.sorting ?? null);
  const scroller = useRef<HTMLDivElement>(null);
  const column = columns.find(({ id }) => id === sorting?.column);
  const value = column?.value;
  const direction = sorting?.direction;
  // Scrolling draws anew with the same rows: a hundred thousand are not to be sorted for every frame.
  const shown = useMemo(
    () => (value && direction ? sortRows(rows, value, direction) : rows),
    [rows, value, direction],
  );
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPixels,
    overscan: 8,
  });
  const isPrinting = usePrinting();
  // What is cut off by the column that stays says that there is more only where a line is drawn between them.
  const isOverflowing = useOverflow(scroller, rows.length > 0);
  const placed = isPrinting
    ? shown.slice(0, printedMost).map((_, index) => ({ index, start: null }))
    : virtual.getVirtualItems();
  const drawn = isPrinting ? columns.filter(isForPaper) : columns;
  const template = {
    gridTemplateColumns: drawn.map(({ width = wide }) => (isPrinting ? onPaper(width) : width)).join(' '),
  };
  const pinned = columns.find(({ isPinned }) => isPinned)?.width;
  if (rows.length === 0) {
    return (
      <div className="rounded-card border border-dashed border-line px-5 py-8 text-center text-muted">
        {empty}
      </div>
    );
  }
  return (
    // Hearing where the focus comes to is no way to act on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      // A table that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={label}
      data-overflowing={isOverflowing || undefined}
      className="group/table overflow-auto rounded-card border border-line"
      onFocus={({ currentTarget, target }) => clearOfPinned(currentTarget, target)}
      // What the focus comes to is scrolled clear of the headings and of what stays in sight at the end.
      style={{ maxHeight, scrollPaddingBlockStart: '2.75rem', scrollPaddingInlineEnd: pinned }}
    >
      <div
        role="table"
        aria-label={label}
        aria-rowcount={shown.length + 1}
        className={clsx('min-w-full text-sm', !isPrinting && 'w-max')}
      >
        <div role="rowgroup" className="sticky top-0 z-10 bg-sunken">
          <div role="row" aria-rowindex={1} className="grid border-b border-line" style={template}>
            {drawn.map(({ id, label: name, value, isPinned }) => (
              <div
                key={id}
                role="columnheader"
                aria-sort={value ? sortOf(sorting, id) : undefined}
                data-pinned={isPinned}
                className={clsx(
                  'flex min-w-0',
                  isPinned &&
                    'sticky end-0 justify-end bg-sunken group-data-overflowing/table:border-s group-data-overflowing/table:border-line',
                )}
              >
                {value ? (
                  <button
                    type="button"
                    onClick={() => setSorting(nextSorting(sorting, id))}
                    className="flex h-10 min-w-0 flex-1 items-center gap-1.5 px-3.5 text-start font-semibold hover:text-blueprint"
                  >
                    {name}
                    <SortArrow sort={sortOf(sorting, id)} />
                  </button>
                ) : (
                  <span
                    className={clsx('flex h-10 items-center px-3.5 font-semibold', isPinned && 'sr-only')}
                  >
                    {name}
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
        <div
          role="rowgroup"
          className="relative"
          style={{ height: isPrinting ? 'auto' : virtual.getTotalSize() }}
        >
          {placed.map(({ index, start }) => {
            const row = shown[index];
            if (row === undefined) return null;
            return (
              <div
                key={keyOf(row)}
                role="row"
                aria-rowindex={index + 2}
                className={clsx(
                  'grid items-center',
                  start !== null && 'absolute inset-x-0',
                  index > 0 && 'border-t border-line',
                )}
                style={
                  start === null
                    ? { ...template, minHeight: rowPixels }
                    : { ...template, height: rowPixels, transform: `translateY(${start}px)` }
                }
              >
                {drawn.map(({ id, cell, printed, isPinned }) => (
                  <div
                    key={id}
                    role="cell"
                    data-pinned={isPinned}
                    // Room around a control: what is cut off at the edge would cut its focus ring.
                    className={clsx(
                      'min-w-0 px-3.5 py-1',
                      isPrinting ? 'wrap-anywhere' : 'truncate',
                      isPinned && pinnedLook,
                    )}
                  >
                    {isPrinting && printed ? printed(row) : cell(row)}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
      <PrintedPart printed={Math.min(printedMost, shown.length)} of={shown.length} />
    </div>
  );
}

/** What can only be done with a row has no place on paper. */
function isForPaper<Row>({ value, isPinned }: Column<Row>): boolean {
  return value !== undefined || isPinned !== true;
}

/** A sheet does not scroll: columns share it as their narrowest widths, in rem, do. */
function onPaper(width: string): string {
  return `minmax(0, ${/\d+(?:\.\d+)?/.exec(width)?.[0] ?? '1'}fr)`;
}

function SortArrow({ sort }: { sort: 'ascending' | 'descending' | 'none' }) {
  if (sort === 'none') return null;
  return sort === 'ascending' ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />;
}

function sortOf(sorting: Sorting | null, column: string): 'ascending' | 'descending' | 'none' {
  return sorting?.column === column ? sorting.direction : 'none';
}

function nextSorting(sorting: Sorting | null, column: string): Sorting {
  const isDown = sorting?.column === column && sorting.direction === 'ascending';
  return { column, direction: isDown ? 'descending' : 'ascending' };
}
