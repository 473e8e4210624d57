import { wordsIn } from '../../locate/page-tree';
import { escapePattern } from '../draft/write-text';
import type { Step } from '../intent';
import { everySection, findNamedSections } from '../target/find-named-sections';
import { findPage } from '../target/find-pages';
import type { SectionPlace } from '../target/target';
import type { Phrase } from '../words/read-command';
import { findItems } from './find-item';
import { findCollections } from './find-items';
import { findMoney } from './money';
import { homesFor, typesOf } from './thing-types';

/** Where such a thing goes; one that has no section of its own ("a new candle") joins what is sold, or what is named like it. */
export function homesOfThing(step: Step, thing: string, isPriced: boolean): readonly SectionPlace[] {
  const types = typesOf(thing);
  if (types.length > 0) return homesFor(step, types);
  const stem = thing.split(' ').at(-1)?.replace(/s$/, '') ?? thing;
  const lists = everySection(step.draft, step.page).filter(
    ({ section }) => findCollections(section).length > 0,
  );
  const named = lists.filter(({ section }) => wordsIn(section.element).toLowerCase().includes(stem));
  const sold = lists.filter(({ section }) =>
    /^(?:products|menu|pricing|services|rooms|tickets)$/.test(section.type ?? ''),
  );
  const ofBoth = sold.filter((place) => named.includes(place));
  if (stem.length < 3 || ofBoth.length > 0 || isPriced)
    return stem.length < 3 ? [] : ofBoth.length > 0 ? ofBoth : sold;
  // "A dog" where the one list of what is on offer has no word for it: the site's own words have.
  const shown = lists.filter(({ section }) => section.type === 'listings');
  const isTold = step.draft.pages().some((page) => new RegExp(`\\b${escapePattern(stem)}s?\\b`, 'iu').test(step.draft.text(page))); // prettier-ignore
  return isTold || /^(?:dog|cat|puppy|kitten|pet|animal|car|van|bike|flat|house|home|boat)$/.test(stem)
    ? shown
    : [];
}

/** "Add panna cotta 6.50": what has a price joins the list spoken of before, else what is sold. */
export function pricedHomes(step: Step, name: Phrase, hasPrice: boolean): readonly SectionPlace[] {
  const isPriced = hasPrice || findMoney(name.text) !== null || /\p{L}\s+\d+[.,]\d{2}$/u.test(name.text);
  if (!isPriced || (name.isQuoted && !hasPrice)) return [];
  const known = step.lastItem ? findItems(step.draft, step.lastItem, step.page) : [];
  const sold = everySection(step.draft, step.page).filter(
    ({ section }) =>
      /^(?:products|menu|services|rooms|tickets|pricing)$/.test(section.type ?? '') &&
      findCollections(section).some(({ items }) => items.some(({ price }) => price !== null)),
  );
  return known.length > 0 ? known : sold;
}

/** "Add tiramisù for 6 to the puddings" where nothing goes by that name: what has a price joins what is sold. */
export function homesNamed(
  step: Step,
  where: string,
  match: { readonly name: Phrase; readonly price?: Phrase },
): readonly SectionPlace[] {
  const page =
    match.price !== undefined && where.endsWith(' page')
      ? findPage(step.draft, where.replace(/ page$/, ''))
      : null;
  const named = page
    ? everySection(step.draft, page).filter(
        (place) => place.page === page && findCollections(place.section).length > 0,
      )
    : findNamedSections(step.draft, where, step.page);
  return named.length > 0 || match.price === undefined ? named : pricedHomes(step, match.name, true);
}
