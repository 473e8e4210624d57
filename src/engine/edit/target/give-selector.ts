import type { SiteDraft } from '../draft/site-draft';
import { identifyIn } from '../../locate/identify-elements';
import { valueOf } from '../../locate/page-tree';
import type { Target } from './target';

/**
 * A selector that meets the target and nothing else. An element that none meets gets an id, which is its identifier,
 * so the name stays readable in the source.
 */
export function giveSelector(draft: SiteDraft, target: Target): string | null {
  if (target.selector) return target.selector;
  const place = target.places[0];
  if (!place) return null;
  const tree = draft.tree(place.page);
  // What the part before spoke of may have been given an id since.
  const { start, tag } = place.element;
  const now = tree.elements.find((element) => element.start === start && element.tag === tag);
  const known = valueOf(now ?? place.element, 'id');
  if (known) return `#${known}`;
  const mark = identifyIn(tree).find(({ element }) => element.start === place.element.start)?.mark;
  const taken = new Set(tree.elements.map((element) => valueOf(element, 'id')));
  const name = (mark?.identifier ?? place.element.tag).replace(/[^\p{L}\p{N}_-]/gu, '-');
  let id = name;
  for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
  const at = place.element.start + 1 + place.element.tag.length;
  draft.splice(place.page, [{ start: at, end: at, text: ` id="${id}"` }]);
  return `#${id}`;
}
