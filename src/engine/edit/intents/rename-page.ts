import { doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { renamePage } from '../pages/rename-page';
import { findPage, labelOfPage, namesOfPage, pageNames } from '../target/find-pages';
import { mostAlike } from '../words/likeness';
import { matchPhrase } from '../words/read-command';
import { titleOf } from './title-of';

/** Renames a page: file, title, heading, links. On a site of one page: the section and its link. */
export const renamePageIntent: Intent = {
  name: 'rename-page',
  attempt(step) {
    // "Call it workroom instead of workshop": a word is meant, and no page.
    if (/^(?:rename|call|name) (?:it|them) .+ (?:instead of|rather than) /.test(step.part.plain)) return null;
    const forms = [
      /^(?:rename|change|call) (?:name of |title of )?(?:page (?:called |named )?)(?<old>.+?) (?:to|into|as|with) (?<next>.+)$/,
      /^(?:rename|change|call) (?:name of |title of )?(?<old>.+?) page(?: name| title)?(?: to| into| as)? (?<next>.+)$/,
      /^rename (?:menu item |nav link |link |menu link )?(?<old>.+?) (?:to|into|as|->) (?<next>.+)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (
        !match?.old ||
        !match.next ||
        /^(?:site|brand|company|business|shop|app)(?: name)?$/.test(match.old.plain)
      )
        continue;
      // "Them" are things spoken of before, never a page.
      if (/^(?:them|these|those)$/.test(match.old.plain)) continue;
      if (/^(?:to|from|and|of)\b/.test(match.next.plain)) continue;
      // "… and call it Isla": nobody gives the first page another name so.
      if (match.old.plain === 'it' && step.page === step.draft.firstPage(step.page) && step.picked === null && !step.last) continue; // prettier-ignore
      const isThis = /^(?:this|that|current|it)$/.test(match.old.plain);
      const path = isThis ? step.page : findPage(step.draft, match.old.text);
      const title = titleOf(match.next);
      if (path) return rename(step, path, title, match.old.text);
      if (/\bpage\b/.test(form.source))
        return refuse('not-found', `There is no page called “${match.old.text}”.`);
    }
    return namedFirst(step);
  },
};

/** "Call the page Getting there Travel instead": the words that a link says, and then the new ones. */
function namedFirst(step: Step): StepResult | null {
  const both = matchPhrase(step.part, /^(?:call|name|rename|change) (?:page (?:called )?)?(?<both>[^",]+?)(?: instead| now)?$/)?.both?.text; // prettier-ignore
  if (both === undefined) return null;
  const bare = both.replace(/^(?:the|our) /iu, '');
  for (const [path, name] of pageNames(step.draft)) {
    const next = bare.toLowerCase().startsWith(`${name.toLowerCase()} `) ? bare.slice(name.length + 1) : '';
    if (/^\p{Lu}/u.test(next) && path !== step.draft.firstPage(path)) return rename(step, path, next, name);
  }
  return null;
}

export function rename(step: Step, path: string, title: string, said: string): StepResult {
  const label = labelOfPage(step.draft, path);
  const names = namesOfPage(step.draft, path).filter(
    (name) => !/^(?:start|front|landing|main|home page)$/.test(name),
  );
  const known = [label, ...(mostAlike(said, names, (name) => name) ? [said] : []), ...names];
  if (label === title) return refuse('nothing-to-change', `The page is called ${title} already.`);
  const next = renamePage(step.draft, path, [...new Set(known)], title);
  return doneTo(
    title,
    `Page ${label}`,
    `${title}${next === path ? '' : ` (${next})`}`,
    `The page ${label} is called ${title} now${next === path ? '' : `; its file is ${next}`}, and all links follow.`,
  );
}
