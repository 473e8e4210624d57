import type { ReactNode } from 'react';

type LinedListProps = {
  items: readonly { readonly title: string; readonly text: ReactNode }[];
  /** Numbered, where the order counts. */ isNumbered?: boolean;
};

/** Titles with a few sentences each, in one or two columns between hairlines. */
export function LinedList({ items, isNumbered = false }: LinedListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className="grid gap-x-12 md:grid-cols-2">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid content-start gap-1.5 border-b border-line py-5 first:pt-0 last:border-0 last:pb-0 md:nth-2:pt-0 md:nth-last-2:border-0 md:nth-last-2:pb-0"
        >
          <h3 className="text-lg leading-snug font-semibold">
            {isNumbered && (
              <span aria-hidden className="me-2.5 font-code text-[13px] font-medium text-blueprint">
                {String(index + 1).padStart(2, '0')}
              </span>
            )}
            {title}
          </h3>
          <p className="max-w-[40em] text-[15px] text-muted">{text}</p>
        </li>
      ))}
    </List>
  );
}
