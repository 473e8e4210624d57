import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** "Weekly rates from £180", "Group hire from £60": what stands right before the sum. */
const rate =
  /(?:^|[.!?;,:\n]\s*|\s(?:and|our|the)\s)(?<name>(?:\p{L}[\p{L}-]*\s){0,2}(?:rates?|fees|charges|hire|rental|day rate|subs))\s(?:(?:start|begin|are|is)\s)?(?:from|at)?\s?$/iu;
/** "Hand-drawn maps of estates and islands, from £600": a sentence that is the name of a thing and its sum. */
const whole =
  /(?:^|[.!?\n]\s*)(?<name>\p{Lu}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*)*\s(?:of|for|in|to|with)\s[\p{Ll}\s-]{3,40}?),?\s(?:from|at)\s$/u;
const clause = /\b(?:i|we|you|they|it|who|that|which|is|are|can|has|have|my|our|your)\b/iu;

/** "$95 a month for single boats, $260 for fleets": how long it pays for, and for whom. */
const paying =
  /^(?:(?<per>(?:an?|per|each|every)\s(?:month|year|week|day|night|hour|session|visit|term|lesson|person|head))\s)?for\s(?<whom>\p{L}[\p{L}\s'’-]{2,40})$/iu;

function namedByBuyer({ value, spans }: Slot<ListedItem>): Slot<ListedItem> {
  const { per, whom } = paying.exec(value.name)?.groups ?? {};
  // "a folding stove that weighs 310 g and costs $89": the thing is called by what it is.
  const plain =
    value.price === undefined
      ? null
      : /^(?<name>(?!after|before|like)\p{L}+\s.{2,40}?)\s(?:that|which)(?:\s.*|$)/iu.exec(value.name)
          ?.groups?.['name'];
  if (plain) return { value: { ...value, name: plain }, spans };
  if (whom === undefined || value.price === undefined || value.section !== 'pricing') return { value, spans };
  const price =
    per === undefined || /\p{L}{2}/u.test(value.price) ? value.price : `${value.price} ${per.toLowerCase()}`;
  return { value: { ...value, name: capitalise(whom), price }, spans };
}

/** A sum that was given to the business as a whole has the name that stands before it. */
export function mendRateNames(brief: Brief): Brief {
  const { prompt, offer } = brief;
  const items = brief.items.map(namedByBuyer).map((item): Slot<ListedItem> => {
    const { price, priceLead, name } = item.value;
    const [span] = item.spans;
    if (price === undefined || !span || item.spans.length > 1) return item;
    const text = prompt.slice(span.start, span.end);
    const isSumAlone = /^(?:from\s)?[£$€]?\d/iu.test(text) && !prompt.slice(span.start, span.end).toLowerCase().includes(name.toLowerCase()); // prettier-ignore
    if (!isSumAlone) return item;
    const before = prompt.slice(0, span.start + (/^from\s/iu.exec(text)?.[0].length ?? 0));
    const own = rate.exec(before)?.groups?.['name'] ?? whole.exec(before)?.groups?.['name'];
    if (own === undefined || clause.test(own) || own.split(/\s/u).length > 8) return item;
    const isOffer = [offer?.value, brief.name?.value].some((one) => one?.toLowerCase() === own.toLowerCase());
    if (isOffer && priceLead === undefined) return item;
    const start = before.lastIndexOf(own);
    return {
      value: { ...item.value, name: own },
      spans: [{ start, end: start + own.length }, ...item.spans],
    };
  });
  return { ...brief, items };
}
