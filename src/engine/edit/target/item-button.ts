import { classesOf, elementsIn } from '../../locate/page-tree';
import type { Step } from '../intent';
import { nameOfItem } from '../items/find-items';
import { findThings } from '../items/find-things';
import type { Target } from './target';

const inIt = /^button (?:in|of|on|for|under|below) (?<name>.+)$/;
const its = /^(?<name>.+?)(?:'s)? button$/;

/** "The Studio plan's button", or "the button" right after something was said of that plan: the one that it has. */
export function itemButton(step: Step, phrase: string): Target | null {
  const name = /^(?:its )?button$/.test(phrase)
    ? step.lastItem
    : (inIt.exec(phrase) ?? its.exec(phrase))?.groups?.['name'];
  if (!name) return null;
  const places = findThings(step, { plain: name, text: name }).flatMap(({ page, item }) =>
    elementsIn(item.element)
      .filter(({ tag }) => tag === 'a' || tag === 'button')
      .filter((element) => classesOf(element).includes('button'))
      .slice(0, 1)
      .map((element) => ({ page, element, name: nameOfItem(item) })),
  );
  const [first] = places;
  if (!first || places.some((place) => place.name !== first.name)) return null;
  return {
    kind: 'element',
    label: `the button of ${first.name}`,
    role: null,
    places,
    sections: [],
    selector: null,
    block: null,
  };
}
