import type { PagePlan, SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { formatHtml } from '../format-html';
import { escapeText } from '../html';
import { renderSection } from '../render-section';
import { writeAgeGate } from './write-age-gate';
import { writeFooter } from './write-footer';
import { writeJsonLd } from './json-ld';
import { writeNav } from './write-nav';

/** Title of a page as browsers and search engines show it: at most about 70 characters. */
export function writeTitleLine(plan: SitePlan, page: PagePlan): string {
  const name = shorten(plan.name, 60);
  if (page.path !== 'index.html') return `${shorten(page.title, 30)} – ${shorten(name, 36)}`;
  const topic = plan.tagline ?? page.description.split(/[.!?]/)[0] ?? '';
  const says = topic && topic.toLowerCase() !== name.toLowerCase() && !topic.startsWith(name) ? topic : '';
  if (says && name.length + says.length < 68) return `${name} – ${says.replace(/\.$/, '')}`;
  // "CRM", "Gym": too little to find a tab or a search result by.
  const opening = page.sections[0]?.content.title ?? '';
  const isBare = name.length < 10 && opening !== '' && opening.toLowerCase() !== name.toLowerCase();
  return isBare ? `${name} – ${shorten(opening, 50)}` : name;
}

/** A whole page of the site as HTML text. */
export function writePage(plan: SitePlan, page: PagePlan, words: Words): string {
  const sections = page.sections
    .map((section) => formatHtml(renderSection(plan, page, section, words).markup, 2))
    .join('\n\n');
  return writeDocument(plan, words, {
    title: writeTitleLine(plan, page),
    description: page.description,
    header: formatHtml(writeNav(plan, page, words).markup, 1),
    main: sections,
    footer: [writeFooter(plan, page, words), writeAgeGate(plan)]
      .flatMap((part) => (part ? [formatHtml(part.markup, 1)] : []))
      .join('\n\n'),
    jsonLd: page.path === 'index.html' ? writeJsonLd(plan) : null,
  });
}

/** Parts of a document that differ from page to page; markup is indented already. */
export type DocumentParts = {
  readonly title: string;
  readonly description: string;
  readonly header: string;
  readonly main: string;
  readonly footer: string;
  readonly jsonLd: string | null;
  readonly isHidden?: boolean;
};

/** The document around a page's parts. */
export function writeDocument(plan: SitePlan, words: Words, parts: DocumentParts): string {
  const { title, description } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    parts.isHidden ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:description" content="${escapeText(description)}">`,
    '<meta property="og:type" content="website">',
    '<link rel="icon" href="assets/icon.svg" type="image/svg+xml">',
    '<link rel="stylesheet" href="style.css">',
    parts.jsonLd ? `<script type="application/ld+json">${parts.jsonLd}</script>` : '',
    plan.hasScript ? '<script src="script.js" defer></script>' : '',
  ].filter((line) => line !== '');
  return `<!DOCTYPE html>
<html lang="${escapeText(plan.language)}" dir="${plan.direction}">
<head>
${head.map((line) => `  ${line}`).join('\n')}
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

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 15))}…`;
}
