import { valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findPage, labelOfPage } from '../target/find-pages';
import { matchPhrase } from '../words/read-command';

/** Sets a page's title or description as search engines show it. */
export const setSeo: Intent = {
  name: 'set-seo',
  attempt(step) {
    const forms = [
      /^(?:add|change|use|make|put|write)? ?(?:new )?(?<what>(?:(?:meta |seo |search |page |google |site )+(?:description|title)|title|description)(?= (?:in|on|for|shown in) (?:google|search|search results|search engines|browser(?: tab)?|tab)\b)|(?:meta |seo |search |page |google )+(?:description|title)|(?:browser |tab )+title|(?:meta|seo)(?: description)?)(?: (?:in|on|for|shown in) (?:google|search|search results|search engines|browser(?: tab)?|tab))?(?: (?:for|of|on) (?<page>.+?) page)?(?: (?:to|as|with|is|of|:|=|that says|saying))* (?<text>"…"|.+)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.text || !match.what) continue;
      const isTitle = /title/.test(match.what.plain);
      if (!match.text.isQuoted && match.text.plain.split(' ').length < 2 && !isTitle) return null;
      const page = match.page ? findPage(step.draft, match.page.text) : step.page;
      if (!page) return refuse('not-found', `There is no page called “${match.page?.text ?? ''}”.`);
      return isTitle ? setTitle(step, page, match.text.text) : setDescription(step, page, match.text.text);
    }
    return null;
  },
};

function metaOf(step: Step, page: string, name: string): PageElement | undefined {
  return step.draft
    .tree(page)
    .elements.find(
      (element) =>
        element.tag === 'meta' &&
        (valueOf(element, 'name') === name || valueOf(element, 'property') === name),
    );
}

function setMeta(step: Step, page: string, key: 'name' | 'property', name: string, text: string): void {
  const meta = metaOf(step, page, name);
  const content = meta?.attributes.get('content');
  const written = `content="${escapeAttribute(text)}"`;
  if (meta && content) step.draft.splice(page, [{ start: content.start, end: content.end, text: written }]);
  else if (!meta && key === 'name') {
    const { html, elements } = step.draft.tree(page);
    const title = elements.find(({ tag, parent }) => tag === 'title' && parent?.tag === 'head');
    const head = elements.find(({ tag }) => tag === 'head');
    const at = title?.end ?? head?.openEnd;
    if (at === undefined) return;
    const indent = title ? indentAt(html, title.start) : '  ';
    step.draft.splice(page, [{ start: at, end: at, text: `\n${indent}<meta name="${name}" ${written}>` }]);
  }
}

function setDescription(step: Step, page: string, text: string): StepResult {
  const old = metaOf(step, page, 'description');
  if (old && valueOf(old, 'content') === text)
    return refuse('nothing-to-change', 'The description says that already.');
  setMeta(step, page, 'name', 'description', text);
  if (metaOf(step, page, 'og:description')) setMeta(step, page, 'property', 'og:description', text);
  return done(
    `Description of ${labelOfPage(step.draft, page)}`,
    `“${text}”`,
    `Search engines show “${text}” under ${labelOfPage(step.draft, page)} now.`,
  );
}

function setTitle(step: Step, page: string, text: string): StepResult {
  const title = step.draft
    .tree(page)
    .elements.find(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg');
  if (!title) return refuse('not-found', 'This page has no title element.');
  if (wordsIn(title) === text) return refuse('nothing-to-change', 'The title says that already.');
  step.draft.splice(page, [{ start: title.openEnd, end: title.closeStart, text: escapeText(text) }]);
  if (metaOf(step, page, 'og:title')) setMeta(step, page, 'property', 'og:title', text);
  return done(
    `Title of ${labelOfPage(step.draft, page)}`,
    `“${text}”`,
    `The title of ${labelOfPage(step.draft, page)} is “${text}” now.`,
  );
}
