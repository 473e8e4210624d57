import type { Finding } from '@/domain/site/finding';
import { elementsIn, parsePage, valueOf, wordsIn } from '../locate/page-tree';
import type { PageElement, PageTree } from '../locate/page-tree';
import { makeLineFinder } from './line-column';

type Report = (rule: string, severity: Finding['severity'], at: number, message: string) => void;

/** What parse5 says that a person can act on; other codes are told by their name. */
const problemTexts: Readonly<Record<string, string>> = {
  'missing-doctype': 'The page does not begin with <!doctype html>.',
  'end-tag-without-matching-open-element': 'This end tag closes nothing that is open.',
  'closing-of-element-with-open-child-elements':
    'This element is closed while an element inside it is still open.',
  'open-elements-left-after-eof': 'The file ends while elements are still open.',
  'duplicate-attribute': 'An attribute is written twice on one element.',
  'eof-in-tag': 'The file ends inside a tag.',
  'non-void-html-element-start-tag-with-trailing-solidus': '“/>” does not close this element.',
  'missing-whitespace-between-attributes': 'A space is missing between two attributes.',
  'unexpected-character-in-attribute-name': 'There is a stray quote or “<” in an attribute name.',
  'nested-noscript-in-head': 'A noscript stands inside a noscript.',
  'misplaced-start-tag-for-head-element': 'This element belongs into <head>.',
};

/** Findings of one page: parse problems and what every page needs to be read by everyone. */
export function checkHtml(path: string, html: string, tree: PageTree = parsePage(html)): Finding[] {
  const findings: Finding[] = [];
  const placeOf = makeLineFinder(html);
  const report: Report = (rule, severity, at, message) =>
    findings.push({ rule, severity, path, ...placeOf(at), message });
  for (const problem of tree.problems) {
    const text =
      problemTexts[problem.code] ?? `The markup is not right here: ${problem.code.replace(/-/g, ' ')}.`;
    report('html-syntax', 'error', problem.startOffset, text);
  }
  checkNesting(tree, report);
  checkHead(tree, report);
  checkHeadings(tree, report);
  checkIds(tree, report);
  for (const element of tree.elements) checkElement(element, tree, report);
  noteSamples(tree, report);
  return findings;
}

const closesItself = new Set(
  (
    'area base br col embed hr img input link meta source track wbr html head body p li dt dd option optgroup thead tbody ' +
    'tfoot tr td th rt rp colgroup caption'
  ).split(' '),
);

/** Elements that are never closed and end tags that close nothing: the parser repairs both without a word. */
function checkNesting(tree: PageTree, report: Report): void {
  const closed = new Set<number>();
  const raw: { start: number; end: number }[] = [];
  for (const element of tree.elements) {
    if (element.closeStart < element.end) closed.add(element.closeStart);
    else if (
      !closesItself.has(element.tag) &&
      !tree.html.slice(element.start, element.openEnd).endsWith('/>')
    ) {
      report('html-syntax', 'error', element.start, `This <${element.tag}> is never closed.`);
    }
    if (['script', 'style', 'textarea', 'title', 'template', 'noscript'].includes(element.tag))
      raw.push({ start: element.openEnd, end: element.closeStart });
    for (const attribute of element.attributes.values())
      if (attribute.value.includes('</')) raw.push(attribute);
  }
  for (const match of tree.html.matchAll(/<!--[\s\S]*?-->|<\/([a-z][a-z\d-]*)/gi)) {
    const tag = match[1]?.toLowerCase();
    if (!tag || closed.has(match.index) || tag === 'html' || tag === 'body' || tag === 'head') continue;
    if (raw.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    report('html-syntax', 'error', match.index, `This </${tag}> closes nothing that is open.`);
  }
}

function checkHead(tree: PageTree, report: Report): void {
  const root = tree.elements.find((element) => element.tag === 'html');
  if (!root || !valueOf(root, 'lang').trim())
    report('html-lang', 'error', root?.start ?? 0, 'The page does not say its language: <html lang="…">.');
  const title = tree.elements.find((element) => element.tag === 'title' && element.parent?.tag !== 'svg');
  if (!title || wordsIn(title) === '')
    report('page-title', 'error', title?.start ?? 0, 'The page has no title.');
  const hasViewport = tree.elements.some(
    (element) => element.tag === 'meta' && valueOf(element, 'name') === 'viewport',
  );
  if (!hasViewport)
    report('viewport', 'warning', 0, 'Without <meta name="viewport"> phones show the page too small.');
}

function checkHeadings(tree: PageTree, report: Report): void {
  const headings = tree.elements.filter((element) => /^h[1-6]$/.test(element.tag));
  const first = headings.filter(({ tag }) => tag === 'h1');
  if (first.length === 0) report('one-h1', 'error', 0, 'The page has no main heading (h1).');
  for (const extra of first.slice(1))
    report('one-h1', 'warning', extra.start, 'This is a second main heading (h1).');
  let level = 0;
  for (const heading of headings) {
    const own = Number(heading.tag[1]);
    if (own > level + 1 && level > 0) {
      report(
        'heading-order',
        'warning',
        heading.start,
        `A heading of level ${own} follows one of level ${level}: a level is left out.`,
      );
    }
    if (wordsIn(heading) === '' && !elementsIn(heading).some((child) => child.tag === 'img')) {
      report('empty-heading', 'error', heading.start, 'This heading is empty.');
    }
    level = own;
  }
}

function checkIds(tree: PageTree, report: Report): void {
  const seen = new Map<string, number>();
  for (const element of tree.elements) {
    const id = element.attributes.get('id');
    if (!id) continue;
    if (seen.has(id.value))
      report('duplicate-id', 'error', id.start, `The id “${id.value}” is used more than once on this page.`);
    seen.set(id.value, id.start);
  }
}

function checkElement(element: PageElement, tree: PageTree, report: Report): void {
  const { tag } = element;
  if (tag === 'img' && !element.attributes.has('alt')) {
    report(
      'image-alt',
      'error',
      element.start,
      'This picture has no alt text; use alt="" when it says nothing.',
    );
  }
  if (tag === 'button' && nameOf(element) === '')
    report('button-name', 'error', element.start, 'This button has no name that can be read out.');
  if (tag === 'a' && element.attributes.has('href') && nameOf(element) === '') {
    report('link-name', 'error', element.start, 'This link has no text that can be read out.');
  }
  const needsLabel =
    ['select', 'textarea'].includes(tag) ||
    (tag === 'input' && !/^(hidden|submit|button|reset|image)$/i.test(valueOf(element, 'type')));
  if (needsLabel && !hasLabel(element, tree))
    report('field-label', 'error', element.start, 'This field has no label.');
  for (const name of element.attributes.keys()) {
    if (/^on[a-z]+$/.test(name))
      report(
        'inline-handler',
        'warning',
        element.start,
        `The script in ${name}="…" is better kept in a script file.`,
      );
  }
}

function nameOf(element: PageElement): string {
  const spoken =
    valueOf(element, 'aria-label') || valueOf(element, 'aria-labelledby') || valueOf(element, 'title');
  if (spoken.trim() || wordsIn(element)) return spoken.trim() || wordsIn(element);
  return elementsIn(element)
    .map((child) => valueOf(child, 'alt') || valueOf(child, 'aria-label'))
    .join(' ')
    .trim();
}

function hasLabel(field: PageElement, tree: PageTree): boolean {
  if (
    valueOf(field, 'aria-label').trim() ||
    valueOf(field, 'aria-labelledby').trim() ||
    valueOf(field, 'title').trim()
  )
    return true;
  for (let at = field.parent; at; at = at.parent) if (at.tag === 'label') return true;
  const id = valueOf(field, 'id');
  return (
    id !== '' && tree.elements.some((element) => element.tag === 'label' && valueOf(element, 'for') === id)
  );
}

function noteSamples(tree: PageTree, report: Report): void {
  for (const element of tree.elements) {
    if (!element.attributes.has('data-sample') || element.parent?.attributes.has('data-sample')) continue;
    const words = wordsIn(element).slice(0, 60);
    report(
      'sample-content',
      'note',
      element.start,
      `This is sample content to replace${words ? `: “${words}”` : ''}.`,
    );
  }
}
