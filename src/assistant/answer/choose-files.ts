import { estimateTokens } from '@/domain/assistant/estimate-tokens';
import { AppError } from '@/domain/errors';
import { textOf, type SiteFile } from '@/domain/site/site-file';
import { isTextPath } from '../apply/write-rules';

type Choice = { readonly told: readonly SiteFile[]; readonly untold: readonly string[] };

/**
 * The text files that a model is told whole, as many as fit into so many tokens: what the message names, the page that is
 * looked at, what it uses, then the others. Throws `model-too-long` when not even the page fits.
 */
export function chooseFiles(
  files: readonly SiteFile[],
  {
    message,
    page,
    mostTokens,
  }: { readonly message: string; readonly page: string; readonly mostTokens: number },
): Choice {
  const texts = files.filter(({ path }) => isTextPath(path));
  const words = message.toLowerCase();
  const rank = ({ path }: SiteFile) => {
    if (path === page) return 0;
    const name = path.split('/').at(-1) ?? path;
    const stem = name.replace(/\.[^.]+$/, '').toLowerCase();
    if (words.includes(name.toLowerCase()) || (stem.length > 3 && words.includes(stem))) return 1;
    if (/\.css$/i.test(path)) return 2;
    if (/\.m?js$/i.test(path)) return 3;
    return /\.html?$/i.test(path) ? 4 : 5;
  };
  const told: SiteFile[] = [];
  let left = mostTokens;
  for (const file of texts.toSorted((one, other) => rank(one) - rank(other))) {
    const tokens = estimateTokens(textOf(file));
    if (tokens <= left) {
      told.push(file);
      left -= tokens;
    } else if (file.path === page) throw new AppError('model-too-long', { page });
  }
  const shown = new Set(told.map(({ path }) => path));
  return { told, untold: files.map(({ path }) => path).filter((path) => !shown.has(path)) };
}
