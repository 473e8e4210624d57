import type { SiteFile } from '@/domain/site/site-file';
import { pictureFolder } from '@/domain/site/site-picture';
import type { Operation } from '../protocol/operation';

/** Why nothing can be written at a path, as a sentence; null when something can. `paths` are those of the site. */
export type PathRule = (path: string, paths: readonly string[]) => string | null;

/** The largest file that a model may write, in characters: a page of a site is a hundredth of it. */
const fileMaxCharacters = 1_000_000;
const siteMaxFiles = 500;

/** Whether a model, which answers in text, can write a file of that name. */
export function isTextPath(path: string): boolean {
  return /\.(?:html?|css|m?js|json|svg|txt|md|xml|csv|vtt|webmanifest)$/i.test(path);
}

/** Why an operation is not done, whatever the model was told; null when it may be. */
export function findRefusal(
  operation: Operation,
  site: ReadonlyMap<string, SiteFile>,
  rule: PathRule,
): string | null {
  if (operation.kind === 'delete') return findLoss(operation.path, site);
  if (operation.kind === 'rename') {
    const others = [...site.keys()].filter((path) => path !== operation.from);
    return findLoss(operation.from, site) ?? rule(operation.to, others) ?? sameKind(operation);
  }
  const { path } = operation;
  if (operation.kind === 'edit' && !site.has(path)) return `There is no file ${path} to change.`;
  if (!site.has(path)) {
    const refusal = rule(path, [...site.keys()]);
    if (refusal !== null) return refusal;
    if (site.size >= siteMaxFiles) return `The site has ${siteMaxFiles} files already.`;
  }
  if (!isTextPath(path)) return `${path} is no text file, so it cannot be written in words.`;
  if (operation.kind === 'edit') return null;
  if (operation.content.trim() === '') return `${path} would be empty.`;
  if (operation.content.length > fileMaxCharacters) return `${path} would be larger than a file may be.`;
  return hasGap(operation.content)
    ? `${path} was shortened: a line stands for code that was left out. Write the whole file, or only edits.`
    : null;
}

function findLoss(path: string, site: ReadonlyMap<string, SiteFile>): string | null {
  if (!site.has(path)) return `There is no file ${path}.`;
  if (path === 'index.html') return 'The front page index.html stays: a site needs one.';
  return path.startsWith(pictureFolder) ? `${path} is a picture of the person's own and stays.` : null;
}

function sameKind({ from, to }: { readonly from: string; readonly to: string }): string | null {
  const kindOf = (path: string) => /\.[^./]+$/.exec(path)?.[0].toLowerCase();
  return kindOf(from) === kindOf(to) ? null : `${from} cannot become ${to}: that is another kind of file.`;
}

/** Comments with which models skip what they should have written. */
function hasGap(content: string): boolean {
  const comments =
    content.match(/<!--[\s\S]{0,200}?-->|\/\*[\s\S]{0,200}?\*\/|(?<=^|\s)\/\/[^\n]{0,200}/g) ?? [];
  return comments.some(
    (comment) =>
      /\b(?:rest of (?:the |your )?(?:code|file|page|styles?|content|script)|existing code)\b/i.test(
        comment,
      ) ||
      (/\.{3}|…/.test(comment) &&
        /\b(?:rest|existing|remaining|previous|unchanged|same|stays?)\b/i.test(comment)),
  );
}
