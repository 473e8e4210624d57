import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { PrintedPart } from './printed-part';
import { usePrinting } from './use-printing';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

type VirtualGridProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** What stands in while the page flies past whole windows of items: cheap, of the same shape. */
  renderFlying: (item: Item) => ReactNode;
  /** Narrowest an item may be, in pixels; as many stand side by side as there is room for. */
  minWidth: number;
  /** Height of every item, in pixels. */
  height: number;
  gap: number;
};

/** Items are heavier than rows of a table: so many are laid out at once for paper, and the rest is said. */
const printedMost = 300;

/**
 * A grid that scrolls with the page and holds only what is near the window: ten thousand items cost what thirty do. On
 * paper it holds its first three hundred.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, keyOf, render, renderFlying, minWidth, height, gap } = props;
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  const [isFlying, setFlying] = useState(false);
  const lastOffset = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width: Math.round(width), top: Math.round(top + window.scrollY) };
      setPlace((before) => (before.width === next.width && before.top === next.top ? before : next));
    };
    measure();
    // What stands above may grow and push the grid down; the page's height then changes too.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const columns = Math.max(1, Math.floor((place.width + gap) / (minWidth + gap)));
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtual = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => height + gap,
    overscan: 2,
    scrollMargin: place.top,
    onChange: ({ scrollOffset }, isScrolling) => {
      const offset = scrollOffset ?? 0;
      setFlying(isScrolling && Math.abs(offset - lastOffset.current) > window.innerHeight);
      lastOffset.current = offset;
    },
  });
  const isPrinting = usePrinting();
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className={isPrinting ? 'grid' : 'relative'}
        style={
          isPrinting
            ? { gap, gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))` }
            : { height: Math.max(0, virtual.getTotalSize() - gap) }
        }
      >
        {isPrinting &&
          items.slice(0, printedMost).map((item) => (
            <li key={keyOf(item)} style={{ blockSize: height }}>
              {render(item)}
            </li>
          ))}
        {!isPrinting &&
          place.width > 0 &&
          virtual.getVirtualItems().flatMap(({ index: row, start }) =>
            items.slice(row * columns, (row + 1) * columns).map((item, column) => (
              <li
                key={keyOf(item)}
                aria-setsize={items.length}
                aria-posinset={row * columns + column + 1}
                className="absolute [contain:layout_style]"
                style={{
                  insetBlockStart: 0,
                  insetInlineStart: `calc((100% + ${gap}px) / ${columns} * ${column})`,
                  inlineSize: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
                  blockSize: height,
                  transform: `translateY(${start - place.top}px)`,
                }}
              >
                {isFlying ? renderFlying(item) : render(item)}
              </li>
            )),
          )}
      </ul>
      {isPrinting && <PrintedPart printed={Math.min(printedMost, items.length)} of={items.length} />}
    </>
  );
}
