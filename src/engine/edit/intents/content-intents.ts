import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt } from '../draft/splice-text';
import { textSplices } from '../draft/write-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findInner, innerRoleNamed } from '../target/find-inner';
import { headingOf } from '../target/find-named-sections';
import { findPage, labelOfPage } from '../target/find-pages';
import { resolveTarget } from '../target/resolve-target';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

/** Sets a page's title or description as search engines show it. */
export const setSeo: Intent = {
  name: 'set-seo',
  attempt(step) {
    const forms = [
      /^(?:add|change|use|make|put|write)? ?(?:new )?(?<what>(?:meta |seo |search |page |google )+(?:description|title)|(?:browser |tab )+title|(?:meta|seo)(?: description)?)(?: (?:for|of|on) (?<page>.+?) page)?(?: (?:to|as|with|is|of|:|=|that says|saying))* (?<text>"…"|.+)$/,
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

/** Points a link or button somewhere else: an address, a page, a section. */
export const setLink: Intent = {
  name: 'set-link',
  attempt(step) {
    const forms = [
      /^(?:link|point|connect|lead) (?<target>.+?) (?:to|at) (?<goal>.+)$/,
      /^(?<target>.+?) (?:should|must) (?:link|go|lead|point) to (?<goal>.+)$/,
      /^(?:make|change|let) (?<target>.+?) (?:link|go|lead|point|open)(?: to)? (?<goal>.+)$/,
      /^change (?:link|url|href|address|target) (?:of|on|for|in) (?<target>.+?) to (?<goal>.+)$/,
      /^change (?<target>.+?) (?:link|url|href) to (?<goal>.+)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.target || !match.goal) continue;
      const href = hrefFor(step, match.goal.plain, match.goal.text);
      const links = linksMeant(step, match.target.plain);
      if (!href && links.length === 0) continue;
      if (!href)
        return refuse(
          'not-found',
          `I do not know where “${match.goal.text}” is: name a page, a section or an address.`,
        );
      if (links.length === 0)
        return refuse('not-found', `I do not see a link or button called “${match.target.text}”.`);
      for (const page of new Set(links.map((link) => link.page))) {
        step.draft.splice(
          page,
          links
            .filter((link) => link.page === page)
            .flatMap(({ element }) => {
              const attribute = element.attributes.get('href');
              return attribute
                ? [{ start: attribute.start, end: attribute.end, text: `href="${escapeAttribute(href)}"` }]
                : [];
            }),
        );
      }
      return done(
        `Link “${wordsIn((links[0] as (typeof links)[number]).element)}”`,
        href,
        `It leads to ${href} now.`,
      );
    }
    return null;
  },
};

function linksMeant(
  step: Step,
  phrase: string,
): readonly { readonly page: string; readonly element: PageElement }[] {
  const target = /^(?:main |primary |first )?buttons?$/.test(phrase)
    ? null
    : resolveTarget(step, phrase.replace(/ (?:link|button)$/, ''));
  const role = innerRoleNamed('button');
  const main = step.draft.tree(step.page).elements.find(({ tag }) => tag === 'main');
  const places =
    target?.places ??
    (role && main
      ? findInner(main, role)
          .filter(({ tag }) => tag === 'a')
          .slice(0, 1)
          .map((element) => ({ page: step.page, element }))
      : []);
  return places.flatMap(({ page, element }) => {
    if (element.tag === 'a') return [{ page, element }];
    for (let at = element.parent; at; at = at.parent) if (at.tag === 'a') return [{ page, element: at }];
    return elementsIn(element)
      .filter(({ tag }) => tag === 'a')
      .slice(0, 1)
      .map((inner) => ({ page, element: inner }));
  });
}

function hrefFor(step: Step, plain: string, text: string): string | null {
  if (/^(?:https?:\/\/|mailto:|tel:|#|\.{0,2}\/)\S+$/i.test(text)) return text;
  if (/^\S+@\S+\.\S+$/.test(text)) return `mailto:${text}`;
  if (
    /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|de|fr|es|pt|co|uk|eu|app|dev|info|shop|me)(?:\/\S*)?$/i.test(
      text,
    )
  )
    return `https://${text}`;
  const page = findPage(step.draft, plain.replace(/ section$/, ''));
  if (page && !/ section$/.test(plain)) return page;
  const place = findNamedSections(step.draft, plain, step.page)[0];
  const id = place ? valueOf(place.section.element, 'id') : '';
  if (place && id) return place.page === step.page ? `#${id}` : `${place.page}#${id}`;
  return step.draft.has(text) ? text : null;
}

/** Shortens text by leaving sentences out: nothing is made up. */
export const rewriteText: Intent = {
  name: 'rewrite-text',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:shorten|make (?=.* (?:shorter|more concise|briefer))|trim|condense|tighten)\s*(?<target>.+?)(?: (?:text|copy))?(?: (?:much )?(?:shorter|more concise|briefer))?(?: text)?$/,
    );
    if (!match?.target || /\bpage\b/.test(match.target.plain)) return null;
    const places = paragraphsMeant(step, match.target.plain);
    if (places.length === 0) return refuse('not-found', `I do not see “${match.target.text}” on this page.`);
    let count = 0;
    for (const page of new Set(places.map((place) => place.page))) {
      const html = step.draft.text(page);
      const splices = places
        .filter((place) => place.page === page)
        .flatMap(({ element }) => {
          const words = wordsIn(element);
          const short = shorten(words);
          return short === words || element.children.some((child) => child.kind === 'element')
            ? []
            : textSplices(html, element, short);
        });
      count += splices.length;
      step.draft.splice(page, splices);
    }
    if (count === 0)
      return refuse(
        'needs-model',
        'That text is short already; saying it in other words needs a language model. Give me the words and I put them in place.',
        ['change "…" to "…"'],
      );
    return done(
      match.target.text,
      `shortened, ${countOf(count, 'paragraph')}`,
      `Shortened ${countOf(count, 'paragraph')} by leaving out what comes after the point.`,
    );
  },
};

function paragraphsMeant(
  step: Step,
  phrase: string,
): readonly { readonly page: string; readonly element: PageElement }[] {
  const isIntro = /^(?:intro|introduction|opening|summary|profile|bio|about me|hero text|lede|lead)$/.test(
    phrase,
  );
  const target = resolveTarget(step, phrase);
  const places = target?.places ?? [];
  const paragraphs = places.flatMap(({ page, element }) =>
    /^(?:p|li|blockquote|dd)$/.test(element.tag)
      ? [{ page, element }]
      : elementsIn(element)
          .filter(({ tag }) => tag === 'p')
          .map((inner) => ({ page, element: inner })),
  );
  if (paragraphs.length > 0 || !isIntro) return paragraphs;
  const first = step.draft.sections(step.page).find((section) => section.id !== 'nav' && headingOf(section));
  return first
    ? elementsIn(first.element)
        .filter(({ tag }) => tag === 'p')
        .map((element) => ({ page: step.page, element }))
    : [];
}

/** The first sentence; of a single long sentence, the part before its last clause. */
function shorten(text: string): string {
  const sentences = text.match(/[^.!?…]+[.!?…]+(?=\s|$)/g) ?? [text];
  const first = sentences[0]?.trim() ?? text;
  if (sentences.length > 1) return first;
  const words = first.split(' ');
  if (words.length < 9) return text;
  const clauses = first
    .replace(/[.!?]$/, '')
    .split(
      /(?:,|;| –| —)\s+|\s+(?=(?:and|but|so|because|which|where|while|with|y|et|und|e|pero|mais|aber|mas)\s)/,
    );
  const half = Math.max(1, Math.ceil(clauses.length / 2));
  if (clauses.length < 2) return text;
  let end = 0;
  for (let at = 0; at < half; at += 1)
    end = first.indexOf(clauses[at] ?? '', end) + (clauses[at] ?? '').length;
  const short = first.slice(0, end).trim();
  return short.split(' ').length < 4 ? text : `${short}.`;
}
