import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { joinPages } from '../pages/join-pages';
import { findPage, labelOfPage } from '../target/find-pages';
import { matchPhrase } from '../words/read-command';

const one = String.raw`(?:one|single|1)[- ]?(?:page(?:r)?|pager|scroller)`;
const wish = new RegExp(
  String.raw`^(?:(?:make|change|turn|convert|put|merge|join|combine|move|have|use|show|want|add) )?(?:(?:it|this|that|site|everything|all|whole site|all pages|pages|every page|all content|whole thing) )*(?:to |into |in |on |be |as |only )*(?:just )?${one}(?: (?:site|website|only|layout|version|design|scrolling site))?(?: instead)?$`,
);

const two: readonly RegExp[] = [
  /^(?:merge|join|combine|fold|integrate|incorporate|roll) (?<from>.+?)(?: pages?)? (?:into|with|in|onto|to|on) (?<into>.+?)(?: pages?)?$/,
  /^(?:move|put|fold|take) (?<from>.+?) page (?:into|onto|in) (?<into>.+?)(?: page)?$/,
  /^(?:merge|join|combine) (?<into>.+?)(?: page)? (?:and|with|&) (?<from>.+?)(?: pages?)?(?: (?:together|(?:into|in|as|on|to) (?:one|single|same)(?: page)?))?$/,
];

/** "Merge About into Contact": what stands on one page stands on the other from now on. */
function joinTwo({ draft, part }: Step): StepResult | null {
  for (const form of two) {
    const match = matchPhrase(part, form);
    if (!match?.from || !match.into || match.from.plain === 'all') continue;
    const [from, into] = [findPage(draft, match.from.text), findPage(draft, match.into.text)];
    if (from === null || into === null) {
      const isPages = /\bpages?\b/.test(part.plain) || (from ?? into) !== null;
      const lacking = from === null ? match.from.text : match.into.text;
      if (isPages && /^(?:merge|join|combine|fold)/.test(part.plain) && draft.pages().length > 1) return refuse('not-found', `This site has no page called “${lacking}”. Its pages are ${draft.pages().map((path) => labelOfPage(draft, path)).join(', ')}.`); // prettier-ignore
      continue;
    }
    if (from === into || from === draft.firstPage(from)) continue;
    const [name, goal] = [labelOfPage(draft, from), labelOfPage(draft, into)];
    const { gone } = joinPages(draft, into, [from]);
    if (gone.length === 0) return refuse('nothing-to-change', `${name} works by itself, so it stays a page of its own.`); // prettier-ignore
    return done(`Page ${name}`, `taken into ${goal}`, `What stood on ${name} stands on ${goal} now; the page is gone and every link to it leads there.`); // prettier-ignore
  }
  return null;
}

/** "Turn this into a one-page site": every section on the first page, links led there. */
export const joinPagesIntent: Intent = {
  name: 'remove-page',
  attempt(step) {
    const { draft, part, page } = step;
    const merged = joinTwo(step);
    if (merged) return merged;
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
