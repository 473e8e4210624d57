import type { PagePlan, SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { formatHtml } from '../format-html';
import { escapeText } from '../html';
import { renderSection } from '../render-section';
import { writeAgeGate } from './write-age-gate';
import { writeFooter } from './write-footer';
import { writeJsonLd } from './json-ld';
import { writeHeadLines } from './write-head';
import type { HeadParts } from './write-head';
import { writeNav } from './write-nav';
import { writeSignIn } from './write-sign-in';
import { writeSiteSearch } from './write-site-search';
import { writeTitleLine } from './write-title';
import { writeWishList } from './write-wish-list';

/** A whole page of the site as HTML text. */
export function writePage(plan: SitePlan, page: PagePlan, words: Words): string {
  const sections = page.sections
    .map((section) => formatHtml(renderSection(plan, page, section, words).markup, 2))
    .join('\n\n');
  return writeDocument(plan, words, {
    path: page.path,
    title: writeTitleLine(plan, page),
    description: page.description,
    header: formatHtml(writeNav(plan, page, words).markup, 1),
    main: sections,
    footer: [
      writeFooter(plan, page, words),
      writeAgeGate(plan),
      writeSignIn(plan, words),
      writeSiteSearch(plan, words),
      writeWishList(plan, words),
    ]
      .flatMap((part) => (part ? [formatHtml(part.markup, 1)] : []))
      .join('\n\n'),
    jsonLd: writeJsonLd(plan, page),
  });
}

/** Parts of a document that differ from page to page; markup is indented already. */
export type DocumentParts = HeadParts & {
  readonly header: string;
  readonly main: string;
  readonly footer: string;
};

/** The document around a page's parts. */
export function writeDocument(plan: SitePlan, words: Words, parts: DocumentParts): string {
  return `<!DOCTYPE html>
<html lang="${escapeText(plan.language)}" dir="${plan.direction}">
<head>
${writeHeadLines(plan, parts)
  .map((line) => `  ${line}`)
  .join('\n')}
</head>
<body>
  <a class="skip" href="#main">${escapeText(words.frame.skip)}</a>

${parts.header}

  <main id="main">
${parts.main}
  </main>

${parts.footer}
</body>
</html>
`;
}
