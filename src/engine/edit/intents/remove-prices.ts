import { isWithin, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { wholeLines } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { everyItem } from '../items/find-item';
import { findMoney } from '../items/money';
import { spliceItems } from '../items/splice-items';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

/** Takes every price off the site, or off one section. A shop with a cart counts with its prices and keeps them. */
export const removePrices: Intent = {
  name: 'remove-item',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:remove|hide|don't show|do not show|no) (?:all |every |any )?(?:of )?prices?(?: tags?)?(?<everywhere> everywhere)?(?: (?:from|in|on|of) (?<where>.+))?$/,
    );
    if (!match) return null;
    const where = match.where?.plain.replace(/^(?:site|page|website|everywhere|whole site)$/, '') ?? '';
    const homes = where ? findNamedSections(step.draft, where, step.page) : undefined;
    if (homes?.length === 0) return refuse('not-found', `There is no ${where} section on this site.`);
    const places = everyItem(step.draft, step.page, homes).filter(({ item }) => item.price !== null);
    if (places.length === 0) return refuse('not-found', 'I found no prices there.');
    if (places.some(({ item }) => [...item.element.attributes.keys()].some((name) => name === 'data-price')))
      return refuse(
        'not-understood',
        'The cart counts with these prices, so they stay. I can hide a section or remove single products instead.',
      );
    const count = spliceItems(step, places, (html, { item }) => {
      const leaf = item.price;
      const money = leaf ? findMoney(leaf.text) : null;
      // A sentence that speaks of money is not a price.
      if (!leaf || !money || leaf.text.trim().length > 24) return [];
      let gone = leaf.parent;
      const isPrice = (words: string) => words.replace(/[\s/]+/g, ' ').length <= leaf.text.trim().length + 16;
      const holdsTitle = (element: PageElement) => isWithin(item.title, element);
      while (
        gone.parent &&
        gone.parent !== item.element &&
        !holdsTitle(gone.parent) &&
        isPrice(wordsIn(gone.parent))
      )
        gone = gone.parent;
      const isWhole =
        gone !== item.element && !holdsTitle(gone) && isPrice(wordsIn(gone)) && valueOf(gone, 'href') === '';
      return isWhole
        ? [{ ...wholeLines(html, gone), text: '' }]
        : [{ start: leaf.start + money.start, end: leaf.start + money.end, text: '' }];
    });
    if (count === 0) return refuse('not-found', 'I found no prices there.');
    return done(
      'Prices',
      `removed, ${countOf(count, 'place')}`,
      `Removed ${countOf(count, 'price')}; running text that speaks of money is yours to change.`,
    );
  },
};
