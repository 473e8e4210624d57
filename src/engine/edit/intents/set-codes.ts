import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { codesOf, hasCart, writeCodes } from '../items/shop-codes';

const codeWords =
  /\b(?:codes?|coupons?|vouchers?|promos?|promocode)\b|gutschein|rabattcode|aktionscode|código|codigo|cupón|cupom|codice|kortingscode|kod |rabatow|indirim|رمز|كوبون|קוד|קופון/iu;
const share =
  /(\d{1,3}(?:[.,]\d)?)\s*(?:%|٪|per ?cent|percent|prozent|por ciento|pour ?cent|procent|per cento)/iu;
const amount =
  /[€$£₪]\s?(?<before>\d+(?:[.,]\d{1,2})?)|(?<after>\d+(?:[.,]\d{1,2})?)\s?(?:€|\$|£|₪|zł|kr|euros?|pounds?|dollars?|quid)/iu;

const bareTerms =
  /^(?:(?:change|make|raise|lower|increase|reduce) )?(?:discount|coupon|voucher|rebate|rabatt|descuento|remise|sconto|desconto|korting)(?: code)? (?:(?:to|should|be|is|of|now|only) )*(?:[€$£] ?)?(\d+(?:[.,]\d{1,2})?) ?(%|percent)?(?: ?(?:€|\$|£|euros?|pounds?|dollars?|kr|zł))?(?: off)?$/;
const renaming =
  /^(?:change|rename|make|replace) (?:(?:discount|coupon|promo|voucher) )?codes?(?: (?<old>\S+))? (?:to|into|be|with) (?<next>\S+)/;

/** "Add code SPRING10 for 10% off": a code that the cart knows, for per cent or an amount; other terms for a known one; no code any more. */
export const setCodes: Intent = {
  name: 'set-codes',
  attempt(step) {
    const { draft, part } = step;
    const known = codesOf(draft);
    const code = codeIn(step, Object.keys(known));
    const isNamed = code !== null && code in known;
    const names = Object.keys(known);
    const about =
      names.length > 0 && !/\b(?:prices?|products?)\b/.test(part.plain) ? bareTerms.exec(part.plain) : null;
    if (about) return setTerms(step, names, about[1] ?? '', about[2] !== undefined);
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
    const isOfShop = isShop || (names.length > 0 && code !== null);
    if (!isNamed && !isOfShop && !Number.isFinite(percent)) return null;
    return set(step, code, percent);
  },
};

/** "The discount should be 8": other terms for the only code there is, in per cent or money as it was. */
function setTerms(step: Step, names: readonly string[], number: string, isShare: boolean): StepResult {
  const [code] = names;
  if (names.length > 1 || code === undefined)
    return refuse(
      'ambiguous',
      `Which code: ${names.join(', ')}?`,
      names.map((name) => `make ${name} ${number}${isShare ? '%' : ''}`),
    );
  const isMoney =
    /[€$£]/.test(step.part.source) || (!isShare && typeof codesOf(step.draft)[code] === 'string');
  return set(
    step,
    code,
    isMoney ? Number.NaN : Number(number.replace(',', '.')),
    isMoney ? number : undefined,
  );
}

/** "Change the code to POT8": the only code, or the one named, goes by another name and takes off what it did. */
function rename({ draft, part }: Step, next: string): string | null {
  const known = codesOf(draft);
  const match = renaming.exec(part.plain)?.groups;
  const old =
    match?.old?.toUpperCase() ?? (Object.keys(known).length === 1 ? Object.keys(known)[0] : undefined);
  if (match?.next?.toUpperCase() !== next || old === undefined || !(old in known) || next in known)
    return null;
  writeCodes(
    draft,
    Object.fromEntries(Object.entries(known).map(([name, off]) => [name === old ? next : name, off])),
  );
  return old;
}

function set(step: Step, code: string | null, percent: number, sum?: string): StepResult {
  const { draft, part } = step;
  if (!hasCart(draft)) return refuse('not-found', 'This site has no cart in which a code could be entered.');
  const old = code === null ? null : rename(step, code);
  const known = codesOf(draft);
  const money = Number.isFinite(percent) ? undefined : amount.exec(part.source)?.groups;
  // "… and 8 off": money, where the code, or the one beside it, takes money off.
  const sample = known[code ?? ''] ?? Object.values(known)[0];
  const plain =
    typeof sample === 'string' && !Number.isFinite(percent)
      ? /\b(?:(?:for|takes|gives) )?(\d+(?:[.,]\d{1,2})?)(?: off)?$/.exec(part.plain)?.[1]
      : undefined;
  const off = (sum ?? money?.before ?? money?.after ?? plain)?.replace(',', '.');
  const was = code === null ? undefined : known[code];
  if (old !== null && was !== undefined && off === undefined && !Number.isFinite(percent))
    return done(
      'Discount code',
      `${old} became ${code ?? ''}`,
      `The code is ${code ?? ''} instead of ${old} now and takes ${typeof was === 'string' ? was : `${was} %`} off, as before.`,
    );
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
