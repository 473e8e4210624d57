/** What a shop takes off and adds: codes with their per cent or amount, a tax that prices hold already or that is added, and what sending costs. */
export type ShopTerms = {
  /** A number is per cent, a text an amount of money: `"5"`. */
  readonly coupons: Readonly<Record<string, number | string>>;
  readonly tax: { readonly percent: number; readonly isAdded: boolean } | null;
  /** What sending costs, and the sum from which it is free; null where the prompt does not say. */
  readonly delivery: {
    readonly cost: number | null;
    readonly freeFrom: number | null;
    /** What sending costs to each of several places. */
    readonly zones?: readonly (readonly [place: string, cost: number])[];
  };
};

const couponWords =
  /coupons?|promo(?:tion(?:al)?)? codes?|discount codes?|voucher|gutschein|rabattcode|código de descuento|cupón|cupom|code promo|codice sconto|kortingscode|kod rabatowy|indirim kodu|رمز خصم|كوبون|קוד הנחה|קופון/iu;
const taxWords = /\b(?:vat|sales tax|tax(?:es)?|gst|mwst|umsatzsteuer|iva|tva|btw|moms|kdv|podatek)\b/iu;

/** Reads codes ("coupon code SPRING10 for 10% off") and a tax ("8% sales tax") out of a prompt; usual ones where it names none. */
export function readShopTerms(prompt: string): ShopTerms {
  const named = [...prompt.matchAll(/\b(?=[A-Z0-9]*[A-Z])[A-Z0-9]{4,16}\b/gu)]
    .filter(({ index }) => couponWords.test(prompt.slice(Math.max(0, index - 40), index)))
    .map(([code], place, all) => {
      const from = all[place]?.index ?? 0;
      const around = prompt.slice(Math.max(0, from - 60), from + code.length + 40);
      const amount =
        /(?:[€$£]\s?|(?<=\s))(\d{1,3}(?:[.,]\d{2})?)(?:\s?(?:€|\$|£|euros?|pounds|dollars|kr|zł))?\s+(?:off|discount|rabatt|de descuento|de réduction|de desconto|di sconto|korting)/iu.exec(
          around,
        );
      if (amount?.[1] && /[€$£]|euro|pound|dollar|kr|zł/iu.test(amount[0]))
        return [code, amount[1].replace(',', '.')] as const;
      const percent = Number(
        /(\d{1,2})\s*(?:%|per ?cent|percent)/u.exec(around)?.[1] ?? /(\d{1,2})$/u.exec(code)?.[1] ?? 10,
      );
      return [code, Math.max(1, percent)] as const;
    });
  const isAsked = couponWords.test(prompt);
  const coupons = named.length > 0 ? Object.fromEntries(named) : isAsked ? { WELCOME10: 10 } : {};
  return { coupons, tax: readTax(prompt), delivery: readDelivery(prompt) };
}

const sending =
  '(?:delivery|shipping|postage|p&p|env[ií]o|livraison|versand|frete|envio|spedizione|verzending|dostawa|kargo)';
const sum = String.raw`(?:[€$£₺₪]|R\$|CHF|kr)?\s?(\d{1,4}(?:[.,]\d{1,2})?)`;

/** "Delivery £3.95, free over £40", "free shipping from 50 €". */
function readDelivery(prompt: string): ShopTerms['delivery'] {
  const number = (text: string | undefined): number | null =>
    text === undefined ? null : Number(text.replace(',', '.'));
  const over = `(?:over|above|from|for orders (?:over|above|from)|on orders (?:over|above|from)|when you spend(?: over)?|ab|dès|desde|a partir de|da|vanaf|od|üzeri)`;
  const free = '(?:free|gratis|gratuit[eoa]?s?|kostenlos\\p{L}*|gr[aá]tis|darmow\\p{L}*|ücretsiz)';
  const from =
    new RegExp(`${free}\\s(?:\\p{L}+\\s){0,2}?${sending}[^.;\\d€$£]{0,24}?\\s${over}\\s${sum}`, 'iu').exec(
      prompt,
    ) ?? new RegExp(`${sending}(?:[^.;]|\\.\\d){0,40}?\\b${free}\\s${over}\\s${sum}`, 'iu').exec(prompt);
  const cost = new RegExp(
    `(?<!free\\s(?:\\p{L}+\\s)?)${sending}\\s*(?:is|costs?|:|for|of|=)?\\s*${sum}`,
    'iu',
  ).exec(prompt)?.[1];
  // "Free delivery over £50, otherwise £4.95"
  const otherwise = new RegExp(`(?:${free}|${sending})[^;]{0,60}?\\b(?:otherwise|else|if not|below that|under that)\\s(?:it(?:['’]s| is)\\s)?${sum}`, 'iu').exec(prompt)?.[1]; // prettier-ignore
  return { cost: number(otherwise ?? cost), freeFrom: number(from?.[1]), ...readZones(prompt) };
}

const zone = String.raw`(?:[€$£]\s?(\d{1,3}(?:[.,]\d{1,2})?)|(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:€|\$|£|euros?|pounds))\s(?:in|to|within|inside|for)\s(?:the\s)?((?:rest of the |rest of )?\p{L}[\p{L}’'-]*(?:\s(?!and\b|or\b)\p{Lu}[\p{L}’'-]*){0,2})|[€$£]\s?(\d{1,3}(?:[.,]\d{1,2})?)\s(worldwide|abroad|elsewhere|overseas|internationally)`; // prettier-ignore

/** "Shipping €6.50 in Spain, €14 to the EU and €20 worldwide": each place with what it costs. */
function readZones(prompt: string): Pick<ShopTerms['delivery'], 'zones'> {
  const row = new RegExp(`${sending}(?:[^.;\n]|\\.\\d)*`, 'iu').exec(prompt)?.[0] ?? '';
  const found = [...row.matchAll(new RegExp(zone, 'giu'))].map(([, one, other, to, far, where]) => {
    const place = (to ?? where ?? '').trim();
    return [place.charAt(0).toUpperCase() + place.slice(1), Number((one ?? other ?? far ?? '').replace(',', '.'))] as const; // prettier-ignore
  });
  return found.length > 1 ? { zones: found } : {};
}

function readTax(prompt: string): ShopTerms['tax'] {
  const word = taxWords.exec(prompt);
  if (!word) return null;
  const around = prompt.slice(Math.max(0, word.index - 24), word.index + 40);
  // "8.5% sales tax", "IVA del 21 %": a figure right before the word, else the first after it.
  const figure = /(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|per ?cent|percent)/u;
  const before = new RegExp(`${figure.source}\\s*(?:of |de |d[’'])?$`, 'u').exec(prompt.slice(0, word.index));
  const written = (before ?? figure.exec(prompt.slice(word.index, word.index + 40)))?.[1];
  const percent = Number(written?.replace(',', '.'));
  if (!(percent > 0)) return null;
  // Sales tax comes on top of a price; elsewhere a price that people see holds its tax.
  return { percent, isAdded: /sales tax|plus tax|\badd(?:ed|s|ing)?\b|excl|zzgl|on top/iu.test(around) };
}

/** These terms as attributes of the element that names the shop. */
export function writeShopTerms({
  coupons,
  tax,
  delivery,
}: ShopTerms): Readonly<Record<string, string | boolean | null>> {
  return {
    'data-coupons': Object.keys(coupons).length > 0 ? JSON.stringify(coupons) : null,
    'data-shipping': delivery.cost === null ? null : String(delivery.cost),
    'data-zones': delivery.zones ? JSON.stringify(delivery.zones) : null,
    'data-free-from': delivery.freeFrom === null ? null : String(delivery.freeFrom),
    'data-tax': tax === null ? null : String(tax.percent),
    'data-tax-added': tax?.isAdded === true,
  };
}
