import type { SiteDraft } from '../draft/site-draft';
import { identifyIn } from '../../locate/identify-elements';
import { classesOf, valueOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { wordsFor } from '../words/section-words';
import { titleOf } from './find-inner';
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
    label:
      `the ${first?.type && first.type !== 'nav' ? wordsFor(first.type) : first?.id === 'nav' ? 'header' : (first?.id ?? '').replace(/-/g, ' ')}${role ? '' : ' section'}`.replace(
        / section section$/,
        ' section',
      ),
    role,
    places: sections.map(({ page, section }) => ({ page, element: section.element })),
    sections,
    selector: role === 'header' && word ? `.${word}` : id ? `#${id}` : word ? `.${word}` : null,
    block: role === 'header' ? 'header' : (first?.type ?? null),
  };
}

export function bodyOf(draft: SiteDraft, page: string): PageElement | null {
  const { elements } = draft.tree(page);
  return (
    elements.find(({ tag }) => tag === 'main') ??
    elements.find(({ tag }) => tag === 'body') ??
    elements[0] ??
    null
  );
}

export function bodiesOf(scope: TargetScope): readonly ElementPlace[] {
  return [scope.page, ...scope.draft.pages().filter((page) => page !== scope.page)].flatMap((page) => {
    const element = bodyOf(scope.draft, page);
    return element ? [{ page, element }] : [];
  });
}
