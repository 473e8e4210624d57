import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { PageSection } from '../../locate/find-sections';
import type { SiteDraft } from '../draft/site-draft';
import { wholeLines } from '../draft/splice-text';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { placeSection } from '../sections/insert-section';
import { hrefFrom, linkEnd, rewriteLinks } from '../sections/mend-links';
import { bodySections } from '../sections/move-section';
import { dropStyles } from '../sections/remove-section';
import { navItems } from '../site-facts';
import { classWords, dropDeadRules } from '../style/drop-dead-rules';
import { mapPage } from './page-file';

/** Sections whose pages work by themselves and stay pages. */
const alone = new Set(['cart', 'checkout', 'product-detail', 'article', 'app']);
const atEnd = new Set(['contact', 'hours', 'map', 'booking', 'newsletter', 'rsvp']);

/**
 * Puts the sections of a folder's pages on its first page, leads every link to them there and takes the pages out. Of two
 * sections of one kind the fuller one stays. Returns the pages that went and those that stay. `first` may be any page that
 * takes in `only` some.
 */
export function joinPages(
  draft: SiteDraft,
  first: string,
  only?: readonly string[],
): { readonly gone: readonly string[]; readonly kept: readonly string[] } {
  const folder = first.replace(/[^/]*$/, '');
  const others =
    only ?? draft.pages().filter((path) => path !== first && path.replace(/[^/]*$/, '') === folder);
  const kept = others.filter((path) =>
    draft.sections(path).some(({ type }) => type !== null && alone.has(type)),
  );
  const gone = others.filter((path) => !kept.includes(path));
  const goals = new Map<string, string>();
  const types = new Set(gone.flatMap((path) => draft.sections(path).flatMap(({ type }) => type ?? [])));
  const words = classWords(
    gone.flatMap((path) => draft.tree(path).elements.filter(({ tag }) => tag === 'body')),
  );
  for (const path of gone) takeIn(draft, first, path, goals);
  rewriteLinks(draft, (page, end) => {
    if (!gone.includes(end.path)) return null;
    const own = end.hash !== '' && hasId(draft, first, end.hash) ? end.hash : goals.get(end.path);
    const hash = own === undefined ? '' : `#${own}`;
    return page === first ? hash || hrefFrom(page, first) : hrefFrom(page, first) + hash;
  });
  for (const path of gone) {
    draft.remove(path);
    mapPage(draft, path, null);
  }
  const ends = new Set([...goals.values()].map((id) => `${first}#${id}`));
  for (const page of draft.everyPage()) dropTwins(draft, page, only ? ends : new Set());
  for (const type of types) dropStyles(draft, type);
  dropUnusedScripts(draft);
  dropDeadRules(draft, words);
  return { gone, kept };
}

/** Takes the sections of one page over; `goals` learns where links to the page lead from now on. */
function takeIn(draft: SiteDraft, first: string, path: string, goals: Map<string, string>): void {
  const own = bodySections(draft, path).filter(({ type }) => type !== 'page-header');
  for (const section of own) {
    const twin = bodySections(draft, first).find(({ type }) => type !== null && type === section.type);
    if (section.type === 'cta') continue;
    const id =
      twin && countWords(twin) >= countWords(section)
        ? twin.id
        : carrySection(draft, first, path, section, twin);
    if (!goals.has(path)) goals.set(path, id);
  }
}

/** Writes one section of another page on the first page, in the place of a slighter one of its kind; says its id. */
export function carrySection(
  draft: SiteDraft,
  first: string,
  path: string,
  section: PageSection,
  twin: PageSection | undefined,
): string {
  const taken = new Set(
    draft
      .tree(first)
      .elements.filter((element) => !twin || !isInside(element, twin.element))
      .flatMap((element) => valueOf(element, 'id') || []),
  );
  const { html } = draft.tree(path);
  const { markup, id } = withOwnIds(html.slice(section.element.start, section.element.end), section, taken);
  const plain = markup.replace(/<(\/?)h1\b/g, '<$1h2');
  if (twin) {
    draft.splice(first, [{ start: twin.element.start, end: twin.element.end, text: plain }]);
    return id;
  }
  const last = bodySections(draft, first).at(-1);
  placeSection(
    draft,
    first,
    `    ${plain}`,
    last && atEnd.has(section.type ?? '') ? { section: last, side: 'after' } : undefined,
  );
  return id;
}

function withOwnIds(
  markup: string,
  section: PageSection,
  taken: ReadonlySet<string>,
): { readonly markup: string; readonly id: string } {
  let text = markup;
  let own = valueOf(section.element, 'id') || section.id;
  for (const element of [section.element, ...elementsIn(section.element)]) {
    const id = valueOf(element, 'id');
    if (!id || !taken.has(id)) continue;
    let next = `${id}-2`;
    for (let number = 3; taken.has(next); number += 1) next = `${id}-${number}`;
    if (element === section.element) own = next;
    const names = new RegExp(
      `\\b(id|for|aria-labelledby|aria-describedby|aria-controls|href)="(#?)${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`,
      'g',
    );
    text = text.replace(names, (_, name: string, hash: string) => `${name}="${hash}${next}"`);
  }
  return { markup: text, id: own };
}

const isInside = (element: PageElement, outer: PageElement) =>
  element.start >= outer.start && element.end <= outer.end;

const countWords = ({ element }: PageSection) => wordsIn(element).split(/\s+/).length;

const hasId = (draft: SiteDraft, page: string, id: string) =>
  draft.tree(page).elements.some((element) => valueOf(element, 'id') === id);

/** Of two links of the header to one place the second goes; a page that was taken in has none beside the page that has it now. */
function dropTwins(draft: SiteDraft, page: string, ends: ReadonlySet<string>): void {
  const html = draft.text(page);
  const seen = new Set<string>();
  const twins = navItems(draft, page).filter(({ link }) => {
    const href = valueOf(link, 'href');
    const isKnown = seen.has(href);
    seen.add(href);
    const end = linkEnd(page, href);
    return isKnown || (end !== null && ends.has(`${end.path}#${end.hash}`));
  });
  draft.splice(
    page,
    twins.map(({ item }) => ({ ...wholeLines(html, item), text: '' })),
  );
}
