import type { Brief, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Who sells work, advice or software, and goods only where they say so. */
const serving: ReadonlySet<SiteKind> = new Set<SiteKind>([
  'saas', 'mobile-app', 'docs', 'consulting', 'agency', 'studio', 'law', 'insurance', 'accountant', 'portfolio', 'photographer', 'cv', 'therapist', 'real-estate',
]); // prettier-ignore
/** Words that ask for a shelf. */
const selling =
  /\b(?:(?<!\b(?:that|who|which)\s)(?:sell|sells|selling)|for sale|buy|buying|merch\p{L}*|web\s?shop|e-?commerce|cart|checkout|basket|shopping|(?:online|small|little|web|print|book|gift)\s(?:shop|store)(?!s)|(?:an?|the|my|our|with|and)\s(?:shop|store)(?!s)|shop (?:page|section)|products? (?:page|section|list|grid|range)|(?:our|my|the|\d+|three|four|five|six|eight|ten|twelve) products|(?:prints?|books|originals?|postcards?|cards|vinyl|records|cds|t-?shirts|gifts?|vouchers?)(?=\s*(?:,|\.|and\b|shop|store|section|page|$)))/iu;

/**
 * "a page speed monitor for online shops", "product photographer", "memoirs and business books": of what somebody works on there
 * is no shelf, where nothing is said to be sold.
 */
export function mendNoShelf(brief: Brief): Brief {
  const { prompt, kind, offer, audience } = brief;
  const asked = brief.sections.find(({ value }) => value === 'products');
  if (!asked || !serving.has(kind.value)) return brief;
  if (brief.items.some(({ value }) => value.section === 'products')) return brief;
  if (brief.counts.some(({ value }) => value.thing === 'products')) return brief;
  const told: readonly Span[] = [...(offer?.spans ?? []), ...(audience?.spans ?? [])];
  // Whom they work for and what they are is not what is on the shelf.
  const rest = told.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), prompt); // prettier-ignore
  const others = rest.replace(/\bfor\s(?:\p{L}+\s){0,2}(?:shops|stores|brands|retailers)\b/giu, '');
  // "Check my shop" on a button sells nothing either.
  if (selling.test(others.replace(/["“][^"“”]{0,60}["”]/gu, ''))) return brief;
  return { ...brief, sections: brief.sections.filter((slot) => slot !== asked) };
}
