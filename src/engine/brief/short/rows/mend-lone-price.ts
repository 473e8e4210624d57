import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const part =
  String.raw`(?:(?:an?|the|our|my|some|full|clear|simple|online|photo)\s){0,2}` +
  String.raw`(?:book(?:ing)?(?:\sforms?)?|galler(?:y|ies)|photos?|pictures?|contact(?:\sforms?)?|faqs?|reviews?|testimonials?|prices?|price\slists?|pricing|rates|fees|timetables?|maps?|opening\shours|hours|directions|about(?:\sus|\sme)?)`;
const joint = String.raw`(?:,\s|,?\sand\s|\s&\s)`;
/** "Gallery and price list": what a page is to have, and nothing that is sold. */
const onlyParts = new RegExp(`^${part}(?:${joint}${part})*$`, 'iu');
/** "Gallery and bouquets": what is sold stands behind it. */
const partsBefore = new RegExp(`^(?:${part}${joint})+`, 'iu');

const opened = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "with gallery and price list from £40 an hour": a sum behind parts of the page is the price of what is on offer. */
export function mendLonePrice(brief: Brief): Brief {
  const { offer } = brief;
  const nameOf = ({ name }: ListedItem): string => {
    if (onlyParts.test(name)) return opened(offer?.value ?? name);
    const rest = name.replace(partsBefore, '');
    return rest === name ? name : opened(rest);
  };
  return {
    ...brief,
    items: brief.items.map((item): Slot<ListedItem> =>
      item.value.price === undefined ? item : { ...item, value: { ...item.value, name: nameOf(item.value) } },
    ),
  };
}
