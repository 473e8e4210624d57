import { classesOf, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { foldWord } from '../words/fold-word';
import type { ElementPlace, Target } from './target';
import type { TargetScope } from './make-target';

const ways: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:call|phone|ring|telephone|call us|call now)$/, /^tel:/i],
  [/^(?:mail|email|write|contact)$/, /^mailto:|contact/i],
  [/^(?:whatsapp|chat)$/, /wa\.me/i],
  [/^(?:book|booking|reserve|reservation|appointment)$/, /#booking|book|reserv/i],
  [/^(?:shop|buy|order)$/, /#products|shop|order/i],
];

/** "The call button": buttons whose words begin so, else those that lead there; null where no button does. */
export function namedButton(scope: TargetScope, phrase: string): Target | null {
  const stem = /^["“]?(?<stem>[^\s"“”]+(?: [^\s"“”]+){0,4})["”]? buttons?$/.exec(phrase)?.groups?.stem;
  if (!stem || /^(?:main|primary|first|second|last|hero|header|big|cta|all|menu)$/.test(stem)) return null;
  const all: ElementPlace[] = [
    scope.page,
    ...scope.draft.pages().filter((page) => page !== scope.page),
  ].flatMap((page) =>
    scope.draft
      .tree(page)
      .elements.filter(isButton)
      .map((element) => ({ page, element })),
  );
  const worded = all.filter(({ element }) => startsWith(foldWord(wordsIn(element)), foldWord(stem)));
  const goal = ways.find(([words]) => words.test(stem))?.[1];
  const places =
    worded.length > 0 ? worded : goal ? all.filter(({ element }) => goal.test(valueOf(element, 'href'))) : [];
  const first = places[0]?.element;
  if (!first) return null;
  const href = valueOf(first, 'href');
  const hook = sharedHook(scope, places);
  const isShared = href !== '' && places.every(({ element }) => valueOf(element, 'href') === href);
  return {
    kind: places.length > 1 ? 'group' : 'element',
    label: `the ${places.length > 1 ? 'buttons' : 'button'} “${wordsIn(first)}”`,
    role: null,
    places,
    sections: [],
    selector: isShared ? `.button[href="${href}"]` : hook ? `.button[${hook}]` : null,
    block: null,
  };
}

/** A data attribute that all of them have and no other button of the site: "Add to cart" at every product. */
function sharedHook(scope: TargetScope, places: readonly ElementPlace[]): string | null {
  if (places.length < 2) return null;
  const hooks = [...(places[0]?.element.attributes.keys() ?? [])].filter((name) => name.startsWith('data-'));
  const all = scope.draft.pages().flatMap((page) => scope.draft.tree(page).elements.filter(isButton));
  return (
    hooks.find(
      (name) =>
        places.every(({ element }) => element.attributes.has(name)) &&
        all.filter(({ attributes }) => attributes.has(name)).length === places.length,
    ) ?? null
  );
}

const isButton = (element: PageElement): boolean =>
  (element.tag === 'a' || element.tag === 'button') && classesOf(element).includes('button');

// Commands are read without articles: "the Reserve a table button" is the "reserve table" button.
const bare = (words: string) => words.replace(/\b(?:the|a|an|my|our|your|some)\s+/g, '');
const startsWith = (words: string, stem: string) =>
  [words, bare(words)].some((text) => text === stem || text.startsWith(`${stem} `));
