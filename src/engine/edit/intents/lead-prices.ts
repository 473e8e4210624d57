import { valueOf } from '../../locate/page-tree';
import { escapeText } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { everyItem } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { findMoney, numberOf } from '../items/money';
import { moneyOf, rewritePrices, scaledPrice, tellPrices } from '../items/rewrite-prices';
import { spliceItems } from '../items/splice-items';
import { homesFor, typesOf } from '../items/thing-types';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

const word = '(?:word )?(?<word>"…"|from|ab|desde|approx|about|only|just)';
const priced =
  '(?:all |every |each |my |our |those )*(?:(?<where>\\S+(?: \\S+)?) )?(?:prices?|price tags?|rates?)';
const leads: readonly RegExp[] = [
  new RegExp(`^(?:make|change|let|have|show|write|put|display) ${priced} (?:to )?(?:say|show|read|add|include|have|begin with|start with|as) ${word}(?: .*)?$`),
  new RegExp(`^(?:add|put|write|say|show|include|have|use|place) ${word} (?:at (?:start|front|beginning) of|in front of|before|to|on|with|for) ${priced}$`),
  new RegExp(`^${priced} should (?:all )?(?:say|show|read|have|include|begin with|start with) ${word}(?: .*)?$`),
]; // prettier-ignore
const sum = '(?<sum>[€$£]? ?\\d[\\d.,]*)(?: ?(?:€|euros?|pounds?|dollars?|kr|eur|usd|gbp|zł))?';
const starts: readonly RegExp[] = [
  new RegExp(`^(?:make|change|let|have|put) ${priced} (?:to )?(?:start|begin|go|be|run)s? (?:from|at|with) ${sum}$`),
  new RegExp(`^${priced} (?:should |must |now |to )*(?:start|begin|go)s? (?:now )?(?:from|at|with) ${sum}$`),
  new RegExp(`^(?:my |our |all )*(?<where>\\S+(?: \\S+)?) (?:now )?(?:start|begin)s? (?:now )?(?:from|at) (?<sum>[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|euros?|pounds?|dollars?|kr|zł))(?: now)?$`),
  new RegExp(`^${priced} (?:are |is )?from ${sum}(?: (?:now|up|upwards|onwards))?$`),
  new RegExp(`^(?:change|make|set|put) (?:lowest|cheapest|starting|minimum|entry) price(?: to| at| be)? ${sum}$`),
]; // prettier-ignore

/** "Make all prices say from", "make prices start at 90": a word before every price, or another lowest one. */
export const leadPrices: Intent = {
  name: 'set-price',
  attempt(step) {
    for (const form of starts) {
      const match = matchPhrase(step.part, form);
      const least = match?.sum ? numberOf(match.sum.text) : null;
      if (match && least !== null) return startAt(step, match.where?.plain ?? '', least);
    }
    for (const form of leads) {
      const match = matchPhrase(step.part, form);
      const text = match?.word?.text.trim() ?? '';
      if (match && text !== '' && text.length < 25 && !/\d/.test(text))
        return lead(step, match.where?.plain ?? '', text);
    }
    return null;
  },
};

/** What has a price with a number: of a named list, or of all. */
function pricedPlaces(step: Step, where: string): readonly ItemPlace[] {
  const bare = where.replace(/^(?:all|the|our|every|each) ?/, '').trim();
  const named = bare === '' ? [] : findNamedSections(step.draft, bare, step.page, true);
  const homes = bare === '' ? undefined : named.length > 0 ? named : homesFor(step, typesOf(bare));
  return everyItem(step.draft, step.page, homes).filter(
    (place, at, all) =>
      // “From 10:00” is a time.
      /\d/.test(moneyOf(place)) &&
      !/\d:\d\d/.test(place.item.price?.text ?? '') &&
      all.findIndex(
        (other) => other.page === place.page && other.item.price?.start === place.item.price?.start,
      ) === at,
  );
}

function lead(step: Step, where: string, text: string): StepResult {
  const places = pricedPlaces(step, where);
  if (places.length === 0) return refuse('not-found', 'I found nothing with a price on this site.');
  const count = spliceItems(step, places, (html, { item }) => {
    const leaf = item.price;
    const money = leaf ? findMoney(html.slice(leaf.start, leaf.end)) : null;
    if (!leaf || !money) return [];
    // A price that a switch rewrites stands in an element of its own: the word goes before that.
    const isSwitched = leaf.parent.attributes.has('data-price-monthly') && valueOf(leaf.parent, 'data-price-monthly') !== ''; // prettier-ignore
    const at = isSwitched ? leaf.parent.start : leaf.start + money.start;
    const before = html.slice(Math.max(0, at - text.length - 1), at).toLowerCase();
    return before.trim() === text.toLowerCase() ? [] : [{ start: at, end: at, text: `${escapeText(text)} ` }];
  });
  return done(
    'Prices',
    `“${text}” before ${countOf(count, 'price')}`,
    `${count === 1 ? 'The price begins' : `${count} prices begin`} with “${text}” now.`,
  );
}

function startAt(step: Step, where: string, least: number): StepResult {
  const all = pricedPlaces(step, where).filter((place) => (numberOf(moneyOf(place)) ?? 0) > 0);
  const type = all[0]?.section.type;
  const places = where === '' ? all.filter(({ section }) => section.type === type) : all;
  const amounts = places.map((place) => numberOf(moneyOf(place)) ?? 0);
  if (amounts.length === 0) return refuse('not-found', 'I found nothing with a price on this site.');
  const present = Math.min(...amounts);
  if (present === least) return refuse('nothing-to-change', 'The lowest price is that already.');
  // The others stay where they are dearer; else all keep their distance.
  const isAlone = amounts.every((amount) => amount === present || amount > least);
  const next = (old: string, number: number) =>
    number === present
      ? scaledPrice(old, least)
      : isAlone
        ? old
        : scaledPrice(old, Math.round((number + least - present) * 100) / 100);
  const told = tellPrices(places, next);
  rewritePrices(step, places, next);
  return done(
    'Prices',
    `from ${least}`,
    `The prices start at ${least} now${isAlone ? '; the others stay as they were' : ', the others keep their distance'}: ${told}.`,
  );
}
