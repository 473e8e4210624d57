import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { codesOf, hasCart, writeCodes } from '../items/shop-codes';

const codeWords =
  /\b(?:codes?|coupons?|vouchers?|promos?|promocode)\b|gutschein|rabattcode|aktionscode|código|codigo|cupón|cupom|codice|kortingscode|kod |rabatow|indirim|رمز|كوبون|קוד|קופון/iu;
const share =
  /(\d{1,3}(?:[.,]\d)?)\s*(?:%|٪|per ?cent|percent|prozent|por ciento|pour ?cent|procent|per cento)/iu;
const amount =
  /[€$£₪]\s?(?<before>\d+(?:[.,]\d{1,2})?)|(?<after>\d+(?:[.,]\d{1,2})?)\s?(?:€|\$|£|₪|zł|kr|euros?|pounds?|dollars?|quid)/iu;

/** "Add code SPRING10 for 10% off": a code that the cart knows, for per cent or an amount; other terms for a known one; no code any more. */
export const setCodes: Intent = {
  name: 'set-codes',
  attempt(step) {
    const { draft, part } = step;
    const known = codesOf(draft);
    const code = codeIn(step, Object.keys(known));
    const isNamed = code !== null && code in known;
    if (!codeWords.test(part.source) && !isNamed) return null;
    // "Add a QR code", "a dress code": other codes have no per cent.
    if (!isNamed && !/^(?:add|make|change|use|accept|have|let|allow|give|remove|people)\b/.test(part.plain))
      return null;
    const isGone = /^(?:remove|stop|end)\b|\b(?:expired|has ended|is over|no longer (?:valid|works))\b/.test(
      part.plain,
    );
    if (isGone) return remove(step, code);
    const percent = Number(share.exec(part.source)?.[1]?.replace(',', '.') ?? Number.NaN);
    const isShop =
      /\b(?:discount|promo|coupon|voucher|checkout|cart|off|shop)\b|rabatt|gutschein|descuento|réduction|remise|sconto|korting|خصم|הנחה/iu.test(
        part.source,
      );
    if (!isNamed && !isShop && !Number.isFinite(percent)) return null;
    return set(step, code, percent);
  },
};

function set(step: Step, code: string | null, percent: number): StepResult {
  const { draft, part } = step;
  if (!hasCart(draft)) return refuse('not-found', 'This site has no cart in which a code could be entered.');
  const known = codesOf(draft);
  const money = Number.isFinite(percent) ? undefined : amount.exec(part.source)?.groups;
  const off = (money?.before ?? money?.after)?.replace(',', '.');
  if (code !== null && off !== undefined) {
    if (known[code] === off) return refuse('nothing-to-change', `${code} takes ${off} off already.`);
    writeCodes(draft, { ...known, [code]: off });
    return done(
      'Discount code',
      `${code}, ${off} off`,
      `${code} takes ${off} off in the cart now. The code stands in the page, so whoever looks for it can find it.`,
    );
  }
  if (code === null || !Number.isFinite(percent))
    return refuse(
      'ambiguous',
      code === null ? 'Which code, and how much does it take off?' : `How much does ${code} take off?`,
      [`add code ${code ?? 'WELCOME10'} for 10% off`],
    );
  if (percent <= 0 || percent > 100)
    return refuse('ambiguous', `A code can take off between 1 % and 100 %, not ${percent} %.`);
  if (known[code] === percent) return refuse('nothing-to-change', `${code} takes ${percent} % off already.`);
  writeCodes(draft, { ...known, [code]: percent });
  return done(
    'Discount code',
    `${code}, ${percent} % off`,
    `${code} takes ${percent} % off in the cart now. The code stands in the page, so whoever looks for it can find it.`,
  );
}

function remove({ draft }: Step, code: string | null): StepResult | null {
  const known = codesOf(draft);
  const names = Object.keys(known);
  if (names.length === 0) return null;
  if (code === null && names.length > 1)
    return refuse(
      'ambiguous',
      `Which code: ${names.join(', ')}?`,
      names.map((name) => `remove code ${name}`),
    );
  const gone = code ?? names[0] ?? '';
  if (!(gone in known)) return refuse('not-found', `The cart knows no code ${gone}.`);
  writeCodes(draft, Object.fromEntries(Object.entries(known).filter(([name]) => name !== gone)));
  return done('Discount code', `${gone} removed`, `The cart takes nothing off for ${gone} any more.`);
}

/** The code that a command names: a known one, one in quotes, one in capitals, else the word after "code". */
function codeIn({ part }: Step, known: readonly string[]): string | null {
  const words = part.tokens.filter(({ kind }) => kind === 'word' || kind === 'quote');
  const written = words.map(({ text }) => text.replace(/[.,:;]+$/u, ''));
  const same = written.find((word) => known.includes(word.toUpperCase()));
  const quoted = words.find(
    ({ kind, text }) => kind === 'quote' && /^[\p{L}\p{N}_-]{3,20}$/u.test(text),
  )?.text;
  const large = written.find((word) => /^(?=.*[A-Z])[A-Z0-9_-]{4,20}$/u.test(word));
  const mixed = written.find(
    (word) =>
      /^(?=.*\d)(?=.*\p{L})[\p{L}\p{N}_-]{4,20}$/u.test(word) && !/%|^\d+(?:st|nd|rd|th|am|pm)$/u.test(word),
  );
  const after = /\bcodes? (?:called |named |is |: )?(?<word>[a-z][a-z0-9_-]{3,19})\b/.exec(part.plain)?.groups
    ?.word;
  const named =
    after &&
    !/^(?:for|that|with|which|gives?|takes?|field|box|input|at|in|on|from|called|named|to|off)$/.test(after)
      ? after
      : undefined;
  return (same ?? quoted ?? large ?? mixed ?? named)?.toUpperCase() ?? null;
}
