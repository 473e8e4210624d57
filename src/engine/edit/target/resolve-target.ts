import type { SiteDraft } from '../draft/site-draft';
import { identifyIn } from '../../locate/identify-elements';
import { classesOf, elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { foldWord } from '../words/fold-word';
import { mostAlike } from '../words/likeness';
import { wordsFor } from '../words/section-words';
import { findInner, innerRoleNamed, selectorOf, titleOf } from './find-inner';
import { findNamedSections } from './find-named-sections';
import { roleNamed } from './role-words';
import type { ElementPlace, SectionPlace, Target } from './target';

/** Where a phrase is to be understood. */
export type TargetScope = {
  readonly draft: SiteDraft;
  /** The page looked at. */
  readonly page: string;
  readonly picked: string | null;
  /** What the part before spoke of, for "it" and "that". */
  readonly last: Target | null;
};

const pronouns =
  /^(?:it|this|that|this one|that one|them|these|those|this (?:element|section|item|one|text|button|card|part|thing|block)|that (?:element|section|item|part|one))$/;

/**
 * What a phrase means on this site: the picked element, a role, a section, a thing in a section, a thing with these
 * words. Null when nothing on the site goes by that name.
 */
export function resolveTarget(scope: TargetScope, phrase: string): Target | null {
  const bare = phrase.trim().replace(/^(?:of|in|on|for|to)\s+/, '');
  if (pronouns.test(bare) || bare === '') return pickedTarget(scope) ?? scope.last;
  const role = roleNamed(bare);
  if (role && role.role !== 'hero' && role.role !== 'footer' && role.role !== 'nav') {
    return { kind: 'role', ...role, places: [], sections: [], selector: null, block: null };
  }
  return (
    ordinalTarget(scope, bare) ??
    innerTarget(scope, bare) ??
    sectionTarget(scope, bare) ??
    roleTarget(bare) ??
    wordedTarget(scope, bare) ??
    classTarget(scope, bare)
  );
}

function roleTarget(phrase: string): Target | null {
  const role = roleNamed(phrase);
  return role ? { kind: 'role', ...role, places: [], sections: [], selector: null, block: null } : null;
}

/** The element that was picked in the preview: by identifier, else by id; on the page looked at, else on another. */
export function pickedTarget({ draft, page, picked }: TargetScope): Target | null {
  if (!picked) return null;
  for (const path of [page, ...draft.pages().filter((other) => other !== page)]) {
    if (!draft.has(path)) continue;
    const tree = draft.tree(path);
    const named = identifyIn(tree).find(({ mark }) => mark.identifier === picked)?.element;
    const element = named ?? tree.elements.find((candidate) => valueOf(candidate, 'id') === picked);
    if (!element) continue;
    const section = draft.sections(path).find((candidate) => candidate.element === element);
    if (section) return sectionsTarget([{ page: path, section }]);
    return elementTarget(draft, path, element, `“${titleOf(element).slice(0, 40)}”`);
  }
  return null;
}

/** A target that is one element. */
export function elementTarget(draft: SiteDraft, page: string, element: PageElement, label: string): Target {
  const id = valueOf(element, 'id');
  const home = draft
    .sections(page)
    .find((section) => element.start >= section.element.start && element.end <= section.element.end);
  return {
    kind: 'element',
    label,
    role: null,
    places: [{ page, element }],
    sections: [],
    selector: id ? `#${id}` : null,
    block: home?.type ?? null,
  };
}

/** A target that is one or more sections. */
export function sectionsTarget(sections: readonly SectionPlace[]): Target {
  const first = sections[0]?.section;
  const id = first ? valueOf(first.element, 'id') : '';
  const word = first ? classesOf(first.element)[0] : undefined;
  const role =
    first?.id === 'nav' || first?.type === 'nav'
      ? 'header'
      : first?.id === 'footer'
        ? 'footer'
        : first?.type === 'hero'
          ? 'hero'
          : null;
  return {
    kind: 'section',
    label: `the ${first?.type && first.type !== 'nav' ? wordsFor(first.type) : first?.id === 'nav' ? 'header' : (first?.id ?? '').replace(/-/g, ' ')}${role ? '' : ' section'}`,
    role,
    places: sections.map(({ page, section }) => ({ page, element: section.element })),
    sections,
    selector: role === 'header' && word ? `.${word}` : id ? `#${id}` : word ? `.${word}` : null,
    block: role === 'header' ? 'header' : (first?.type ?? null),
  };
}

function sectionTarget(scope: TargetScope, phrase: string): Target | null {
  const sections = findNamedSections(scope.draft, phrase, scope.page);
  return sections.length > 0 ? sectionsTarget(sections) : null;
}

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  last: -1,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
};

/** "second card in pricing", "last section", "first question". */
function ordinalTarget(scope: TargetScope, phrase: string): Target | null {
  const match =
    /^(?<which>first|second|third|fourth|fifth|sixth|seventh|eighth|last|\dst|\dnd|\drd|\dth) (?<what>.+?)(?: (?:in|of|on|from) (?<where>.+))?$/.exec(
      phrase,
    );
  const { which = '', what = '', where } = match?.groups ?? {};
  const number = ordinals[which];
  if (!match || number === undefined) return null;
  const take = <T>(list: readonly T[]) => (number < 0 ? list.at(-1) : list[number - 1]);
  if (/^sections?$/.test(what)) {
    const chosen = take(scope.draft.sections(scope.page).filter(({ id }) => id !== 'nav' && id !== 'footer'));
    return chosen ? sectionsTarget([{ page: scope.page, section: chosen }]) : null;
  }
  const inner = innerRoleNamed(what);
  const home = where ? findNamedSections(scope.draft, where, scope.page) : [];
  if (where && home.length === 0) return null;
  const roots =
    home.length > 0 ? home.map(({ page, section }) => ({ page, element: section.element })) : bodiesOf(scope);
  for (const { page, element } of roots) {
    const chosen = inner ? take(findInner(element, inner)) : undefined;
    if (chosen) return elementTarget(scope.draft, page, chosen, `the ${which} ${what}`);
  }
  return null;
}

/** "hero text", "the buttons in the pricing section", "images of the gallery". */
function innerTarget(scope: TargetScope, phrase: string): Target | null {
  const splits: (readonly [string, string])[] = [];
  const turned = /^(?<what>.+?) (?:in|of|on|inside|within|from|under) (?<where>.+)$/.exec(phrase)?.groups;
  if (turned?.what && turned.where) splits.push([turned.where, turned.what]);
  const words = phrase.replace(/'s\b/g, '').split(' ');
  for (let at = words.length - 1; at > 0; at -= 1)
    splits.push([words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  for (const [where, what] of splits) {
    const sections = /^(?:header|navbar|nav bar|top bar)$/.test(where)
      ? findNamedSections(scope.draft, 'nav', scope.page)
      : findNamedSections(scope.draft, where, scope.page);
    if (sections.length === 0) continue;
    const whole = sectionsTarget(sections);
    if (/^(?:text|texts|words|content|copy|section|block|area|background|background color|color)$/.test(what))
      return whole;
    const role = innerRoleNamed(what);
    if (!role) continue;
    const places: ElementPlace[] = sections.flatMap(({ page, section }) =>
      findInner(section.element, role).map((element) => ({ page, element })),
    );
    if (places.length === 0) continue;
    const selector = whole.selector
      ? `${whole.selector} ${selectorOf(
          role,
          places.map(({ element }) => element),
        )}`
      : null;
    return {
      kind: 'group',
      label: `the ${role.name}${places.length > 1 ? 's' : ''} in ${whole.label}`,
      role: null,
      places,
      sections: [],
      selector,
      block: whole.block,
    };
  }
  const role = innerRoleNamed(phrase);
  return role ? groupTarget(scope, role.name) : null;
}

/** All things of a kind, on the page looked at, else on all pages: "the date", "the introduction". */
function groupTarget(scope: TargetScope, name: string): Target | null {
  const role = innerRoleNamed(name);
  if (!role) return null;
  const everywhere = scope.draft.pages().flatMap((page) =>
    findInner(bodyOf(scope.draft, page) ?? emptyRoot(scope, page), role).map((element) => ({
      page,
      element,
    })),
  );
  const here = everywhere.filter(({ page }) => page === scope.page);
  const places = here.length > 0 ? here : everywhere;
  if (places.length === 0) return null;
  const selector = selectorOf(
    role,
    places.map(({ element }) => element),
  );
  return {
    kind: 'group',
    label: `the ${role.name}${places.length > 1 ? 's' : ''}`,
    role: null,
    places,
    sections: [],
    selector,
    block: null,
  };
}

function bodyOf(draft: SiteDraft, page: string): PageElement | null {
  const { elements } = draft.tree(page);
  return (
    elements.find(({ tag }) => tag === 'main') ??
    elements.find(({ tag }) => tag === 'body') ??
    elements[0] ??
    null
  );
}

function emptyRoot(scope: TargetScope, page: string): PageElement {
  return {
    kind: 'element',
    tag: 'body',
    attributes: new Map(),
    parent: null,
    children: [...scope.draft.tree(page).roots],
    start: 0,
    end: 0,
    openEnd: 0,
    closeStart: 0,
  };
}

function bodiesOf(scope: TargetScope): readonly ElementPlace[] {
  return [scope.page, ...scope.draft.pages().filter((page) => page !== scope.page)].flatMap((page) => {
    const element = bodyOf(scope.draft, page);
    return element ? [{ page, element }] : [];
  });
}

/** The element whose words are those of the phrase, or alike. The innermost one; an item's title stands for the item. */
export function wordedTarget(scope: TargetScope, phrase: string): Target | null {
  const short = phrase.replace(
    /\s+(?:item|card|button|link|plan|product|question|heading|title|paragraph|entry|option|tier|dish|row|text|page)$/,
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
function classTarget(scope: TargetScope, phrase: string): Target | null {
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
