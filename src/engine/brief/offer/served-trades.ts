import type { SiteKind } from '@/domain/site/vocabulary';
import type { Head } from '../items/find-heads';
import type { Reading } from '../reading';
import type { PhraseMatch } from '../words/phrase-index';
import type { Weighted } from '../words/compile-lexicon';

/** Kinds of people and places: whatever is made for them or done to them is none of these. */
export const trades = new Set<SiteKind>([
  'restaurant', 'cafe', 'bakery', 'bar', 'hotel', 'salon', 'spa', 'gym', 'yoga', 'clinic', 'dentist', 'therapist', 'veterinary', 'law',
  'accountant', 'insurance', 'real-estate', 'home-services', 'construction', 'cleaning', 'auto', 'florist', 'photographer',
]); // prettier-ignore

/** Those who buy what somebody makes for them: "Time tracking for architects" besides. */
export const customers = new Set<SiteKind>([...trades, 'studio', 'agency', 'consulting']);

/** Houses and people, and not what such a trade itself makes or mends: "restore land rovers", "makes wedding cakes". */
const houses =
  /^(?:restaurants|caf[eé]s|bars|pubs|inns|hotels|hostels|salons|spas|gyms|clinics|surgeries|practices|bakeries|vineyards|wineries|breweries|distilleries|taprooms|dentists|vets|florists|photographers|builders|solicitors|lawyers|firms|accountants|therapists|barbers|hairdressers|agents|garages)$/u;

/** Openings that say nothing of what is offered: "a place for bakers". */
const pale =
  /^(?:site|sites|website|page|pages|something|anything|stuff|place|home|landing|web|homepage|one-pager|design|template|theme|online|presence|logo|name|city|town|hours|search|best|directory|guide)$/u;
/** What is run by those who are meant themselves. */
const owning = /^(?:runs?|owns?|manages?|hosts?|caters?|serves?|teach(?:es)?|coach(?:es)?)$/u;
/** Of several such houses: "bakeries", "hotels", "surgeries". */
const several = /(?:[^s]s|people|women|men)$/u;

/** "Point of sale for bakeries", "Loyalty cards for cafés": those who buy it, behind the noun that opens the prompt. */
export function findServed({ tokens, spoken }: Reading, heads: readonly Head[]): ReadonlySet<Head> {
  const [opening] = heads;
  const [first] = tokens;
  if (spoken !== 'en' || !opening || !first || opening.from > 1 || opening.lead !== 'start') return new Set();
  return new Set(
    heads.filter((head) => {
      const before = tokens.slice(0, head.from);
      const last = before.at(-1);
      return (
        last?.form === 'for' &&
        before.length >= 2 &&
        before.every(
          ({ clause, isClosed, form }) => clause === first.clause && !isClosed && !pale.test(form),
        ) &&
        several.test(tokens[head.to - 1]?.form ?? '')
      );
    }),
  );
}

/** "Terra Lenta advises vineyards", "cleans dental surgeries": those it is done for, and not who does it. */
export function isDoneFor(
  { tokens, spoken }: Reading,
  { from, to, value }: PhraseMatch<Weighted<SiteKind>>,
  head: Head,
): boolean {
  return (
    spoken === 'en' &&
    head.lead === 'deed' &&
    from > head.from &&
    trades.has(value.value) &&
    !owning.test(tokens[head.from]?.form ?? '') &&
    houses.test(tokens[to - 1]?.form ?? '') &&
    tokens.slice(to, head.to).every(({ form }) => form === 'and' || several.test(form))
  );
}

/** "We train bar staff": who works in such a house. */
export const isBeforeStaff = ({ tokens, spoken }: Reading, { to }: PhraseMatch<unknown>): boolean =>
  spoken === 'en' &&
  /^(?:staff|owners|managers|teams|workers)$/u.test(tokens[to]?.form ?? '') &&
  tokens[to]?.gap === ' ';
