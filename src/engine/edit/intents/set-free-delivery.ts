import { replaceEverywhere } from '../facts/scan-text';
import { elementsIn } from '../../locate/page-tree';
import { escapeAttribute } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { matchPhrase } from '../words/read-command';

const asked =
  /^(?:(?:change|make|set|raise|lower|offer|have|put|increase|reduce) )?(?:free (?:\S+ )?(?:delivery|shipping|postage)|(?:delivery|shipping|postage) (?:is |now )*free)(?: (?:threshold|limit|is|now|starts?|only|begins?|to))* ?(?:over|from|above|at|to|on orders over|on orders above|for orders over)? (?<price>[€$£]? ?\d[\d.,]*(?: ?(?:€|euros?|pounds?|dollars?|zł|kr))?)(?: (?:now|onwards|up|please|(?:instead of|not|rather than|was) \S+))*$/;
const money = String.raw`[€$£₺]?\s?\d[\d.,]*\d|[€$£₺]?\s?\d`;
const said = new RegExp(
  `((?:free (?:\\p{L}+ )?(?:delivery|shipping|postage)|(?:delivery|shipping|postage)[^.]{0,24}? free)[^.\\d€$£]{0,24}?(?:over|from|above) )(?:${money})`,
  'giu',
);

/** Sets the sum from which sending costs nothing, in the texts of the site and in the sums of its cart. */
export const setFreeDelivery: Intent = {
  name: 'set-price',
  attempt(step) {
    const price = matchPhrase(step.part, asked)?.price;
    if (!price) return null;
    const { draft } = step;
    const number = /\d[\d.,]*/.exec(price.text)?.[0].replace(',', '.') ?? '';
    let count = replaceEverywhere(draft, said, (found) => {
      const at = found.search(/[€$£₺]?\s?\d[\d.,]*$/u);
      const old = found.slice(at);
      return (
        found.slice(0, at) +
        (/[€$£₺]|\p{L}/u.test(price.text) ? price.text : old.replace(/\d[\d.,]*/u, number))
      );
    });
    // "Free delivery." without a sum: from now on with one.
    if (count === 0) count = replaceEverywhere(draft, /\bfree (?:delivery|shipping|postage)\b(?! (?:over|from|above))/giu, (found) => `${found} over ${price.text}`); // prettier-ignore
    for (const page of draft.everyPage()) {
      const { elements } = draft.tree(page);
      const shops = elements.filter(
        (element) => element.attributes.has('data-shop') && elementsIn(element).length > 0,
      );
      draft.splice(
        page,
        shops.flatMap((element) => {
          const old = element.attributes.get('data-free-from');
          const text = `data-free-from="${escapeAttribute(number)}"`;
          const shop = element.attributes.get('data-shop');
          if (old) return [{ start: old.start, end: old.end, text }];
          return shop ? [{ start: shop.end, end: shop.end, text: ` ${text}` }] : [];
        }),
      );
      count += shops.length;
    }
    return count === 0
      ? refuse('not-found', 'I see no word of free delivery on this site, and no cart.', [
          `add banner saying Free delivery over ${price.text}`,
        ])
      : done(
          'Free delivery',
          `from ${price.text}`,
          `Delivery is free from ${price.text} now, in ${countOf(count, 'place')}.`,
        );
  },
};
