import type { Brief, Slot } from '@/domain/site/brief';

const woven =
  /\b(?:(?:make|making|makes|weave|weaves|weaving|wove|teach)\s(?:\p{L}+\s){0,3}|(?:willow|oak|ash|hazel|rush|cane|wicker|woven|log|laundry|picnic|hanging|dog|cat|bicycle|bike|moses|easter|fruit|gift|frame|handmade)\s)$/iu;
const maker = /^\s?(?:makers?|making|weavers?|weaving|courses?|workshops?)\b/iu;

/** "I make split oak baskets": they are woven, and nothing is put into them to be paid for. */
export function mendBaskets(brief: Brief): Brief {
  if (!/\bbaskets?\b/iu.test(brief.prompt)) return brief;
  const isWoven = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 &&
    spans.every(({ start, end }) => {
      const before = brief.prompt.slice(Math.max(0, start - 40), start);
      const told = brief.prompt.slice(start, end);
      // A shop has one basket; several are wares: "fire baskets".
      if (/\bbaskets$/iu.test(told)) return !/\bshopping\s/iu.test(told);
      return /\bbasket$/iu.test(told) && (woven.test(before) || maker.test(brief.prompt.slice(end)));
    });
  const isCart = (value: string): boolean => value === 'cart' || value === 'checkout';
  if (![...brief.sections, ...brief.behaviours].some((slot) => isCart(slot.value) && isWoven(slot)))
    return brief;
  const sections = brief.sections.filter((slot) => !(isCart(slot.value) && isWoven(slot)));
  return {
    ...brief,
    // Shelves of goods came with the cart alone.
    sections: sections.filter(({ value, spans }) => value !== 'products' || spans.length > 0),
    behaviours: brief.behaviours.filter(
      ({ value, spans }) => !(isCart(value) && (spans.length === 0 || isWoven({ value, spans }))),
    ),
  };
}
