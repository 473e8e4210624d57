import { childElements, elementsIn, wordsIn } from '../../locate/page-tree';
import { textSplices } from '../draft/write-text';
import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { matchPhrase } from '../words/read-command';
import { currencyOf } from './set-currency';

const forms: readonly RegExp[] = [
  /^(?:use|show|change|make|have|count in|calculate in|switch)(?: it| currency| everything| amounts?)?(?: to| in| into)? (?<to>\S{1,10})(?: (?:instead of|not|rather than) .+| as currency)?$/,
  /^(?:change|replace) \S{1,10} (?:to|with|by|into) (?<to>\S{1,10})$/,
  /^(?:currency|amounts) (?:should be|in|is|to) (?:in )?(?<to>\S{1,10})$/,
];

const stated = /(?<=const currency = ')[A-Z]{3}(?=')/u;

/** "Use euros instead of dollars" of an app that calculates with money: what it counts in, and the marks beside its fields. */
export const setAppCurrency: Intent = {
  name: 'set-app',
  attempt({ draft, part }) {
    const script = draft.textPaths(/\.m?js$/i).find((path) => stated.test(draft.text(path)));
    if (script === undefined) return null;
    for (const form of forms) {
      const said = matchPhrase(part, form)?.to;
      const to = said ? currencyOf(said.text) : null;
      if (!to) continue;
      const [, code] = to;
      const text = draft.text(script);
      const old = stated.exec(text)?.[0] ?? '';
      if (old === code) return refuse('nothing-to-change', `The app counts in ${code} already.`);
      draft.write(script, text.replace(stated, code));
      for (const page of draft.pages()) {
        const html = draft.text(page);
        const marks = draft
          .tree(page)
          .elements.filter(({ attributes }) => attributes.has('data-app'))
          .flatMap(elementsIn)
          .filter(
            (element, at, all) =>
              element.tag === 'span' &&
              wordsIn(element) === old &&
              childElements(element).length === 0 &&
              all.indexOf(element) === at,
          );
        draft.splice(
          page,
          marks.flatMap((element) => textSplices(html, element, code)),
        );
      }
      return done('Currency', code, `The app counts in ${code} now, instead of ${old}.`);
    }
    return null;
  },
};
