import { classesOf, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { foldWord } from '../words/fold-word';
import { mostAlike } from '../words/likeness';
import type { Target } from './target';
import type { TargetScope } from './make-target';
import { elementTarget, bodyOf } from './make-target';

/** The element whose words are those of the phrase, or alike. The innermost one; an item's title stands for the item. */
export function wordedTarget(scope: TargetScope, phrase: string): Target | null {
  const short = phrase.replace(
    /\s+(?:item|card|button|link|plan|product|question|heading|title|paragraph|entry|option|tier|dish|row|text|page|badge|label|tag|sentence|line|word|words|column|lane|tile|box|service|feature|room|class|event|project|person|step)$/,
    '',
  );
  for (const words of new Set([phrase, short])) {
    if (words.length < 2) continue;
    for (const page of [scope.page, ...scope.draft.pages().filter((path) => path !== scope.page)]) {
      const body = scope.draft.has(page)
        ? scope.draft.tree(page).elements.filter((element) => isWorded(element))
        : [];
      const found = mostAlike(words, body, wordsIn);
      if (found) return elementTarget(scope.draft, page, found, `“${wordsIn(found)}”`);
    }
  }
  return null;
}

function isWorded(element: PageElement): boolean {
  if (['html', 'body', 'main', 'head', 'title', 'script', 'style', 'ul', 'ol'].includes(element.tag))
    return false;
  return element.children.some((child) => child.kind === 'text' && child.text.trim() !== '');
}

/** Elements with a class or data attribute of that name: for hand-made sites and the words of a theme's own parts. */
export function classTarget(scope: TargetScope, phrase: string): Target | null {
  const words = foldWord(phrase).replace(/\s+/g, '-');
  for (const page of [scope.page, ...scope.draft.pages().filter((path) => path !== scope.page)]) {
    const body = bodyOf(scope.draft, page);
    if (!body) continue;
    const found = elementsIn(body).filter((element) =>
      classesOf(element).some((word) => word === words || word === `${words}s` || `${word}s` === words),
    );
    const shared = found[0]
      ? classesOf(found[0]).find((word) => word === words || word === `${words}s` || `${word}s` === words)
      : undefined;
    if (found.length > 0 && shared) {
      return {
        kind: 'group',
        label: `“${shared}”`,
        role: null,
        places: found.map((element) => ({ page, element })),
        sections: [],
        selector: `.${shared}`,
        block: null,
      };
    }
  }
  return null;
}
