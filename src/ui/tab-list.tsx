import { useRef, type KeyboardEvent, type ReactNode } from 'react';

type TabListProps = {
  label: string;
  /** The tabs' elements are called `{id}-{tab}`, the panel `{id}-panel`. */
  id: string;
  tabs: readonly { readonly id: string; readonly label: ReactNode }[];
  /** Id of the tab that is on. */
  selected: string;
  onSelect: (id: string) => void;
};

/** A row of tabs of one panel. Arrows in reading direction, Home and End move between them. */
export function TabList({ label, id, tabs, selected, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    const shown = tabs.findIndex((tab) => tab.id === selected);
    const last = tabs.length - 1;
    const edge = { Home: 0, End: last }[event.key];
    const next = edge ?? (step && (shown + step + tabs.length) % tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    // A key that leads to the tab that is on already chooses nothing: a second choice may mean something to its page.
    if (tab.id !== selected) onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="grid auto-cols-auto grid-flow-col rounded-lg max-sm:grow sm:auto-cols-fr border border-line bg-sunken p-1"
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={go}
          className="relative h-10 rounded-control px-1.5 text-[13px] font-semibold sm:px-4 sm:text-sm whitespace-nowrap text-muted transition-colors hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--line)]"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
