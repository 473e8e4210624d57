import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { resolveColour } from '../../colours/colour-table';
import { capitalise } from '../../../capitalise';

const look =
  /^(?:and|with|in|or|&|on|a|the|very|dark|light|pale|deep|soft|bright|pastel|muted|warm|cool|bold|clean|simple|minimal|minimalist|modern|elegant|serious|classic|classy|calm|playful|fun|fresh|retro|vintage|rustic|sleek|professional|friendly|luxury|accents?|tones?|palette|colou?rs?|background|theme|style|look|feel|design|layout|font|fonts)$/iu;

/** "Navy and cream", "clean modern look": how the site looks, and nothing that is on offer. */
function isLook(text: string): boolean {
  const words = text.split(/[\s/-]+/u).filter(Boolean);
  return (
    // "Cafe" alone is a colour, too.
    words.length > 1 &&
    words.every((word) => look.test(word) || resolveColour(word.toLowerCase()) !== null) &&
    words.some(
      (word) =>
        resolveColour(word.toLowerCase()) !== null ||
        /^(?:look|feel|style|theme|design|palette)$/iu.test(word),
    )
  );
}

/** "Docs link", "contact sales", "sign up button": what the page has, and nothing that it is about. */
const partOfPage =
  /^(?:(?:\p{L}+\s){1,3}(?:link|links|button|buttons|form|banner|icons?|slider|carousel|pop-?up|menu bar|footer|header|sample|samples|snippet|snippets|embed|widget)|(?:contact|talk to|call|email) (?:sales|us|support|me)|book a (?:demo|call)|get (?:started|in touch)|learn more|sign up|log ?in)$/iu;
const goods = /^(?:products|menu|rooms|team|events|agenda|tickets|portfolio|curriculum|faq|links)$/u;
/** "a shop for prints and a contact form": nobody buys the form. */
const formOfPage =
  /^(?:an?\s)?(?:(?:short|simple)\s)?(?:contact|booking|order|enquir\p{L}+|inquir\p{L}+|quote|request|sign-?up|newsletter|feedback|commission|reservation)\s(?:request\s)?form$/iu;
const isGood = ({ value }: Slot<ListedItem>): boolean =>
  value.price !== undefined ||
  value.when !== undefined ||
  (goods.test(value.section ?? '') && !formOfPage.test(value.name));

const standing =
  /\s(?:qualified|registered|certified|accredited|approved|insured|licen[cs]ed|trained|vetted|bonded|checked)$|^(?:fully\s)?(?:insured|licen[cs]ed|accredited|certified)(?:\s(?:and|&)\s\p{Ll}+)?$/iu;
/** "NPTC qualified": what speaks for a firm is no job of it. */
const asFact = (item: Slot<ListedItem>): Slot<ListedItem> =>
  !isGood(item) && item.value.section === 'services' && standing.test(item.value.name)
    ? { ...item, value: { ...item.value, section: 'amenities' } }
    : item;

const feesBy =
  /^(?:(?:our |my )?(?:fees?|prices?|rates?|costs?|charges?|pricing|merch|merchandise|tickets|entry|admission)\s(?:(?:are|is|by|per|for|from|of)\s)?(?:the\s)?|by the\s|per\s)(?=\p{L}{3})/iu;

/** "fees by the half day $2,400": the half day is what is paid for. */
const asPriced = (item: Slot<ListedItem>): Slot<ListedItem> => {
  const { name, price } = item.value;
  if (price === undefined || !feesBy.test(name)) return item;
  return { ...item, value: { ...item.value, name: capitalise(name.replace(feesBy, '')) } };
};

const share =
  /\b(?<share>\d{1,2}(?:[.,]\d{1,2})?\s?%)\s(?:fee\s|commission\s)?(?<of>(?:per|of|on|off)\s(?:each\s|every\s)?\p{L}+(?:\s(?:value|fee|booking|sale))?)/iu;
const priceWords = /\b(?:pricing|prices?|fees?|costs?|commission|we (?:take|charge))\b/iu;

/** "pricing 0.4% per payout": a share is a price as well. */
function withShare(brief: Brief): Brief {
  const found = share.exec(brief.prompt);
  const { share: part = '', of = '' } = found?.groups ?? {};
  if (!found || brief.items.some(({ value }) => value.price !== undefined)) return brief;
  if (/^off/iu.test(of) || !priceWords.test(brief.prompt.slice(Math.max(0, found.index - 24), found.index)))
    return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isShare = ({ spans }: Slot<unknown>) =>
    spans.some((one) => one.start < span.end && one.end > span.start);
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => !isShare(item)),
      { value: { section: 'pricing', name: capitalise(of), price: part }, spans: [span] },
    ],
    phrases: brief.phrases.filter((phrase) => !isShare(phrase)),
  };
}

/** What an English prompt says of the page and its looks stands among no offers; prices are those of what is paid for. */
/** "15, 50 and 120": figures alone are nothing that is offered. */
const isSaid = (text: string): boolean => /\p{L}/u.test(text.replace(/\b(?:and|or|to)\b/giu, ''));

export function mendNoOffers(read: Brief): Brief {
  const brief: Brief = { ...read, items: read.items.map(asPriced).map(asFact) };
  const isNone = (text: string): boolean => isLook(text) || partOfPage.test(text);
  return withShare({
    ...brief,
    items: brief.items.filter((item) => isGood(item) || !isNone(item.value.name)),
    // "called Dorn & Field" of a name that was read.
    phrases: brief.phrases.filter(
      ({ value }) => !isNone(value) && isSaid(value) && !/^(?:called|named)\s\p{Lu}/u.test(value),
    ),
  });
}
