import { writtenLanguages } from '../../brief/languages/written-languages';
import type { PagePlan, SitePlan } from '../../plan/site-plan';
import { html } from '../html';
import type { Html } from '../html';

type Twin = { readonly language: string; readonly path: string; readonly isSame: boolean };

/** The page in each language of the site, by its path from the root; its first page where it has no such page. */
function twinsOf({ editions }: SitePlan, path: string): Twin[] {
  return editions.map(({ language, folder, paths }) => {
    const isSame = paths.includes(path);
    return { language, path: folder + (isSame ? path : 'index.html'), isSame };
  });
}

/** The way from a page of the plan to a file of the site. */
export const pathFrom = ({ folder }: SitePlan, path: string): string =>
  folder !== '' && path.startsWith(folder)
    ? path.slice(folder.length)
    : '../'.repeat(folder.split('/').length - 1) + path;

/** The very page in all languages, for the head: language and path from the root. Empty for a site in one language. */
export const listAlternates = (plan: SitePlan, path: string): readonly Pick<Twin, 'language' | 'path'>[] => {
  const twins = twinsOf(plan, path).filter(({ isSame }) => isSame);
  return twins.length > 1 ? twins : [];
};

/** Links to the page in the other languages, each named in its own. Null for a site in one language. */
export function writeLanguageLinks(plan: SitePlan, page: PagePlan): Html | null {
  const others = twinsOf(plan, page.path).filter(({ language }) => language !== plan.language);
  if (others.length === 0) return null;
  const links = others.map(
    ({ language, path }) =>
      html`<a href="${pathFrom(plan, path)}" lang="${language}" hreflang="${language}"
        >${writtenLanguages[language] ?? language}</a
      >`,
  );
  return html`<p class="language-links">${links}</p>`;
}

/** A page of a language folder whose files lie above it. */
export function climb(markup: string, { folder }: SitePlan): string {
  const up = '../'.repeat(folder.split('/').length - 1);
  return markup.replace(/(\s(?:href|src|poster)=")(?=assets\/|fonts\/|style\.css"|script\.js")/g, `$1${up}`);
}
