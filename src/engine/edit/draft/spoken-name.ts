import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute } from './splice-text';
import type { Splice } from './splice-text';

/** The name that a button is read out with, where it begins with its words: "Add to cart: Tote". */
export function spokenName(element: PageElement, before: string, text: string): readonly Splice[] {
  const label = element.attributes.get('aria-label');
  return label && before !== '' && label.value.startsWith(before)
    ? [{ start: label.start, end: label.end, text: `aria-label="${escapeAttribute(text + label.value.slice(before.length))}"` }] // prettier-ignore
    : [];
}
