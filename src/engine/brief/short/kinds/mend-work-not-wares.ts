import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

/** What is done to a thing, lent or made to order: nothing that lies on a shelf and is put into a cart. */
const work =
  /(?:^|\s)(?:repairs?|restorations?|restoring|(?:re-?)?bind(?:ing|s)?|re-?\p{L}{3,}(?:ing|s)|servic(?:e|es|ing)|mending|cleaning|tuning|fitting|sharpening|engraving|framing|lessons?|courses?|workshops?|hire|rental|commissions?|consultations?|alterations?|valuations?|setups?|resizing|polishing)$|^(?:bespoke|custom|made[- ]to[- ](?:measure|order)|commissioned|full re|spine|weekend hire)/iu;
/** "silo treatment", "inspections", "annual contracts": done at somebody's place. */
const visits =
  /(?:^|\s)(?:treatments?|inspections?|contracts?|surveys?|visits?|call-?outs?|installations?|assessments?|removals?|tests?|testing)$/iu;
const selling =
  /\b(?:online (?:shop|store)|web ?shop|e-?commerce|carts?|baskets?|checkout|(?:buy|order|sell) online|add to (?:cart|basket)|shop page|products?|stockists?)\b/iu;

const isWork = ({ value }: Slot<ListedItem>): boolean => work.test(value.name) || visits.test(value.name);

/** "Shop open Thu-Sat": when the door is open, and no wish for a shelf. */
function withoutDoor(brief: Brief): Brief {
  const { prompt } = brief;
  const isDoor = ({ value, spans }: Brief['sections'][number]): boolean =>
    value === 'products' &&
    spans.length > 0 &&
    spans.every(
      ({ start, end }) =>
        /^shop$/iu.test(prompt.slice(start, end)) &&
        /^\s(?:is\s)?(?:open|opening|opens|closed|hours|times)\b/iu.test(prompt.slice(end)),
    );
  if (brief.language.value !== 'en' || brief.kind.value === 'shop' || !brief.sections.some(isDoor))
    return brief;
  return { ...brief, sections: brief.sections.filter((slot) => !isDoor(slot)) };
}

/**
 * "Shop open Thu-Sat. Spine repair £60, full rebind from £140", "Bespoke hats from £220, reblocking £45, race-day hire £60": where
 * most that has a price is work, the house sells what it does, and no cart is wanted.
 */
export function mendWorkNotWares(read: Brief): Brief {
  const brief = withoutDoor(read);
  if (brief.language.value !== 'en' || brief.kind.value !== 'shop' || selling.test(brief.prompt))
    return brief;
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  if (priced.length < 2 || priced.filter(isWork).length * 2 <= priced.length) return brief;
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    behaviours: brief.behaviours.filter(({ value }) => value !== 'cart' && value !== 'checkout'),
    sections: brief.sections.filter(
      ({ value }) => value !== 'products' && value !== 'cart' && value !== 'checkout',
    ),
    pages: brief.pages.filter(({ value }) => !/^shop$/iu.test(value)),
    items: brief.items.map((item) =>
      item.value.section === 'products'
        ? { ...item, value: { ...item.value, section: 'pricing' as const } }
        : item,
    ),
  };
}
