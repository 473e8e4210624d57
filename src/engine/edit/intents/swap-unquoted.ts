import { readColour } from '../colour/read-colour';
import { replaceText } from '../draft/write-text';
import { countOf, done } from '../intent';
import type { Step, StepResult } from '../intent';
import { wordsIn } from '../../locate/page-tree';
import { matchPhrase } from '../words/read-command';

/** "change Start with a trial to Come try it": words without quotes that some element says, all of them. */
export function unquotedAttempt(step: Step, pages: readonly string[]): StepResult | null {
  const match = matchPhrase(step.part, /^change (?<from>[^"]+? [^"]+?) (?:to|with|into) (?<to>[^"]+)$/);
  if (!match?.from || !match.to || readColour(match.to.text) !== null) return null;
  const from = match.from.text.toLowerCase();
  const isSaid = pages.some((page) =>
    step.draft.tree(page).elements.some((element) => wordsIn(element).toLowerCase() === from),
  );
  if (!isSaid) return null;
  const to = match.to.text;
  const said = match.from.text;
  const count = pages.reduce((sum, page) => sum + replaceText(step.draft, page, said, to), 0);
  return count === 0
    ? null
    : done(
        `“${said}”`,
        `“${to}”, ${countOf(count, 'place')}`,
        `It says “${to}” now, in ${countOf(count, 'place')}.`,
      );
}
