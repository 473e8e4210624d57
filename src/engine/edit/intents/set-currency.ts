import { valueOf } from '../../locate/page-tree';
import { replaceEverywhere } from '../facts/scan-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { moneyPattern } from '../items/money';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

/** Sign, code, whether the sign stands before the amount, names. */
const currencies: readonly (readonly [sign: string, code: string, isFirst: boolean, names: RegExp])[] = [
  ['€', 'EUR', true, /^(?:€|eur|euros?)$/],
  ['£', 'GBP', true, /^(?:£|gbp|pounds?|sterling|libras?|livres?|pfund|sterline)$/],
  ['$', 'USD', true, /^(?:\$|usd|us|dollars?|dolares|dollari|us\$)$/],
  ['CHF', 'CHF', true, /^(?:chf|francs?|franken|swiss)$/],
  ['kr', 'SEK', false, /^(?:kr|sek|kronor|kronas?)$/],
  ['kr', 'NOK', false, /^(?:nok|kroner)$/],
  ['kr', 'DKK', false, /^dkk$/],
  ['zł', 'PLN', false, /^(?:zł|zl|pln|zloty|zlotys|zlote|zlotych)$/],
  ['₺', 'TRY', true, /^(?:₺|tl|try|lira|liras)$/],
  ['₪', 'ILS', true, /^(?:₪|ils|nis|shekels?)$/],
  ['R$', 'BRL', true, /^(?:r\$|brl|reais|reals?)$/],
  ['¥', 'JPY', true, /^(?:¥|jpy|yen)$/],
  ['₹', 'INR', true, /^(?:₹|inr|rupees?)$/],
  ['A$', 'AUD', true, /^(?:a\$|aud|australian)$/],
  ['C$', 'CAD', true, /^(?:c\$|cad|canadian)$/],
];

const name = '\\S{1,10}';
const rest = '(?: dollars?| pounds?| francs?)?(?:(?: ,)? (?:instead of|not|rather than|and not) .+)?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:show|list|put|change|make|use|have|set|switch|write|give) )?(?:all |every )?(?:prices?|currency|amounts?|everything)(?: (?:should|must|be|are|is|to|in|into|from \\S+|shown|listed))* (?<to>${name})${rest}$`,
  ),
  new RegExp(
    `^(?:use|show|write) (?<to>${name})(?: sign| signs| symbol)? ?(?:for prices|instead of \\S+|not \\S+|as currency)$`,
  ),
  new RegExp(
    `^(?:change|switch|replace|convert|swap) (?<from>${name})(?: signs?)? (?:to|into|with|by|for) (?<to>${name})(?: signs?)?$`,
  ),
  new RegExp(`^(?:change|switch|go|move|make it) (?:to|in|into) (?<to>${name})${rest}$`),
];

/** Writes every price in another currency, the amounts as they are: what they come to is the owner's to say. */
export const setCurrency: Intent = {
  name: 'set-price',
  attempt({ draft, part }) {
    for (const form of forms) {
      const match = matchPhrase(part, form);
      const to = match?.to ? currencyOf(match.to.text) : null;
      if (!match || !to || (match.from && !currencyOf(match.from.text))) continue;
      const [sign, code, isFirst] = to;
      const wanted = new RegExp(moneyPattern.source, 'gu');
      const prices = replaceEverywhere(draft, wanted, (found) => {
        const amount = /\d[\d.,’' ]*\d|\d/.exec(found)?.[0] ?? '';
        const isAfter = /\d\s?[^\d\s.,]+$/u.test(found);
        if (isFirst && !isAfter) return `${sign}${/\p{L}$/u.test(sign) ? ' ' : ''}${amount}`;
        return `${amount} ${sign}`;
      });
      const codes =
        replaceEverywhere(draft, /(?<="priceCurrency": ?")[A-Z]{3}(?=")/g, () => code) +
        markCurrency(draft, code);
      if (prices + codes === 0) return refuse('not-found', 'I found no prices on this site.');
      return done(
        'Currency',
        `${code}, ${countOf(prices, 'price')}`,
        `The prices are in ${sign} now (${countOf(prices, 'place')}). The amounts are the same: what they come to in another currency is yours to say.`,
      );
    }
    return null;
  },
};

/** What the cart of a shop counts in. */
function markCurrency(draft: Parameters<typeof replaceEverywhere>[0], code: string): number {
  let count = 0;
  for (const page of draft.everyPage()) {
    const marked = draft
      .tree(page)
      .elements.filter((element) => /^[A-Z]{3}$/.test(valueOf(element, 'data-currency')))
      .flatMap((element) => element.attributes.get('data-currency') ?? []);
    draft.splice(
      page,
      marked.map(({ start, end }) => ({ start, end, text: `data-currency="${code}"` })),
    );
    count += marked.length;
  }
  return count;
}

export function currencyOf(text: string) {
  const word = foldWord(text).replace(/[.,;]$/, '');
  return currencies.find(([, , , names]) => names.test(word)) ?? null;
}
