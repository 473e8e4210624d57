import { doneTo, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import type { Item } from '../items/find-items';
import { findThings } from '../items/find-things';
import { writtenLike } from '../items/money';
import { rewritePrices } from '../items/rewrite-prices';

/** What is to be added stands there: another price is what is new about it. */
export function addTwin(
  step: Step,
  title: string,
  { price: old }: Item,
  price: string | undefined,
): StepResult {
  if (price === undefined || !old) return refuse('nothing-to-change', `There is “${title}” already.`);
  const written = writtenLike(price, old.text);
  const same = findThings(step, { plain: title.toLowerCase(), text: title });
  const count = rewritePrices(step, same, () => written);
  return count === 0
    ? refuse('nothing-to-change', `There is “${title}” already.`)
    : doneTo(title, title, written, `“${title}” was there already; it costs ${written} now.`);
}
