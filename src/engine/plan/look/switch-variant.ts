import type { BehaviourType } from '@/domain/site/vocabulary';

/** The layout of a section whose behaviour works in one layout only; else the chosen one. */
export function switchable(
  type: string,
  variant: string,
  behaviours: readonly BehaviourType[],
  groupCount: number,
): string {
  // The slider lies in one layout only, and so do tabs.
  if ((type === 'agenda' || type === 'timetable') && behaviours.includes('tabs')) return 'programme';
  const opens = variant === 'aside' || variant === 'centred';
  if ((type === 'curriculum' || type === 'faq') && behaviours.includes('accordion') && !opens)
    return 'centred';
  if (type === 'menu' && behaviours.includes('tabs')) return 'board';
  // Writing that is to be narrowed lies apart, and one piece is not larger than the rest.
  if (type === 'posts' && groupCount > 1 && behaviours.includes('filter') && variant === 'lead')
    return 'list';
  // Work that is to be narrowed stands where its buttons do.
  if (type === 'portfolio' && groupCount > 1 && behaviours.includes('filter')) return 'works';
  const isPriced = type === 'pricing' || type === 'tickets';
  // A switch between monthly and yearly needs plans with a price each, not a board.
  return isPriced && variant === 'board' && behaviours.includes('price-toggle') ? 'plans' : variant;
}
