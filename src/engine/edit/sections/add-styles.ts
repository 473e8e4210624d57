import type { SiteDraft } from '../draft/site-draft';
import { findBlocks } from '../../locate/style-sheet';
import { mainStyleSheet } from '../style/find-styles';

/** Puts a composed block of rules (banner first) where it belongs: into the block of that type, else before the footer's. */
export function addStyles(draft: SiteDraft, css: string): void {
  const text = css.trim();
  if (text === '') return;
  const path = mainStyleSheet(draft);
  const sheet = draft.sheet(path);
  const banner = /^\/\*\s*(.*?)\s*\*\/\r?\n?/.exec(text);
  const blocks = findBlocks(sheet);
  const own = banner
    ? blocks.find(({ title }) => title.toLowerCase() === (banner[1] ?? '').toLowerCase())
    : undefined;
  if (own && banner) {
    const end = sheet.css.slice(0, own.end).trimEnd().length;
    draft.splice(path, [{ start: end, end, text: `\n${text.slice(banner[0].length)}` }]);
    return;
  }
  const footer = blocks.find(({ title }) => /^(?:footer|small screens|print)/i.test(title));
  const at = footer?.start ?? sheet.css.length;
  const lead = footer || sheet.css === '' ? '' : sheet.css.endsWith('\n') ? '\n' : '\n\n';
  draft.splice(path, [{ start: at, end: at, text: `${lead}${text}\n${footer ? '\n' : ''}` }]);
}
