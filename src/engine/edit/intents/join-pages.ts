import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { joinPages } from '../pages/join-pages';
import { labelOfPage } from '../target/find-pages';

const one = String.raw`(?:one|single|1)[- ]?(?:page(?:r)?|pager|scroller)`;
const wish = new RegExp(
  String.raw`^(?:(?:make|change|turn|convert|put|merge|join|combine|move|have|use|show|want|add) )?(?:(?:it|this|that|site|everything|all|whole site|all pages|pages|every page|all content|whole thing) )*(?:to |into |in |on |be |as |only )*(?:just )?${one}(?: (?:site|website|only|layout|version|design|scrolling site))?(?: instead)?$`,
);

/** "Turn this into a one-page site": every section on the first page, links led there. */
export const joinPagesIntent: Intent = {
  name: 'remove-page',
  attempt({ draft, part, page }) {
    if (!wish.test(part.plain)) return null;
    const first = draft.firstPage(page);
    const firsts = new Set(draft.pages().map((path) => draft.firstPage(path)));
    const names = new Map(draft.pages().map((path) => [path, labelOfPage(draft, path)]));
    const results = [...firsts].map((path) => joinPages(draft, path));
    const gone = results.flatMap((result) => result.gone);
    const kept = results.flatMap((result) => result.kept);
    const namesOf = (paths: readonly string[]) =>
      [...new Set(paths.map((path) => names.get(path) ?? path))].join(', ');
    if (gone.length === 0)
      return refuse(
        'nothing-to-change',
        kept.length > 0
          ? `Everything but ${namesOf(kept)} stands on one page already.`
          : 'The site is one page already.',
      );
    return done(
      'One page',
      `${countOf(gone.length, 'page')} taken in`,
      `Everything stands on one page now: ${namesOf(gone)} moved to ${first}, and every link leads there.${kept.length > 0 ? ` ${namesOf(kept)} stays a page of its own, because it works by itself.` : ''}`,
    );
  },
};
