import type { ContentItem } from '../../plan/content';
import { findMotif } from '../art/find-motif';
import type { SectionContext } from '../section';

const views = new Set('sea lake mountains forest hills night vineyard village city garden'.split(' '));

// What is a part of the subject where the subject is sold, and something else anywhere: decks, boards, wheels, frames.
const within: Readonly<Record<string, RegExp>> = {
  skateboard: /\b(?:decks?|boards?|completes|wheels?|trucks?|bearings?|grip ?tape)\b/iu,
  surfboard: /\b(?:boards?|fins?|leash(?:es)?)\b/iu,
  bicycle: /\b(?:frames?|wheels?|forks?|tyres?|tires?)\b/iu,
  skis: /\b(?:boards?|bindings?|poles?)\b/iu,
};

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
  if (within[first]?.test(item.title)) return first;
  const isView = (motif: string) => views.has(findMotif(motif) ?? '');
  return section.type === 'products' && first !== '' && isView(own) && !isView(first) ? first : own;
}
