import { readColour } from '../colour/read-colour';
import { replaceText } from '../draft/write-text';
import { countOf, done } from '../intent';
import type { Step, StepResult } from '../intent';
import { textLeaves, wordsIn } from '../../locate/page-tree';
import { findPage } from '../target/find-pages';
import { matchPhrase } from '../words/read-command';

const figure = String.raw`[€$£]?\d[\d.,:]*(?:[€%]|am|pm|m|cm|km|g|kg|ml|l)?`;
const figures = new RegExp(`^(?:change|replace|swap|make) (?<from>${figure}) (?:to|with|into|by) (?<to>${figure})(?: everywhere| on every page| on all pages)?$`); // prettier-ignore

/** "change £9,800 to £10,000": a sum, an hour or a measure, wherever it stands as such. */
function figureAttempt(step: Step, pages: readonly string[]): StepResult | null {
  const match = matchPhrase(step.part, figures);
  if (!match?.from || !match.to || match.from.text === match.to.text) return null;
  return swap(step, pages, match.from.text, match.to.text);
}

/** "change Start with a trial to Come try it": words without quotes that some element says, all of them. */
export function unquotedAttempt(step: Step, pages: readonly string[]): StepResult | null {
  return figureAttempt(step, pages) ?? wordsAttempt(step, pages);
}

function wordsAttempt(step: Step, pages: readonly string[]): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:change (?<from>[^"]+?[ _][^"]+?|[^" ]+(?= with ))|rename (?<named>[^"_ ]+_[^" ]+)) (?:to|with|into) (?<to>[^"]+)$/,
  );
  const said = (match?.from ?? match?.named)?.text;
  if (!said || !match?.to || readColour(match.to.text) !== null) return null;
  if (match.named && findPage(step.draft, said)) return null;
  const from = said.toLowerCase();
  const isSaid = pages.some((page) =>
    step.draft.tree(page).elements.some(
      (element) =>
        wordsIn(element).toLowerCase() === from ||
        // "Read on" with what it leads to behind it, for those who hear the page.
        (/^(?:a|button|summary)$/.test(element.tag) &&
          textLeaves(element).some(({ text }) => text.trim().toLowerCase() === from)),
    ),
  );
  if (!isSaid) return null;
  return swap(step, pages, said, match.to.text);
}

function swap(step: Step, pages: readonly string[], said: string, to: string): StepResult | null {
  const count = pages.reduce((sum, page) => sum + replaceText(step.draft, page, said, to), 0);
  return count === 0
    ? null
    : done(
        `“${said}”`,
        `“${to}”, ${countOf(count, 'place')}`,
        `It says “${to}” now, in ${countOf(count, 'place')}.`,
      );
}
