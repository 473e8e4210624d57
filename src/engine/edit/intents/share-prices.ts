import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { countOf } from '../intent';
import { everyItem } from '../items/find-item';
import { moneyOf, rewritePrices, scaledPrice, tellPrices } from '../items/rewrite-prices';
import { isRounding, roundTo, takeRounding } from '../items/round-to';
import { numberOf } from '../items/money';
import { homesFor, typesOf } from '../items/thing-types';
import { findNamedSections } from '../target/find-named-sections';
import { keepWords, matchPhrase } from '../words/read-command';

const shares: readonly RegExp[] = [
  /^(?<way>increase|raise|lower|reduce|decrease|drop|cut|make|remove|discount|put|move|change|bump) (?:up |down )?(?:all |every )?(?:(?<which>(?!all|every)\S+) )?(?:prices?|pricing|everything) (?:everywhere )?(?<turn>up |down |cheaper |more expensive )?(?:by |of )?(?<share>[\d.,]+) ?(?:%|percent|per cent|prozent|por ciento|por cento|pour cent|per cento|procent)(?<end> cheaper| off| more expensive| higher| lower| up| down)?$/,
  /^(?:all |every )?(?:(?<which>(?!all|every)\S+) )?prices (?:should )?(?:go |be |are )?(?<turn>up|down|higher|lower|cheaper) (?:by )?(?<share>[\d.,]+) ?(?:%|percent|per cent|prozent)$/,
  /^(?:all |every )?(?:(?<which>(?!all|every)\S+) )?prices (?:should )?(?:go |be |are )?(?:by )?(?<share>[\d.,]+) ?(?:%|percent|per cent|prozent) (?<turn>up|down|higher|lower|cheaper)$/,
];
const alone =
  /^round(?: up| down| off)? (?:all |every )?(?:(?<which>(?!all|every|prices|up|down|off|them)\S+) )?(?:prices?|everything|amounts|them)(?: up| down| off)? /;

/** "Raise all prices by 5 %, rounded to 10 cents", "round the prices to full euros". */
export const sharePrices: Intent = {
  name: 'set-price',
  attempt(step) {
    const { plain, rounding } = takeRounding(step.part.plain);
    if (rounding && isRounding(step.part.plain)) {
      const which = alone.exec(step.part.plain)?.groups?.which;
      return change(step, which, rounding.unit, (number) => number, `rounded to ${rounding.said}`);
    }
    const part = keepWords(step.part, plain);
    const match = shares.map((form) => matchPhrase(part, form)).find((found) => found !== null);
    const share = Number(match?.share?.plain.replace(',', '.'));
    if (!match || !Number.isFinite(share) || share <= 0) return null;
    const said = `${match.way?.plain ?? ''} ${match.turn?.plain ?? ''} ${match.end?.plain ?? ''} ${/^\S+ (?:up|down)\b/.exec(part.plain)?.[0] ?? ''}`;
    const isUp =
      /increase|raise|bump|\bup\b|higher|more expensive/.test(said) && !/cheaper|\boff\b|\bdown\b/.test(said);
    // "Change the prices by 5 %": up or down?
    if (!isUp && !/lower|reduce|decrease|drop|cut|remove|discount|cheaper|off|down/.test(said))
      return refuse('ambiguous', `Up or down by ${share} %?`, [
        `raise all prices by ${share}%`,
        `lower all prices by ${share}%`,
      ]);
    const factor = isUp ? 1 + share / 100 : 1 - share / 100;
    if (factor <= 0) return refuse('not-understood', 'That would make every price nothing.');
    const way = `${isUp ? 'up' : 'down'} by ${share} %`;
    return change(
      step,
      match.which?.plain,
      rounding?.unit ?? null,
      (number) => number * factor,
      rounding ? `${way}, rounded to ${rounding.said}` : way,
    );
  },
};

function change(
  step: Step,
  which: string | undefined,
  unit: number | null,
  next: (number: number) => number,
  way: string,
): StepResult {
  const homes = which
    ? [...findNamedSections(step.draft, which, step.page), ...homesFor(step, typesOf(which))]
    : undefined;
  if (homes?.length === 0) return refuse('not-found', `I see no ${which ?? ''} prices on this site.`);
  const only = homes?.filter(
    (place, index) =>
      homes.findIndex((other) => other.page === place.page && other.section.id === place.section.id) ===
      index,
  );
  const places = everyItem(step.draft, step.page, only).filter(({ item }) => item.price !== null);
  // Nights at 80 to 200 have no cents, and get none; a coffee for 3 may.
  const amounts = places.map((place) => numberOf(moneyOf(place)) ?? 0);
  const coarse = amounts.every(Number.isInteger) && Math.max(...amounts) >= 100 ? 1 : null;
  const grain = unit ?? coarse;
  let isRounded = false;
  const write = (old: string, number: number) => {
    const value = next(number);
    const exact = scaledPrice(old, grain === null ? value : roundTo(value, grain));
    isRounded ||= unit === null && Math.abs((numberOf(exact) ?? value) - value) > 0.0051;
    return exact;
  };
  const told = tellPrices(places, write);
  const count = rewritePrices(step, places, write);
  if (count === 0) return refuse('not-found', 'I found no prices on this site.');
  const whose = only ? 'Those' : 'All';
  return done(
    'Prices',
    `${way}, ${countOf(count, 'place')}`,
    way.startsWith('rounded')
      ? `${whose} prices are ${way} now: ${told}.`
      : `${whose} prices went ${way}${isRounded ? ', rounded to whole amounts' : ''}: ${told}.`,
  );
}
