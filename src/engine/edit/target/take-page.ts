import type { SiteDraft } from '../draft/site-draft';
import { valueOf } from '../../locate/page-tree';
import { foldWord } from '../words/fold-word';
import { keepWords } from '../words/read-command';
import type { Part } from '../words/read-command';
import { findPage, pageNames } from './find-pages';

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
    /^(?<rest>(?!add |remove |hide ).+?) (?:on|in|of) (?<page>home)page$/,
  ];
  const abroad =
    /^(?<rest>(?!add |remove |hide ).+?) (?:on|in|of) page (?:of )?(?<page>(?!of )\S+(?: \S+)?)$/;
  // "Füge auf der Seite Über uns einen Abschnitt … hinzu": the page before what is added to it.
  const inside = /^(?<rest>add) (?:to|on|in) page (?<page>\S+(?: \S+)?) (?<more>(?:section|part|block) .+)$/;
  const within = /^(?<rest>add) (?:to|on|in) page (?<page>\S+) (?<more>.+)$/;
  const roomy =
    /^(?<rest>give|leave) (?<page>\S+(?: \S+)?) page (?<more>(?:more|less|extra|some) (?:space|room|air|breathing room|whitespace).*)$/;
  for (const form of [...forms, abroad, inside, within, roomy]) {
    const groups = form.exec(part.plain)?.groups ?? {};
    const { rest, more } = groups;
    const page = groups.page ?? groups.head;
    if (!page || !rest || /^(?:this|current)$/.test(page)) continue;
    // As it is written, where the words of a name mean something: "auf der Seite Über uns".
    const path = findPage(draft, page) ?? (form === inside ? namedIn(draft, part.source) : null);
    if (path) return { part: keepWords(part, more ? `${rest} ${more}` : rest), page: path };
  }
  return { part, page: null };
}

/** The page whose name, as links say it, stands in a sentence; the longest of several. */
function namedIn(draft: SiteDraft, sentence: string): string | null {
  const said = ` ${foldWord(sentence)} `;
  const named = [...pageNames(draft)].filter(([, name]) => said.includes(` ${foldWord(name)} `));
  return named.toSorted((one, other) => other[1].length - one[1].length)[0]?.[0] ?? null;
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
