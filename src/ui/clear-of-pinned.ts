type Span = { readonly left: number; readonly right: number };

/**
 * How far to scroll sideways, in pixels, so that something stands wholly within the room that is seen: its far end first,
 * but never past its near one. Nothing when it is seen already.
 */
export function stepIntoView(item: Span, room: Span): number {
  if (item.left < room.left) return item.left - room.left;
  return Math.max(0, Math.min(item.right - room.right, item.left - room.left));
}

/**
 * Scrolls what the focus came to clear of the column that stays in sight at the end: browsers leave alone what is seen in
 * part, be it under something else.
 */
export function clearOfPinned(scroller: HTMLElement, target: Element): void {
  const cell = target.closest('[role="columnheader"], [role="cell"]');
  if (!cell || cell.hasAttribute('data-pinned')) return;
  const left = scroller.getBoundingClientRect().left + scroller.clientLeft;
  const right = left + scroller.clientWidth;
  const pinned = scroller.querySelector('[data-pinned]')?.getBoundingClientRect().width ?? 0;
  const isRtl = getComputedStyle(scroller).direction === 'rtl';
  const room = isRtl ? { left: left + pinned, right } : { left, right: right - pinned };
  const step = stepIntoView(target.getBoundingClientRect(), room);
  if (step !== 0) scroller.scrollLeft += step;
}
