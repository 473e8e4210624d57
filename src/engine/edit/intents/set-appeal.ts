import { escapeText } from '../draft/splice-text';
import { findAppeals } from '../facts/appeal-figures';
import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

const verb = '(?:change|set|update|raise|lower|increase|make|move|put|bring)';
const number = String.raw`(?:[€$£] ?)?\d[\d.,]*(?: ?(?:k|m|million|thousand|€|euros?|pounds?|dollars?|kr|chf))?`;
const people = '(?:donors?|supporters?|backers?|givers?|donations?|families|friends|neighbours)';
const what = String.raw`(?:our |total )?(?:amount |sum |money |total )?(?:(?<raised>raised|amount raised|raised so far|collected|given so far)(?: so far| amount| sum)?|(?<goal>(?:fundraising )?(?:goal|target|aim))|(?:number of )?(?<others>${people}))`;
const forms = [
  String.raw`(?:${verb} )?${what} (?:up |down )?(?:to|is|are|stands? at|=|:)(?: now)?`,
  String.raw`(?:we|we ?'? ?ve)(?: have)?(?: now| already)* (?<weHave>raised|collected|got)(?: now)?`,
].map(
  (start) => new RegExp(`^(?:now )?${start} (?<value>${number})(?: (?:now|so far|already|please))*$`, 'u'),
);
const counted = new RegExp(
  String.raw`^(?:now )?(?:we|there)(?: now)? (?:have|are)(?: now| already)* (?<value>${number}) (?<others>${people})(?: (?:now|so far|already))*$`,
  'u',
);

/** "We have raised £12,000 now", "change the goal to £30,000", "set donors to 230": the numbers of an appeal, and its bar with them. */
export const setAppeal: Intent = {
  name: 'set-text',
  attempt({ draft, part }) {
    const said = [...forms, counted].map((form) => matchPhrase(part, form)).find((match) => match !== null);
    const value = said?.value?.text;
    if (!said || value === undefined) return null;
    for (const page of draft.everyPage()) {
      const [appeal] = findAppeals(draft, page);
      if (!appeal) continue;
      const others = foldWord(said.others?.plain ?? '').replace(/s$/u, '');
      const figure = said.goal
        ? appeal.goal
        : others === ''
          ? appeal.raised
          : appeal.others.find(({ label }) => foldWord(label).includes(others));
      if (!figure) return null;
      // A bare number keeps the currency of the one that it follows.
      const written = /^[\d.,]+$/u.test(value) ? figure.value.replace(/\d(?:[\d.,]*\d)?/u, value) : value;
      if (written === figure.value) return refuse('nothing-to-change', `${figure.label} is ${written} already.`); // prettier-ignore
      const { openEnd: start, closeStart: end } = figure.element;
      draft.splice(page, [{ start, end, text: escapeText(written) }]);
      return done(figure.label, written, `${figure.label} is ${written} now.`);
    }
    return null;
  },
};
