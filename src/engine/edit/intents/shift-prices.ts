import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { everyItem } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { findThings } from '../items/find-things';
import { numberOf } from '../items/money';
import { homesOfThing } from '../items/thing-homes';
import { countOf } from '../intent';
import { matchPhrase } from '../words/read-command';
import { moneyOf, rewritePrices, scaledPrice, tellPrices } from '../items/rewrite-prices';

const sum = '(?<sum>[€$£]?\\d[\\d.,]*)(?: ?(?:€|euros?|pounds?|dollars?|kr|quid|eur|usd|gbp|zł))?';
const ways = '(?<way>increase|raise|lower|reduce|decrease|drop|remove|make|change|put|bring|knock|take|bump)';
const shifts: readonly RegExp[] = [
  new RegExp(
    `^${ways} (?:up |down )?(?:all |every )?(?:prices?|cost) (?:of|for|on) (?:all |every )?(?<what>.+?) (?<turn>up |down )?by ${sum}$`,
  ),
  new RegExp(
    `^${ways} (?:up |down )?(?:all |every )?(?:(?<what>(?!all|every|price)\\S+(?: \\S+)?) )?prices? (?<turn>up |down )?by ${sum}$`,
  ),
  new RegExp(
    `^(?:(?:move|make|put) )?(?:all |every )?(?:(?<what>(?!all|every|price)\\S+(?: \\S+)?) )?(?:prices?|pricing|everything) (?:by )?${sum} (?<turn>up|down|higher|lower)$`,
  ),
  new RegExp(`^make (?:all |every )?(?<what>.+?) ${sum} (?<turn>cheaper|more expensive|dearer)$`),
  new RegExp(
    `^(?<way>remove|knock|take|add|put) ${sum} (?:off|from|on|to|onto) (?:price of |all prices of |all |every )?(?<what>.+?)(?: prices?)?$`,
  ),
];
const factors: Readonly<Record<string, number>> = { double: 2, triple: 3, halve: 0.5 };
const scales =
  /^(?<way>double|triple|halve) (?:all )?(?:prices? of |cost of )?(?<what>.+?)(?:'s)?(?: prices?| cost)?$/;

/** "Drop the prices of all candles by £2", "double the School price": a sum or a factor instead of a new price. */
export const shiftPrices: Intent = {
  name: 'set-price',
  attempt(step) {
    const scaled = matchPhrase(step.part, scales);
    if (scaled?.way && scaled.what)
      return change(step, scaled.what.plain, (old) => old * (factors[scaled.way?.plain ?? ''] ?? 1));
    for (const form of shifts) {
      const match = matchPhrase(step.part, form);
      const amount = Number((match?.sum?.text ?? '').replace(/[^\d.,]/g, '').replace(',', '.'));
      if (!match?.sum || !(amount > 0)) continue;
      const said = `${match.way?.plain ?? ''} ${match.turn?.plain ?? ''} ${step.part.source.toLowerCase()}`;
      const isUp =
        /\b(?:increase|raise|up|higher|bump|more expensive|dearer|add)\b/.test(said) &&
        !/\b(?:down|off|cheaper)\b/.test(said);
      const result = change(step, match.what?.plain ?? '', (old) => old + (isUp ? amount : -amount));
      if (result) return result;
    }
    return null;
  },
};

function change(step: Step, what: string, next: (old: number) => number): StepResult | null {
  const places = placesOf(step, what).filter(
    (place) => place.item.price !== null && numberOf(moneyOf(place)) !== null,
  );
  if (places.length === 0) return null;
  if (places.some((place) => next(numberOf(moneyOf(place)) ?? 1) < 0))
    return refuse('not-understood', 'That would make a price less than nothing.');
  const write = (old: string, number: number) => scaledPrice(old, Math.round(next(number) * 100) / 100);
  const told = tellPrices(places, write);
  const count = rewritePrices(step, places, write);
  return count === 0 ? null : done('Prices', countOf(count, 'place'), `The prices changed: ${told}.`);
}

/** What a phrase means that has prices: all, things of a kind, or one thing. */
function placesOf(step: Step, what: string): readonly ItemPlace[] {
  const bare = what.replace(/^(?:all|every|each|the|our) /, '').trim();
  if (/^(?:|prices?|everything|all|things?)$/.test(bare)) return everyItem(step.draft, step.page);
  const homes = homesOfThing(step, bare.replace(/s$/, ''), false);
  // "All candles" of a shop for candles are all it sells, whatever their names.
  const isAll = new RegExp(
    `\\b(?:all|every|each)\\b.*\\b${bare.split(' ')[0]?.replace(/\W/g, '') ?? ''}`,
  ).test(step.part.plain);
  const named = isAll && homes.length > 0 ? [] : findThings(step, { plain: bare, text: bare });
  if (named.length > 0) return named;
  // A longer phrase that names nothing is no name of a whole list.
  return homes.length > 0 && bare.split(' ').length < 3 ? everyItem(step.draft, step.page, homes) : [];
}
