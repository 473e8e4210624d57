import { readColour } from '../colour/read-colour';
import { replaceText } from '../draft/write-text';
import { countOf, done } from '../intent';
import type { Step, StepResult } from '../intent';
import { wordsIn } from '../../locate/page-tree';
import { findPage } from '../target/find-pages';
import { matchPhrase } from '../words/read-command';

/** "change Start with a trial to Come try it": words without quotes that some element says, all of them. */
export function unquotedAttempt(step: Step, pages: readonly string[]): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:change (?<from>[^"]+?[ _][^"]+?|[^" ]+(?= with ))|rename (?<named>[^"_ ]+_[^" ]+)) (?:to|with|into) (?<to>[^"]+)$/,
  );
  const said = (match?.from ?? match?.named)?.text;
  if (!said || !match?.to || readColour(match.to.text) !== null) return null;
  if (match.named && findPage(step.draft, said)) return null;
  const from = said.toLowerCase();
  const isSaid = pages.some((page) =>
    step.draft.tree(page).elements.some((element) => wordsIn(element).toLowerCase() === from),
  );
  if (!isSaid) return null;
  const to = match.to.text;
  const count = pages.reduce((sum, page) => sum + replaceText(step.draft, page, said, to), 0);
  return count === 0
    ? null
    : done(
        `“${said}”`,
        `“${to}”, ${countOf(count, 'place')}`,
        `It says “${to}” now, in ${countOf(count, 'place')}.`,
      );
}
