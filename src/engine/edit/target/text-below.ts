import { childElements, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { ElementPlace } from './target';
import type { TargetScope } from './make-target';

const below =
  /^(?:small |short |little )?(?:text|texts|paragraph|line|sentence|words|subtitle|subheading|description|tagline|strapline|slogan|lede|introduction|intro) (?:just |right |directly |that is )?(?:under|below|beneath|underneath|after) (?:it|(?:main |big |page |hero )?(?:heading|title|headline|h1))$/;

/** "The text under the headline": the first words that stand right below the page's main heading. */
export function textBelow(scope: TargetScope, phrase: string): ElementPlace | null {
  if (!below.test(phrase)) return null;
  const heading = scope.draft.tree(scope.page).elements.find(({ tag }) => tag === 'h1');
  const after = heading ? nextWords(heading) : null;
  return after ? { page: scope.page, element: after } : null;
}

function nextWords(heading: PageElement): PageElement | null {
  const siblings = heading.parent ? childElements(heading.parent) : [];
  const rest = siblings.slice(siblings.indexOf(heading) + 1);
  return rest.find((element) => element.tag === 'p' && wordsIn(element) !== '') ?? null;
}
