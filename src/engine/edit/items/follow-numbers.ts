import { childElements, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { isNumber } from './find-items';

/** Steps that show their numbers are counted anew after an edit that put one in, took one out or moved one. */
export function followNumbers(draft: SiteDraft): void {
  const before = draft.reread();
  for (const page of draft.pages()) {
    if (before.has(page) && before.text(page) === draft.text(page)) continue;
    draft.splice(
      page,
      draft
        .tree(page)
        .elements.filter(({ tag }) => tag === 'ol')
        .flatMap((list) => {
          const numbers = numbersOf(list);
          const shown = numbers.map((element) => Number(wordsIn(element)));
          // Years and other numbers of the owner's stay what they are.
          const isCount =
            shown.length > 1 && shown.every((number) => number > 0 && number <= shown.length + 1);
          return isCount
            ? numbers.flatMap((element, at) => shown[at] === at + 1 ? [] : [{ start: element.openEnd, end: element.closeStart, text: String(at + 1) }]) // prettier-ignore
            : [];
        }),
    );
  }
}

/** The number over each entry of a list; none where an entry has none. */
function numbersOf(list: PageElement): readonly PageElement[] {
  const entries = childElements(list).filter(({ tag }) => tag === 'li');
  const numbers = entries.flatMap((entry) => {
    const [first] = childElements(entry);
    return first?.tag === 'b' && isNumber(first) && elementsIn(entry).some(({ tag }) => /^h[2-6]$/.test(tag)) ? [first] : []; // prettier-ignore
  });
  return numbers.length === entries.length ? numbers : [];
}
