import type { Specimen } from '@/domain/site/specimen';
import { sizeScript } from '@/domain/site/specimen';
import type { SpecimenRequest } from '@/domain/site/section-prompt';
import { formatHtml } from '../compose/format-html';
import { escapeText } from '../compose/html';
import { renderSection } from '../compose/render-section';
import { makeTokens } from '../compose/style/make-tokens';
import { writeStyle } from '../compose/style/write-style';
import { readTypeFiles, type ReadTypeFile } from '../compose/type/read-type-files';
import { findWords } from '../plan/words/find-words';
import { toDataUrl } from '../seal/data-url';
import { findSpecimen } from './find-specimen';

/**
 * One layout of a section as a document that needs nothing else: style and typefaces are in it, and one script, that
 * tells the frame's owner how tall it stands.
 */
export async function writeSpecimen(request: SpecimenRequest, read: ReadTypeFile): Promise<Specimen> {
  const { plan, page, section } = await findSpecimen(request);
  const words = findWords(plan.language);
  const typeFiles = await readTypeFiles(plan.type, read).catch(() => []);
  const site = typeFiles.length > 0 ? plan : { ...plan, type: null };
  const markup = formatHtml(renderSection(site, page, section, words).markup, 2);
  // A specimen is looked at: its links lead nowhere from here, and nothing in it stops the tab key.
  const body = `<body>\n  <main id="main" inert>\n${markup}\n  </main>\n  <script>${sizeScript}</script>\n</body>`;
  const alone = { ...site, pages: [{ ...page, sections: [section] }], translations: [] };
  let style = writeStyle(alone, makeTokens(alone), words, [`<html>${body}</html>`], []);
  for (const { path, content } of typeFiles)
    style = style.replaceAll(`url("${path}")`, () => `url("${toDataUrl({ content, mime: 'font/woff2' })}")`);
  const html = `<!DOCTYPE html>
<html lang="${escapeText(site.language)}" dir="${site.direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeText(section.content.title)}</title>
  <style>
${style}</style>
  <style>body { min-block-size: 0; }</style>
</head>
${body}
</html>
`;
  return { html, language: site.language };
}
