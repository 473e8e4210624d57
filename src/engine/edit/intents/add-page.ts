import { done, doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { addPage } from '../pages/add-page';
import { insertSection } from '../sections/insert-section';
import { siteBrief } from '../sections/site-brief';
import { findPage, namesOfPage } from '../target/find-pages';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { sectionTypesNamed } from '../words/section-words';
import { titleOf } from './title-of';

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
      const more = /^"…" (?:with|that has|containing) (?<what>.+)$/.exec(match.name.plain)?.groups?.what;
      const quoted = matchPhrase(step.part, /page (?:called |named |titled )?(?<name>"…")/)?.name;
      if (quoted && more) return addWith(step, quoted, more);
      const told = matchPhrase(
        step.part,
        /page (?:called|named|titled|for) (?<name>[^"]+?) (?:with|that has|containing|showing|where) (?<what>[^"]+)$/,
      );
      // "Breakfast with Santa" is a name; "Careers with open positions" is a name and what stands there.
      if (told?.name && told.what && /^\P{Lu}/u.test(told.what.text))
        return addWith(step, told.name, told.what.plain);
      if (!match.name.isQuoted && match.name.plain.includes('"…"')) return null;
      return add(step, titleOf(match.name));
    }
    return null;
  },
};

/** A page with a section that its name alone would not call for: "a page “Jobs” with a contact form". */
function addWith(step: Step, name: Phrase, more: string): StepResult {
  const title = titleOf(name);
  const result = add(step, title);
  const path = findPage(step.draft, title);
  if (result.status !== 'done' || !path) return result;
  const unknown: string[] = [];
  for (const words of more.split(/\s*(?:,|\band\b)\s*/)) {
    const bare = words.replace(/^(?:\d+|one|two|three|four|five|six|some|few|several|a few) (?=\S)/, '');
    const type =
      sectionTypesNamed(words)[0] ??
      sectionTypesNamed(bare)[0] ??
      sectionTypesNamed(bare.replace(/^an? /, '').replace(/ (?:form|section|list|block)$/, ''))[0];
    if (!type) {
      unknown.push(words);
      continue;
    }
    if (step.draft.sections(path).some((section) => section.type === type)) continue;
    insertSection(step.draft, path, siteBrief(step.draft, step.page), step.seed, { type });
  }
  return unknown.length === 0
    ? result
    : {
        ...result,
        said: `${result.said} Of “${unknown.join(', ')}” I have no section: say which of mine it should be.`,
      };
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
  const result = doneTo(title, `Page ${title}`, path, `Added the page ${title} (${path}) with a link on every page.`); // prettier-ignore
  return result.status === 'done' ? { ...result, made: path } : result;
}
