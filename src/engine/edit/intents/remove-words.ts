import { removeWords } from '../draft/remove-words';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { wordsIn } from '../../locate/page-tree';
import { findNamedSections } from '../target/find-named-sections';
import { innerRoleNamed } from '../target/find-inner';
import { matchPhrase } from '../words/read-command';

const everywhere = String.raw`(?:everywhere|from (?:everywhere|site|whole site|every page|all pages|all texts?|all text)|on (?:every page|all pages|site|whole site)|throughout(?: site)?|in (?:all texts?|whole site))`;

/** Takes a word or a phrase out of all texts, or out of those of one section. */
export const removeWordsIntent: Intent = {
  name: 'set-text',
  attempt(step) {
    const match =
      matchPhrase(
        step.part,
        new RegExp(
          `^remove (?:all |every |any )?(?:words?|phrase|term|mentions? of|occurrences? of|instances? of|every mention of)(?: of)? (?:word |phrase )?(?<what>.+?)(?: ${everywhere}| (?:from|in) (?<where>.+?))?$`,
        ),
      ) ?? matchPhrase(step.part, new RegExp(`^remove (?<what>"…") ${everywhere}$`));
    const part = match?.what ? null : partOfText(step);
    if (part) return part;
    if (!match?.what) return null;
    const what = match.what.text;
    if (!/[\p{L}\p{N}]/u.test(what) || what.length > 80) return null;
    const role = match.where ? innerRoleNamed(match.where.plain) : null;
    const places = match.where && !role ? findNamedSections(step.draft, match.where.plain, step.page) : null;
    if (places?.length === 0) return null;
    const pages = places ? [...new Set(places.map(({ page }) => page))] : step.draft.everyPage();
    let count = 0;
    let example: string | null = null;
    const kept = new Set<string>();
    for (const page of pages) {
      const things = role ? step.draft.tree(page).elements.filter(role.isOne) : null;
      const within = (offset: number) =>
        things
          ? things.some(({ start, end }) => offset > start && offset < end)
          : !places ||
            places.some(
              (place) =>
                place.page === page &&
                offset > place.section.element.start &&
                offset < place.section.element.end,
            );
      const result = removeWords(step.draft, page, what, within);
      count += result.count;
      example ??= result.example;
      for (const text of result.kept) kept.add(text);
    }
    const left = kept.size > 0 ? ` It stays where it stands alone, as in “${[...kept][0] ?? ''}”.` : '';
    if (count === 0)
      return kept.size > 0
        ? refuse(
            'nothing-to-change',
            `“${what}” stands only by itself here: taking it out would leave nothing. Say what should stand there instead: change "${what}" to "…".`,
          )
        : refuse('not-found', `I see “${what}” nowhere ${places ? 'there' : 'on this site'}.`);
    return done(
      `“${what}”`,
      `taken out, ${countOf(count, 'place')}`,
      `Took “${what}” out of ${countOf(count, 'text')}.${example ? ` One reads now: “${shortened(example)}”.` : ''}${left}`,
    );
  },
};

const shortened = (text: string) =>
  text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/, '')}…` : text;

/** `Remove "The view is included."`: a sentence within a longer text, where no text says just that. */
function partOfText(step: Step): StepResult | null {
  const what = step.picked ? undefined : matchPhrase(step.part, /^remove (?<what>"…")$/)?.what?.text;
  if (!what || what.split(/\s+/u).length < 3 || what.length > 300) return null;
  const pages = step.draft.everyPage();
  const wanted = what.toLowerCase();
  const isWhole = pages.some((page) => step.draft.tree(page).elements.some((element) => wordsIn(element).toLowerCase() === wanted)); // prettier-ignore
  if (isWhole) return null;
  const count = pages.reduce((sum, page) => sum + removeWords(step.draft, page, what).count, 0);
  return count === 0 ? null : done(`“${what}”`, `taken out, ${countOf(count, 'place')}`, `Took “${what}” out of ${countOf(count, 'text')}.`); // prettier-ignore
}
