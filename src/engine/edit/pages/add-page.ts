import type { SectionType } from '@/domain/site/vocabulary';
import { makePlan } from '../../plan/make-plan';
import type { SectionContent } from '../../plan/content';
import { valueOf, wordsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText, indentAt, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import type { Step } from '../intent';
import { raiseHeading } from '../sections/raise-heading';
import { insertSection } from '../sections/insert-section';
import { hrefFrom, linkEnd } from '../sections/mend-links';
import { itemLike } from '../sections/move-section';
import { siteBrief } from '../sections/site-brief';
import { navItems, siteFacts } from '../site-facts';
import { labelOfPage } from '../target/find-pages';
import { sectionTypesNamed } from '../words/section-words';
import { fileNameOf, mapNewPage } from './page-file';

/**
 * Adds a page in the site's own frame: header, footer and styles of the others, sections that its name calls for; with
 * its opening alone when it `isBare`. Returns its path.
 */
export function addPage(step: Step, title: string, isBare = false): string {
  const { draft, seed } = step;
  // A site in several languages has a folder for each but the first: the page joins those of the one looked at.
  const folder = draft.firstPage(step.page).replace(/[^/]*$/, '');
  const isBeside = (page: string): boolean => page.replace(/[^/]*$/, '') === folder;
  const path = folder + fileNameOf(title, (candidate) => draft.has(folder + candidate));
  const brief = siteBrief(draft, step.page);
  const planned = isBare
    ? [{ type: 'page-header' as const, content: { title } }]
    : plannedSections(step, title);
  const frame =
    draft.pages().find((page) => isBeside(page) && page !== `${folder}index.html`) ??
    draft.pages().find(isBeside) ??
    draft.pages()[0] ??
    'index.html';
  for (const page of draft.everyPage())
    if (folder === '' ? draft.firstPage(page) === 'index.html' : isBeside(page))
      linkPage(draft, page, hrefFrom(page, path), title);
  draft.write(path, emptyFrame(draft, frame, path, title, siteFacts(draft, step.page).name));
  for (const { type, content } of planned) insertSection(draft, path, brief, seed, { type, content });
  raiseHeading(draft, path);
  nameCrumb(draft, path, title);
  mapNewPage(draft, path);
  return path;
}

/** The last step of "Home / …" names the page: it was written before the page had a name. */
function nameCrumb(draft: SiteDraft, path: string, title: string): void {
  const crumb = draft
    .tree(path)
    .elements.find((element) => element.tag === 'span' && element.attributes.has('aria-current'));
  if (crumb && wordsIn(crumb) === '')
    draft.splice(path, [{ start: crumb.openEnd, end: crumb.closeStart, text: escapeText(title) }]);
}

type Planned = { readonly type: SectionType; readonly content: Partial<SectionContent> };

/** What a page of that name holds on a site of this kind: the planner's choice, else the section the name names. */
function plannedSections({ draft, page, seed }: Step, title: string): readonly Planned[] {
  const brief = siteBrief(draft, page);
  const titles = [...draft.pages().map((path) => labelOfPage(draft, path)), title];
  const plan = makePlan(
    { ...brief, onePage: null, pages: titles.map((value) => ({ value, spans: [] })) },
    seed,
  );
  const wanted = plan.pages.find((candidate) => candidate.title === title);
  // Journalists look for what is said of a business and whom to ask, not for posts.
  const isPress =
    /^(?:press|media|press (?:room|page|kit|enquiries|inquiries)|newsroom|presse|prensa|stampa|imprensa|pers|basın)$/iu.test(
      title,
    );
  const sections: Planned[] = isPress
    ? (['page-header', 'about', 'contact'] as const).map((type) => ({ type, content: {} }))
    : (wanted?.sections ?? []).map(({ type, content }) => ({ type, content }));
  if (sections.length === 0)
    sections.push(
      { type: 'page-header', content: {} },
      ...sectionTypesNamed(title)
        .slice(0, 1)
        .map((type) => ({ type, content: {} })),
    );
  if (sections[0]?.type !== 'page-header') sections.unshift({ type: 'page-header', content: {} });
  return sections
    .filter(({ type }) => type !== 'nav' && type !== 'footer' && type !== 'announcement')
    .map((section, index) =>
      index === 0 ? { ...section, content: { ...section.content, title } } : section,
    );
}

/** A copy of a page with nothing in its main part, its own title, and its link marked as the current one. */
function emptyFrame(draft: SiteDraft, frame: string, path: string, title: string, siteName: string): string {
  const { html, elements } = draft.tree(frame);
  const splices: Splice[] = [];
  const full = siteName ? `${title} – ${siteName}` : title;
  const description = siteName ? `${title}: ${siteName}.` : `${title}.`;
  for (const element of elements) {
    if (element.tag === 'main')
      splices.push({
        start: element.openEnd,
        end: element.closeStart,
        text: `\n${indentAt(html, element.start)}`,
      });
    if (element.tag === 'title' && element.parent?.tag === 'head')
      splices.push({ start: element.openEnd, end: element.closeStart, text: escapeText(full) });
    const content = element.attributes.get('content');
    const name = valueOf(element, 'name') || valueOf(element, 'property');
    if (content && name.endsWith('title'))
      splices.push({ start: content.start, end: content.end, text: `content="${escapeAttribute(full)}"` });
    if (content && name.endsWith('description'))
      splices.push({
        start: content.start,
        end: content.end,
        text: `content="${escapeAttribute(description)}"`,
      });
    if (element.tag === 'script' && /ld\+json/.test(valueOf(element, 'type')))
      splices.push({ ...wholeLines(html, element), text: '' });
    // The page has no twin in another language yet.
    if (element.tag === 'link' && /^(?:canonical|alternate)$/.test(valueOf(element, 'rel')))
      splices.push({ ...wholeLines(html, element), text: '' });
  }
  if (!elements.some(({ tag }) => tag === 'main')) splices.push(...bodySplices(draft, frame));
  splices.push(...linkSplices(draft, frame, path, splices));
  const kept = splices.filter(
    (splice, index) =>
      !splices.some(
        (other, at) =>
          at !== index &&
          other.start <= splice.start &&
          other.end >= splice.end &&
          other.end > other.start &&
          (other.end - other.start > splice.end - splice.start || at < index),
      ),
  );
  return kept
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), html);
}

/** Without a main element, what lies between header and footer goes. */
function bodySplices(draft: SiteDraft, frame: string): Splice[] {
  const { html } = draft.tree(frame);
  return draft
    .sections(frame)
    .filter(({ id }) => id !== 'nav' && id !== 'footer')
    .map(({ element }) => ({ ...wholeLines(html, element), text: '' }));
}

/** In the copy, links into the frame's own page lead back to it, and the mark of the current page moves. */
function linkSplices(draft: SiteDraft, frame: string, path: string, gone: readonly Splice[]): Splice[] {
  const { elements } = draft.tree(frame);
  return elements.flatMap((element): Splice[] => {
    const href = element.attributes.get('href');
    if (
      element.tag !== 'a' ||
      !href ||
      gone.some(({ start, end }) => element.start >= start && element.end <= end)
    )
      return [];
    if (element.attributes.has('hreflang')) {
      const first = href.value.replace(/[^/]*$/, 'index.html');
      return [{ start: href.start, end: href.end, text: `href="${first}"` }];
    }
    const end = linkEnd(frame, href.value);
    const current = element.attributes.get('aria-current');
    const splices: Splice[] = [];
    if (end?.path === path) {
      if (!current) splices.push({ start: href.end, end: href.end, text: ' aria-current="page"' });
    } else {
      if (current) splices.push({ start: current.start - 1, end: current.end, text: '' });
      const isOwnPlace = href.value.startsWith('#') && end !== null && end.hash !== '' && end.hash !== 'main';
      if (isOwnPlace)
        splices.push({
          start: href.start,
          end: href.end,
          text: `href="${hrefFrom(path, frame)}${href.value}"`,
        });
    }
    return splices;
  });
}

/** A link to the new page, after the last link to a page in the header. */
function linkPage(draft: SiteDraft, page: string, href: string, title: string): void {
  const items = navItems(draft, page);
  const isContact = ({ link }: (typeof items)[number]) =>
    /contact|kontakt|contato|visit|book/i.test(valueOf(link, 'href') + wordsIn(link));
  const last = items.at(-1);
  const anchor = last && items.length > 1 && isContact(last) ? items.at(-2) : last;
  if (!anchor) {
    addFirstLink(draft, page, href, title);
    return;
  }
  const html = draft.text(page);
  const before = html.slice(0, anchor.item.start);
  const gap = /\n[ \t]*$/.test(before) ? `\n${indentAt(html, anchor.item.start)}` : '';
  draft.splice(page, [
    {
      start: anchor.item.end,
      end: anchor.item.end,
      text: gap + itemLike(html, anchor.item, anchor.link, href, title),
    },
  ]);
}

/** A header without a list of links gets the link in its nav, or after what it holds. */
function addFirstLink(draft: SiteDraft, page: string, path: string, title: string): void {
  const header = draft.sections(page).find(({ id }) => id === 'nav');
  if (!header) return;
  const nav = draft
    .tree(page)
    .elements.find(
      (element) =>
        element.tag === 'nav' && element.start >= header.element.start && element.end <= header.element.end,
    );
  const list = draft
    .tree(page)
    .elements.find(
      (element) =>
        element.tag === 'ul' && element.start >= header.element.start && element.end <= header.element.end,
    );
  const link = `<a href="${path}">${escapeText(title)}</a>`;
  const home = list ?? nav ?? header.element;
  const html = draft.text(page);
  const lineStart = html.lastIndexOf('\n', home.closeStart) + 1;
  const indent = html.slice(lineStart, home.closeStart);
  const entry = list
    ? `<li>${link}</li>`
    : nav
      ? link
      : `<nav aria-label="Pages"><ul><li>${link}</li></ul></nav>`;
  if (indent.trim() === '')
    draft.splice(page, [{ start: lineStart, end: lineStart, text: `${indent}  ${entry}\n` }]);
  else draft.splice(page, [{ start: home.closeStart, end: home.closeStart, text: entry }]);
}
