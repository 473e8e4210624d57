import { classesOf, elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Step } from '../intent';
import { findCollections } from '../items/find-items';
import { homesFor, typesOf } from '../items/thing-types';
import { findInner, innerRoleNamed } from '../target/find-inner';
import type { ElementPlace } from '../target/target';

/** A button with all buttons and links of the site that say the same. */
export function twinButtons({ draft }: Step, place: ElementPlace): readonly ElementPlace[] {
  const words = wordsIn(place.element);
  const twins = draft.everyPage().flatMap((page) =>
    draft
      .tree(page)
      .elements.filter(({ tag }) => tag === 'a' || tag === 'button')
      .filter((element) => words !== '' && wordsIn(element) === words && isAction(element))
      .map((element) => ({ page, element })),
  );
  return twins.length > 0 ? twins : [place];
}

export const isAction = (element: PageElement): boolean =>
  element.tag === 'button' || classesOf(element).some((word) => /button|btn|action|cta/.test(word));

/** Every button of the site that leads somewhere; those that send a form say what they do. */
export const everyButton = ({ draft }: Step): readonly ElementPlace[] =>
  draft.everyPage().flatMap((page) =>
    draft
      .tree(page)
      .elements.filter((element) => element.tag === 'a' && isAction(element) && wordsIn(element) !== '')
      // The one way out of the page for missing addresses says where it leads.
      .filter((element) => !/(?:^|\/)404\.html?$/.test(page) || !isWithinMain(element))
      .map((element) => ({ page, element })),
  );

const isWithinMain = (element: PageElement): boolean =>
  element.tag === 'main' || (element.parent !== null && isWithinMain(element.parent));

/** The first button of the page's main part with all buttons of the site that say the same. */
export function mainButtons({ draft, page }: Step): readonly ElementPlace[] {
  const role = innerRoleNamed('button');
  const buttonsOf = (path: string): readonly PageElement[] => {
    const body = draft.tree(path).elements.find(({ tag }) => tag === 'body');
    return role && body
      ? findInner(body, role).filter((button) => !/menu/.test(button.attributes.get('class')?.value ?? ''))
      : [];
  };
  const here = buttonsOf(page);
  const first = here.find(isWithinMain) ?? here[0];
  if (!first) return [];
  const words = wordsIn(first);
  const goal = valueOf(first, 'href').replace(/^.*(?=#)/, '');
  const isTwin = (element: PageElement) =>
    element.tag === 'a' && goal !== '' && valueOf(element, 'href').replace(/^.*(?=#)/, '') === goal;
  return draft
    .everyPage()
    .flatMap((path) =>
      [...new Set([...buttonsOf(path), ...draft.tree(path).elements.filter(isTwin)])]
        .filter((button) => wordsIn(button) === words)
        .map((element) => ({ page: path, element })),
    );
}

/** "Every plan button": the buttons in the plans of the list that has such things. */
export const buttonsOfThings = (step: Step, thing: string): readonly ElementPlace[] =>
  typesOf(thing).length === 0
    ? []
    : homesFor(step, typesOf(thing)).flatMap(({ page, section }) =>
        findCollections(section)
          .flatMap(({ items }) => items)
          .flatMap(({ element }) => elementsIn(element))
          .filter((element) => /^(?:a|button)$/.test(element.tag) && classesOf(element).includes('button'))
          .map((element) => ({ page, element })),
      );
