import { classesOf, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';

/**
 * Puts a line into the footer of every page that does not show these words there yet: as an entry of its list of facts,
 * else in front of the closing line, else at its end. Returns the number of pages; `markup` has no element around it.
 */
export function addFooterLine(draft: SiteDraft, markup: string, words: string): number {
  let count = 0;
  for (const page of draft.everyPage()) {
    const footer = draft.sections(page).find(({ id }) => id === 'footer')?.element;
    if (!footer || bare(wordsIn(footer)).includes(bare(words))) continue;
    draft.splice(page, [lineIn(draft.text(page), footer, markup)]);
    count += 1;
  }
  return count;
}

/** Words without the spaces in them, which are of several kinds in phone numbers. */
const bare = (text: string) => text.replace(/\s+/gu, '');

function lineIn(html: string, footer: PageElement, markup: string): Splice {
  const lists = elementsIn(footer).filter(({ tag }) => tag === 'ul');
  const list = lists.find((one) => !isLinks(one));
  const last = list?.children.findLast((child) => child.kind === 'element');
  if (last?.kind === 'element')
    return {
      start: last.end,
      end: last.end,
      text: `\n${indentAt(html, last.start)}<li>${markup}</li>`,
    };
  const foot = elementsIn(footer).find((element) => classesOf(element).includes('footer-foot'));
  if (foot)
    return {
      start: foot.start,
      end: foot.start,
      text: `<p>${markup}</p>\n${indentAt(html, foot.start)}`,
    };
  const at = footer.closeStart;
  const lineStart = html.lastIndexOf('\n', at) + 1;
  const indent = html.slice(lineStart, at);
  return indent.trim() === ''
    ? { start: lineStart, end: lineStart, text: `${indent}  <p>${markup}</p>\n` }
    : { start: at, end: at, text: `<p>${markup}</p>` };
}

/** A list of links to the site's pages, as footers have beside the facts. */
function isLinks(list: PageElement): boolean {
  for (let at: PageElement | null = list; at; at = at.parent) if (at.tag === 'nav') return true;
  return elementsIn(list).some(
    ({ tag, attributes }) => tag === 'a' && !/^[a-z]+:/.test(attributes.get('href')?.value ?? ''),
  );
}
