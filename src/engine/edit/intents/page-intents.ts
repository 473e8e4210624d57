import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { addPage } from '../pages/add-page';
import { removePage } from '../pages/remove-page';
import { renamePage } from '../pages/rename-page';
import { replaceName } from '../pages/rename-site';
import { siteFacts } from '../site-facts';
import { findNamedSections } from '../target/find-named-sections';
import { findPage, labelOfPage, namesOfPage } from '../target/find-pages';
import { mostAlike } from '../words/likeness';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

/** Adds a page: its file, its link in the header of every page, its sitemap entry. */
export const addPageIntent: Intent = {
  name: 'add-page',
  attempt(step) {
    const forms = [
      /^add (?:new |another |extra |separate )?(?:subpage|page) (?:called|named|titled|for|about|with (?:title|name)|:|of)? ?(?:: )?(?<name>.+)$/,
      /^add (?:new |another |extra |separate )?(?<name>(?:(?! section| form| button| card| link| to | on | in | onto ).)+?) (?:subpage|page)$/,
      /^add (?:new |another )?(?:subpage|page)$/,
      /^add (?:new |these |two |three |four )?pages (?:called|named|for|about|:)? ?(?:: )?(?<names>.+)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match) continue;
      if (match.names) return addSeveral(step, match.names);
      if (!match.name)
        return refuse('ambiguous', 'What should the new page be called?', [
          'add a page called Prices',
          'add a page called Gallery',
        ]);
      if (/^(?:new|to|on|in)\b/.test(match.name.plain)) continue;
      return add(step, titleOf(match.name));
    }
    return null;
  },
};

/** A title as written, with a capital at the start when it was typed small. */
function titleOf(name: Phrase): string {
  const text = name.text
    .replace(/^(?:called|named|titled)\s+/i, '')
    .replace(/[.!]+$/, '')
    .replace(/^(?:a|an|the)\s+(?=\p{Ll})/u, '');
  return name.isQuoted ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function addSeveral(step: Step, names: Phrase): StepResult {
  const titles = names.text
    .split(/\s*(?:,|&|\band\b|\by\b|\bet\b|\bund\b)\s*/i)
    .map((name) => name.replace(/^["“”']|["“”']$/g, '').trim())
    .filter(Boolean);
  const results = titles.map((title) => add(step, title.charAt(0).toUpperCase() + title.slice(1)));
  const failed = results.find(({ status }) => status !== 'done');
  if (failed) return failed;
  return done('Pages', titles.join(', '), `Added the pages ${titles.join(', ')}.`);
}

function add(step: Step, title: string): StepResult {
  if (title.length > 80) return refuse('not-understood', 'A page’s name has at most 80 letters.');
  const twin = step.draft
    .pages()
    .find((path) => namesOfPage(step.draft, path).some((name) => name.toLowerCase() === title.toLowerCase()));
  if (twin) return refuse('nothing-to-change', `There is a page called ${title} already: ${twin}.`);
  const path = addPage(step, title);
  return done(`Page ${title}`, path, `Added the page ${title} (${path}) with a link on every page.`);
}

/** Takes a page out; no link to it is left. */
export const removePageIntent: Intent = {
  name: 'remove-page',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^remove (?:page (?:called |named )?(?<after>.+)|(?<before>.+?) (?:subpage|page))$/,
    );
    const phrase = match?.after ?? match?.before;
    if (!phrase) return null;
    const path = /^(?:this|that|current)$/.test(phrase.plain) ? step.page : findPage(step.draft, phrase.text);
    if (!path) {
      // On a site of one page a "page" of that name is a section.
      if (findNamedSections(step.draft, phrase.plain, step.page).length > 0) return null;
      return refuse('not-found', `There is no page called “${phrase.text}”.`);
    }
    if (path === 'index.html' || step.draft.pages().length < 2)
      return refuse('not-understood', 'The home page stays: a site needs one.');
    const label = labelOfPage(step.draft, path);
    const { links } = removePage(step.draft, path);
    return done(
      `Page ${label}`,
      `${path} and ${countOf(links, 'link')} removed`,
      `Removed the page ${label} and ${countOf(links, 'link')} to it.`,
    );
  },
};

/** Renames a page: file, title, heading, links. On a site of one page: the section and its link. */
export const renamePageIntent: Intent = {
  name: 'rename-page',
  attempt(step) {
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
      if (/^(?:to|from|and|of)\b/.test(match.next.plain)) continue;
      const isThis = /^(?:this|that|current|it)$/.test(match.old.plain);
      const path = isThis ? step.page : findPage(step.draft, match.old.text);
      const title = titleOf(match.next);
      if (path) return rename(step, path, title, match.old.text);
      if (/\bpage\b/.test(form.source))
        return refuse('not-found', `There is no page called “${match.old.text}”.`);
    }
    return null;
  },
};

function rename(step: Step, path: string, title: string, said: string): StepResult {
  const label = labelOfPage(step.draft, path);
  const names = namesOfPage(step.draft, path).filter(
    (name) => !/^(?:start|front|landing|main|home page)$/.test(name),
  );
  const known = [label, ...(mostAlike(said, names, (name) => name) ? [said] : []), ...names];
  if (label === title) return refuse('nothing-to-change', `The page is called ${title} already.`);
  const next = renamePage(step.draft, path, [...new Set(known)], title);
  return done(
    `Page ${label}`,
    `${title}${next === path ? '' : ` (${next})`}`,
    `The page ${label} is called ${title} now${next === path ? '' : `; its file is ${next}`}, and all links follow.`,
  );
}

/** Gives the site another name wherever the old one stands. */
export const renameSite: Intent = {
  name: 'rename-site',
  attempt(step) {
    const forms = [
      /^(?:rename|change name of|change title of|call) (?:site|brand|company|business|shop|store|app|restaurant|studio|bakery|project|it)(?: name)? (?:to|into|as) (?<name>.+)$/,
      /^call (?:site|brand|company|business|shop|store|it) (?<name>.+)$/,
      /^change (?:site|brand|company|business|shop|store|app|restaurant|studio|brand)?(?:'s)? ?(?:name|site title|logo text) (?:to|into|with) (?<name>.+)$/,
      /^(?:(?:name|site|business|company|brand|shop|it)(?: name)? (?:is|should be|must be)(?: now)? (?:called|named)|name is|new name is|we are (?:now )?called|we're (?:now )?called) (?<name>.+)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.name) continue;
      const name = match.name.text.replace(/[.!]+$/, '');
      const old = siteFacts(step.draft, step.page).name;
      if (old === '') return refuse('not-found', 'I could not tell the present name of the site.');
      if (old === name) return refuse('nothing-to-change', `The site is called ${name} already.`);
      const count = replaceName(step.draft, old, name);
      return done(
        'Name of the site',
        `${old} became ${name}, ${countOf(count, 'place')}`,
        `The site is called ${name} now, in ${countOf(count, 'place')}.`,
      );
    }
    return null;
  },
};
