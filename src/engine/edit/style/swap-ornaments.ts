import type { StyleName } from '@/domain/site/vocabulary';
import { nameSubs } from '../../compose/style/name-subs';
import { pruneCss, readUsedNames } from '../../compose/style/prune-css';
import { ornamentsOf } from '../../compose/themes/look-ornaments';
import type { SiteDraft } from '../draft/site-draft';

const banner = '/* Look */\n';

/**
 * Puts the ornaments of a look in the place of those that the stylesheet bears: what stands under its banner, or before the
 * header's rules where there were none. A stylesheet of another hand has neither and stays as it is.
 */
export function swapOrnaments(draft: SiteDraft, path: string, style: StyleName): boolean {
  const sheet = draft.text(path);
  const old = sheet.indexOf(banner);
  const start = old < 0 ? sheet.indexOf('/* Header */\n') : old;
  if (start < 0) return false;
  const next = old < 0 ? start : sheet.indexOf('\n/* ', old);
  const end = old < 0 ? start : next < 0 ? sheet.length : next + 1;
  const used = readUsedNames(textsOf(draft, /\.html?$/i), textsOf(draft, /\.m?js$/i));
  const css = ornamentsOf(style);
  const kept = pruneCss(used.classes.has('sub') ? nameSubs(css) : css, used);
  const text = kept === '' ? '' : `${banner}${kept}\n\n`;
  if (sheet.slice(start, end) === text) return false;
  draft.splice(path, [{ start, end, text }]);
  return true;
}

function textsOf(draft: SiteDraft, pattern: RegExp): string[] {
  return draft.textPaths(pattern).map((path) => draft.text(path));
}
