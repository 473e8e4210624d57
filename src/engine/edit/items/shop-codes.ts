import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { findBehaviour } from '../../compose/behaviours/find-behaviour';
import { formatHtml } from '../../compose/format-html';
import { writeCoupon, writeDiscount } from '../../compose/sections/cart';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, spliceAfter, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { addScripts } from '../sections/add-scripts';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';

/** Discount codes of a shop and what each takes off: a number is per cent, a text an amount of money. */
type ShopCodes = Readonly<Record<string, number | string>>;

const shopOf = (draft: SiteDraft, page: string): PageElement | undefined =>
  draft.tree(page).elements.find(({ attributes }) => attributes.has('data-shop'));

const cartsOf = (draft: SiteDraft, page: string): readonly PageElement[] =>
  draft.tree(page).elements.filter(({ attributes }) => attributes.has('data-cart'));

/** Whether the site has a cart in which a code can be entered. */
export const hasCart = (draft: SiteDraft): boolean =>
  draft.pages().some((page) => shopOf(draft, page) && cartsOf(draft, page).length > 0);

/** The codes that the shop knows. */
export function codesOf(draft: SiteDraft): ShopCodes {
  for (const page of draft.pages()) {
    const shop = shopOf(draft, page);
    const text = shop ? valueOf(shop, 'data-coupons') : '';
    if (text === '') continue;
    try {
      const codes: unknown = JSON.parse(text);
      if (typeof codes !== 'object' || codes === null) continue;
      return Object.fromEntries(
        Object.entries(codes).map(([code, off]) => [code, typeof off === 'string' ? off : Number(off)]),
      );
    } catch {
      continue;
    }
  }
  return {};
}

/** Writes the codes on every page; the field for them comes into the cart with the first of them and leaves with the last. */
export function writeCodes(draft: SiteDraft, codes: ShopCodes): void {
  const isAny = Object.keys(codes).length > 0;
  for (const page of draft.everyPage()) {
    const shop = shopOf(draft, page);
    if (!shop) continue;
    const known = shop.attributes.get('data-coupons');
    const text = `data-coupons="${escapeAttribute(JSON.stringify(codes))}"`;
    const end = shop.openEnd - 1;
    const splice: Splice = known
      ? { start: known.start - (isAny ? 0 : 1), end: known.end, text: isAny ? text : '' }
      : { start: end, end, text: isAny ? ` ${text}` : '' };
    const html = draft.text(page);
    const { language } = siteFacts(draft, page);
    const carts = cartsOf(draft, page).flatMap((cart) =>
      isAny ? offer(html, cart, language, Object.keys(codes)) : withdraw(html, cart),
    );
    draft.splice(page, [splice, ...carts]);
  }
  if (!isAny) return;
  const css = findBehaviour('cart')?.css;
  if (css) addStyles(draft, css);
  addScripts(draft, ['cart']);
}

const fieldOf = (cart: PageElement) =>
  elementsIn(cart).find(({ attributes }) => attributes.has('data-coupon'));
const lineOf = (cart: PageElement) =>
  elementsIn(cart).find((element) => valueOf(element, 'data-cart-if') === 'discount');

function offer(html: string, cart: PageElement, language: string, codes: readonly string[]): Splice[] {
  const field = fieldOf(cart);
  const input = field ? elementsIn(field).find(({ tag }) => tag === 'input') : undefined;
  const shown = input?.attributes.get('placeholder');
  // A hint at a code that is no more would lead nowhere.
  if (input)
    return shown && !codes.includes(shown.value)
      ? [{ start: shown.start - 1, end: shown.end, text: '' }]
      : [];
  const inside = elementsIn(cart);
  const sums = inside.find(({ tag }) => tag === 'dl');
  if (!sums) return [];
  const lines = elementsIn(sums).filter(({ tag }) => tag === 'div');
  const section = /^(?<id>.+)-(?:box|cart)$/.exec(valueOf(cart, 'id'))?.groups?.id ?? sectionOf(cart);
  const form = formatHtml(writeCoupon(language, section, null).markup, 0);
  return [
    ...(lineOf(cart) || !lines[0]
      ? []
      : [spliceAfter(html, lines[0], formatHtml(writeDiscount(language).markup, 0))]),
    spliceAfter(html, sums, form),
  ];
}

function sectionOf(element: PageElement): string {
  for (let at: PageElement | null = element; at; at = at.parent)
    if (at.tag === 'section' && valueOf(at, 'id') !== '') return valueOf(at, 'id');
  return 'cart';
}

function withdraw(html: string, cart: PageElement): Splice[] {
  return [lineOf(cart), fieldOf(cart)].flatMap((element) =>
    element && wordsIn(element) !== '' ? [{ ...wholeLines(html, element), text: '' }] : [],
  );
}
