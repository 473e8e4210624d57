import { valueOf } from '../../locate/page-tree';
import { escapeText, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { homesFor } from '../items/thing-types';

const year = '(?:annual|annually|yearly|year|per year|by year)';
const month = '(?:monthly|month|per month|by month)';
const noun =
  '(?:plans?|prices?|pricing|billing|payments?|subscriptions?|memberships?|passes|option|rates?|amounts?)';
const keeps = (own: string, other: string): readonly RegExp[] => [
  new RegExp(`^(?:(?:show|have|offer|use|make|keep|sell|we only (?:do|have|offer|sell)|do) )?(?:(?:it|them|${noun}) )?(?:only |just )?${own}(?: ${noun})?(?: (?:only|please|now|from now on))+$`),
  new RegExp(`^(?:(?:show|have|offer|use|make|keep|sell|do|we) )*(?:it |them |${noun} )?(?:only|just) (?:show |have |offer |do |sell )?${own}(?: ${noun})?$`),
  new RegExp(`^(?:remove|hide|stop|no|no more|without|don't show|don't offer|we don't (?:do|offer)) (?:all )?${other} (?:${noun}|toggle|switch)(?: (?:option|toggle|switch))?$`),
]; // prettier-ignore

/** "Annual plans only": of two terms one stays as the price, and the switch between them goes. */
export const keepTerm: Intent = {
  name: 'set-price',
  attempt(step) {
    // “… , no annual” says the same once more.
    const plain = step.part.plain.replace(/ (?:pls|plz)\b/, '').replace(/ ,? ?(?:and )?(?:no|not|without) (?:more )?(?:annual|yearly|monthly)(?: \S+)?$/, '').replace(/^(?:my|our) /, ''); // prettier-ignore
    const term = keeps(year, month).some((form) => form.test(plain))
      ? 'yearly'
      : keeps(month, year).some((form) => form.test(plain))
        ? 'monthly'
        : null;
    if (term === null) return null;
    let count = 0;
    for (const page of step.draft.everyPage()) {
      const { html, elements } = step.draft.tree(page);
      const splices = elements.flatMap((element): Splice[] => {
        if (element.attributes.has('data-price-toggle')) return [{ ...wholeLines(html, element), text: '' }];
        const price = valueOf(element, `data-price-${term}`);
        if (price === '') return [];
        if (element.tag === 'b') count += 1;
        return [{ start: element.start, end: element.end, text: `<${element.tag}>${escapeText(price)}</${element.tag}>` }]; // prettier-ignore
      });
      step.draft.splice(page, splices);
    }
    if (count === 0) {
      const plans = homesFor(step, ['pricing', 'tickets']);
      return refuse(
        plans.length === 0 ? 'not-found' : 'ambiguous',
        plans.length === 0
          ? 'This site has no plans with prices.'
          : `The plans have one price each, and I do not know what a ${term === 'yearly' ? 'year' : 'month'} costs. Add a switch with both first, or tell me the price of each plan.`,
        plans.length === 0
          ? ['add a pricing section']
          : ['add a monthly and yearly switch', 'change the price of … to …'],
      );
    }
    dropUnusedScripts(step.draft);
    return done(
      `Prices by the ${term === 'yearly' ? 'year' : 'month'}`,
      countOf(count, 'price'),
      `The plans show ${term} prices only, ${countOf(count, 'price')}; the switch is gone.`,
    );
  },
};
