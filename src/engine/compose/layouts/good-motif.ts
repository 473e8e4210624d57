import type { ContentItem } from '../../plan/content';
import { findMotif } from '../art/find-motif';
import type { SectionContext } from '../section';

const views = new Set('sea lake mountains forest hills night vineyard village city garden'.split(' '));

/** What is drawn for a thing that is sold. A candle that smells of the sea is a candle: it is a thing, and no view. */
export function goodMotif(
  {
    plan,
    section,
  }: { plan: Pick<SectionContext['plan'], 'art'>; section: Pick<SectionContext['section'], 'type'> },
  item: ContentItem,
): string {
  const own = item.art ?? `${item.title} ${item.group ?? ''}`;
  const [first = ''] = plan.art;
  const isView = (motif: string) => views.has(findMotif(motif) ?? '');
  return section.type === 'products' && first !== '' && isView(own) && !isView(first) ? first : own;
}
