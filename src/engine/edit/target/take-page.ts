import type { SiteDraft } from '../draft/site-draft';
import { valueOf } from '../../locate/page-tree';
import { keepWords } from '../words/read-command';
import type { Part } from '../words/read-command';
import { findPage } from './find-pages';

const leading =
  /^(?:(?:on|in|for) (?<page>(?:(?! page).)+?) page ,? ?|(?<head>[^:,]{2,40}?) page (?::|-|–) )(?<rest>.+)$/;

/** A whole command without the "On the About page," before it, which holds for all of its parts. */
export function takeLeadingPage(
  draft: SiteDraft,
  part: Part,
): { readonly part: Part; readonly page: string | null } {
  return leading.test(part.plain) ? takePage(draft, part) : { part, page: null };
}

/** A part without "on the About page", and the page it is limited to; null when it names none. */
export function takePage(
  draft: SiteDraft,
  part: Part,
): { readonly part: Part; readonly page: string | null } {
  const forms = [
    leading,
    /^(?<rest>(?!add |remove |hide ).+?) (?:on|in|of) (?<page>(?:(?! (?:on|in|of) | page).)+) page$/,
    /^(?<rest>(?!add |remove |hide ).+?) (?:on|in) (?<page>(?:(?! (?:on|in|of) | page).)+) page (?<more>.+)$/,
  ];
  const roomy =
    /^(?<rest>give|leave) (?<page>\S+(?: \S+)?) page (?<more>(?:more|less|extra|some) (?:space|room|air|breathing room|whitespace).*)$/;
  for (const form of [...forms, roomy]) {
    const groups = form.exec(part.plain)?.groups ?? {};
    const { rest, more } = groups;
    const page = groups.page ?? groups.head;
    const path = page && rest && !/^(?:this|current)$/.test(page) ? findPage(draft, page) : null;
    if (path && rest) return { part: keepWords(part, more ? `${rest} ${more}` : rest), page: path };
  }
  return { part, page: null };
}

/** A selector for all of one page: a class on its body, given when there is none. */
export function pageSelector(draft: SiteDraft, page: string): string {
  const name = `page-${page.replace(/\.html?$/i, '').replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  const body = draft.tree(page).elements.find(({ tag }) => tag === 'body');
  if (!body) return '';
  const classes = body.attributes.get('class');
  if (valueOf(body, 'class').split(/\s+/).includes(name)) return `.${name}`;
  const text = classes ? `class="${classes.value} ${name}"` : ` class="${name}"`;
  draft.splice(page, [
    classes
      ? { start: classes.start, end: classes.end, text }
      : { start: body.openEnd - 1, end: body.openEnd - 1, text },
  ]);
  return `.${name}`;
}
